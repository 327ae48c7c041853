import { Fold } from '#kit/web/ui/Fold.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { LeafIcon } from '#kit/web/ui/more-icons.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { suggestionText } from '../../domain/suggest/suggestion-text.ts';
import { SuggestionCards } from './SuggestionCards.tsx';
import { useKnownSuggestions } from './use-suggestions.ts';
import { WeatherNote } from './WeatherNote.tsx';
import { useSuggestWords } from './words.ts';

const MAX_SHOWN = 2;

/** Suggestions for the coming week. Renders nothing when there are none. */
export const SuggestedCards = () => {
  const words = useSuggestWords();
  const { suggestions, fields, today, sample, oldForecast } = useKnownSuggestions();
  const { language } = useLanguage();
  if (suggestions.length === 0) return null;
  return (
    <Fold
      id="suggested-tasks"
      icon={LeafIcon}
      title={words.cards.title}
      fact={`${suggestions.length}: ${suggestionText(suggestions[0]!, language).title}`}
    >
      <Stack gap="small">
        <WeatherNote sample={sample} oldForecast={oldForecast} />
        <SuggestionCards suggestions={suggestions} fields={fields} today={today} first={MAX_SHOWN} />
      </Stack>
    </Fold>
  );
};
