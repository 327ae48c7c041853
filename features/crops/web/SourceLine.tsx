import { MutedText } from '#kit/web/ui/layout.tsx';
import { calendarSources, type CalendarSource } from '#knowledge/calendar/index.ts';
import type { Source } from '#knowledge/sources.ts';
import { useCropWords } from './words.ts';

/** The source, and whether it was not read again. */
export const SourceLine = ({ of }: { readonly of: CalendarSource }) => {
  const words = useCropWords();
  const source: Source = calendarSources[of];
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
