import { useWords } from '#kit/web/words.tsx';
import { fieldsEn } from '../words.en.ts';
import { fieldsSw } from '../words.sw.ts';

export const useFieldWords = () => useWords({ en: fieldsEn, sw: fieldsSw });
export type FieldWords = ReturnType<typeof useFieldWords>;
