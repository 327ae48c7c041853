import { useFormat } from '#kit/web/format.ts';
import { useLanguage, useWords } from '#kit/web/words.tsx';
import { conditionByKey, cropByKey } from '#knowledge/index.ts';
import { farmerCropOf } from '../../domain/model-crops.ts';
import { accuracyEn } from '../../words.accuracy.en.ts';
import { accuracySw } from '../../words.accuracy.sw.ts';

export const useAccuracyWords = () => useWords({ en: accuracyEn, sw: accuracySw });

/** A crop of the model, or a condition, in the farmer's language. */
export const useNameOf = () => {
  const { language } = useLanguage();
  return (key: string): string =>
    (cropByKey(farmerCropOf(key)) ?? conditionByKey(key))?.name[language] ?? key;
};

/** A share of 0 to 1 as a whole percentage. */
export const useShare = () => {
  const { percent } = useFormat();
  return (share: number): string => percent(Math.round(share * 100) / 100);
};
