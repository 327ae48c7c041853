import { useMemo } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import type { TimelineEntry } from '#features/history/domain/timeline.ts';
import { useAlertEntries } from './field-parts/alert-entries.ts';
import { useCheckEntries } from './field-parts/check-entries.ts';
import { useCropEntries } from './field-parts/crop-entries.ts';
import { useSatelliteEntries } from './field-parts/satellite-entries.ts';

/** A field's history entries from other features; null while loading. Add new sources here. */
export const useHistoryEntries = (field: Field): readonly TimelineEntry[] | null => {
  const checks = useCheckEntries(field);
  const crops = useCropEntries(field);
  const alerts = useAlertEntries(field);
  const satellitePasses = useSatelliteEntries(field);
  return useMemo(
    () => checks && crops && alerts && [...checks, ...crops, ...alerts, ...satellitePasses],
    [checks, crops, alerts, satellitePasses],
  );
};
