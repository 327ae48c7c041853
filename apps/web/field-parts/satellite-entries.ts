import { useMemo } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import type { SatelliteReading } from '#features/fields/domain/vegetation.ts';
import type { TimelineEntry } from '#features/history/domain/timeline.ts';
import { useHistoryWords } from '#features/history/web/words.ts';
import { useRow } from '#kit/web/store/hooks.ts';

/** The newest clear pass over the field; older ones have no stored image. Sample passes are not history. */
export const useSatelliteEntries = (field: Field): readonly TimelineEntry[] => {
  const satelliteResult = useRow<SatelliteReading>('satellite_result', field.id);
  const { kinds, entries } = useHistoryWords();
  return useMemo(() => {
    if (!satelliteResult || satelliteResult.sample) return [];
    const comparisonText =
      satelliteResult.of === 'plot' && satelliteResult.health?.against === 'crop'
        ? entries.green(String(Math.round(satelliteResult.health.value * 100)))
        : null;
    return [
      {
        id: `satellite-${satelliteResult.id}`,
        day: satelliteResult.pass_date,
        kind: 'satellite',
        title: kinds.satellite,
        detail: comparisonText,
        photo: null,
        href: `/fields/${satelliteResult.id}?tab=satellite`,
      },
    ];
  }, [satelliteResult, kinds, entries]);
};
