import { useEffect, useState } from 'react';
import type { Crop } from '#features/crops/domain/crop.ts';
import type { Field } from '#features/fields/domain/field.ts';
import type { FieldEvent } from '#features/history/domain/event.ts';
import { logError } from '#kit/web/log.ts';
import { useRowsOf, useStore } from '#kit/web/store/hooks.ts';
import type { WaterSatisfaction } from './water-satisfaction.ts';

/**
 * A field's water supply as evidence of its health; null when unknown. Loads the water model only when a crop
 * grows at a confirmed location.
 */
export const useWaterSatisfaction = (field: Field): WaterSatisfaction | null => {
  const store = useStore();
  const crops = useRowsOf<Crop>('crop', 'field_id', field.id);
  const events = useRowsOf<FieldEvent>('field_event', 'field_id', field.id);
  const [found, setFound] = useState<WaterSatisfaction | null>(null);
  const canCompute =
    !field.location_unconfirmed &&
    (crops ?? []).some(
      (crop) => crop.planting_date !== null && crop.status !== 'harvested' && crop.status !== 'failed',
    );
  useEffect(() => {
    if (!canCompute || !crops || !events) {
      setFound(null);
      return undefined;
    }
    let cancelled = false;
    const now = new Date();
    import('./water-satisfaction.ts')
      .then(({ getWaterSatisfaction }) =>
        getWaterSatisfaction((key) => store.readMeta(key), field, crops, events, now),
      )
      .then((share) => {
        if (!cancelled) setFound(share);
      }, logError('agronomy.use_water_share'));
    return () => {
      cancelled = true;
    };
  }, [store, field, crops, events, canCompute]);
  return found;
};
