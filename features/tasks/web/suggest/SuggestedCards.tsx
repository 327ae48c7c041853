import { Stack } from '#kit/web/ui/layout.tsx';
import { SuggestionCards } from './SuggestionCards.tsx';
import { useKnownSuggestions } from './use-suggestions.ts';
import { WeatherNote } from './WeatherNote.tsx';
import { useSuggestWords } from './words.ts';

const MAX_SHOWN = 2;

/** Suggestions for the coming week. Renders nothing when there are none. */
export const SuggestedCards = () => {
  const words = useSuggestWords();
  const { suggestions, fields, today, sample, oldForecast } = useKnownSuggestions();
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby="suggested-tasks">
      <Stack gap="small">
        <h2 id="suggested-tasks">{words.cards.title}</h2>
        <WeatherNote sample={sample} oldForecast={oldForecast} />
        <SuggestionCards suggestions={suggestions} fields={fields} today={today} first={MAX_SHOWN} />
      </Stack>
    </section>
  );
};
