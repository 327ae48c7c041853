import { useWords } from '#kit/web/words.tsx';
import { staffEn } from '../../words.staff.en.ts';
import { staffSw } from '../../words.staff.sw.ts';

export const useStaffWords = () => useWords({ en: staffEn, sw: staffSw });
