import { useAlertWords } from '#features/alerts/web/words.ts';
import { useFormat } from '#kit/web/format.ts';
import { MutedText } from '#kit/web/ui/layout.tsx';
import type { KnownFacts } from './use-facts.ts';
import { useSuggestWords } from './words.ts';

/** A note above suggestions: the weather is sample data, or too old to use. */
export const WeatherNote = ({ sample, oldForecast }: Pick<KnownFacts, 'sample' | 'oldForecast'>) => {
  const words = useSuggestWords();
  const { sample: sampleText } = useAlertWords();
  const format = useFormat();
  return (
    <>
      {sample && <MutedText>{sampleText}</MutedText>}
      {oldForecast !== null && (
        <MutedText>{words.cards.oldForecast(format.age(oldForecast, Date.now()))}</MutedText>
      )}
    </>
  );
};
