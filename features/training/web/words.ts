import { useFormat } from '#kit/web/format.ts';
import { useWords } from '#kit/web/words.tsx';
import { megabytes } from '../domain/resource.ts';
import { trainingEn } from '../words.en.ts';
import { trainingOutboxEn } from '../words.outbox.en.ts';
import { trainingOutboxSw } from '../words.outbox.sw.ts';
import { trainingSw } from '../words.sw.ts';

export const useTrainingWords = () => useWords({ en: trainingEn, sw: trainingSw });
export const useTrainingRefusals = () => useWords({ en: trainingOutboxEn, sw: trainingOutboxSw }).refusals;

/** 0.03, 12.4: the unit of data bundles. */
export const useMegabytes = (): ((bytes: number) => string) => {
  const format = useFormat();
  return (bytes) => format.number(megabytes(bytes), 2);
};
