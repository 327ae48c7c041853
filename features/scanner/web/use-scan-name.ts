import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey } from '#knowledge/index.ts';
import type { Scan } from './use-scans.ts';
import { useScannerWords } from './words.ts';

/** What a check is called in a list. */
export const useScanName = () => {
  const words = useScannerWords();
  const { language } = useLanguage();
  return (scan: Scan): string => {
    if (scan.outcome !== 'answer') return words.outcomes[scan.outcome];
    const entry = conditionByKey(scan.condition ?? '');
    if (entry?.type === 'healthy') return words.healthyTitle;
    return entry?.name[language] ?? scan.condition ?? '';
  };
};
