import { useMemo } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import type { SeenFromAbove } from '#features/fields/domain/vegetation.ts';
import type { TimelineEntry } from '#features/history/domain/timeline.ts';
import { useHistoryWords } from '#features/history/web/words.ts';
import { useRow } from '#kit/web/store/hooks.ts';

/** The newest clear pass over the field; older ones have no stored image. Sample passes are not history. */
export const useSatelliteEntries = (field: Field): readonly TimelineEntry[] => {
  const seen = useRow<SeenFromAbove>('satellite_result', field.id);
  const { kinds, entries } = useHistoryWords();
  return useMemo(() => {
    if (!seen || seen.sample) return [];
    const compared =
      seen.of === 'plot' && seen.health?.against === 'crop'
        ? entries.green(String(Math.round(seen.health.value * 100)))
        : null;
    return [
      {
        id: `satellite-${seen.id}`,
        day: seen.pass_date,
        kind: 'satellite',
        title: kinds.satellite,
        detail: compared,
        photo: null,
        href: `/fields/${seen.id}?tab=satellite`,
      },
    ];
  }, [seen, kinds, entries]);
};
