import { useCallback } from 'react';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey, cropByKey } from '#knowledge/index.ts';
import { openQuestion, suggestedCrops } from '../../domain/crop-question.ts';
import { NONE_OF_THESE } from '../../domain/scan.ts';
import type { Scan } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';

/** The title of a check in a list. */
export const useScanName = () => {
  const words = useScannerWords();
  const { language } = useLanguage();
  return useCallback(
    ({ outcome, condition, pick, top3, crop_question }: Scan): string => {
      const named = (key: string): string => {
        const entry = conditionByKey(key);
        return entry?.type === 'healthy' ? words.healthyTitle : (entry?.name[language] ?? key);
      };
      const question = openQuestion({ crop_question });
      const crop = (key: string): string => cropByKey(key)?.name[language] ?? key;
      if (question)
        return words.cropAsked(crop(suggestedCrops(question)[0] ?? question.chosen), crop(question.chosen));
      if (outcome === 'answer') return named(condition ?? '');
      if (pick && pick !== NONE_OF_THESE) return words.youChose(named(pick));
      const first = outcome === 'candidates' && pick !== NONE_OF_THESE ? top3[0] : undefined;
      return first ? words.perhaps(named(first.condition)) : words.outcomes[outcome];
    },
    [words, language],
  );
};
