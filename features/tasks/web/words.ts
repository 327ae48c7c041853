import { useWords } from '#kit/web/words.tsx';
import { tasksEn } from '../words.en.ts';
import { taskOutboxEn } from '../words.outbox.en.ts';
import { taskOutboxSw } from '../words.outbox.sw.ts';
import { tasksSw } from '../words.sw.ts';

export const useTaskWords = () => useWords({ en: tasksEn, sw: tasksSw });
export type TaskWords = ReturnType<typeof useTaskWords>;

/** Texts for refused commands. */
export const useTaskRefusals = () => useWords({ en: taskOutboxEn, sw: taskOutboxSw }).refusals;
