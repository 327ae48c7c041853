import { MutedText } from '#kit/web/ui/layout.tsx';
import { calendarSources, type CalendarSource } from '#knowledge/calendar/index.ts';
import type { Source } from '#knowledge/sources.ts';
import { useCropWords } from './words.ts';

/** The source of a figure, with a note if we did not check its page again. */
export const SourceLine = ({ sourceKey }: { readonly sourceKey: CalendarSource }) => {
  const words = useCropWords();
  const source: Source = calendarSources[sourceKey];
  const name = `${source.publisher}: ${source.title}${source.year ? ` (${source.year})` : ''}`;
  return (
    <MutedText>
      {words.harvestEstimate.source}:{' '}
      {source.url ? (
        <a href={source.url} target="_blank" rel="noopener">
          {name}
        </a>
      ) : (
        name
      )}
      {source.basis === 'general' && ` – ${words.harvestEstimate.general}`}
    </MutedText>
  );
};
