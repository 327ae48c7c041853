import { useAlertWords } from '#features/alerts/web/words.ts';
import { useFormat } from '#kit/web/format.ts';
import { Soft } from '#kit/web/ui/layout.tsx';
import type { KnownFacts } from './use-facts.ts';
import { useSuggestWords } from './words.ts';

/**
 * What must be known of the weather before its suggestions are read: that it is a stand-in’s, or too old to
 * be asked.
 */
export const WeatherNote = ({ sample, oldForecast }: Pick<KnownFacts, 'sample' | 'oldForecast'>) => {
  const words = useSuggestWords();
  const { sample: sampleText } = useAlertWords();
  const format = useFormat();
  return (
    <>
      {sample && <Soft>{sampleText}</Soft>}
      {oldForecast !== null && <Soft>{words.cards.oldForecast(format.age(oldForecast, Date.now()))}</Soft>}
    </>
  );
};
