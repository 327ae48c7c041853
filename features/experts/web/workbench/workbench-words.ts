import { useWords } from '#kit/web/words.tsx';
import { workbenchEn } from '../../words.workbench.en.ts';
import { workbenchSw } from '../../words.workbench.sw.ts';

export const useWorkbenchWords = () => useWords({ en: workbenchEn, sw: workbenchSw });
