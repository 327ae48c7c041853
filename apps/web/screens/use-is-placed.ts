import type { Field } from '#features/fields/domain/field.ts';
import { useRows } from '#kit/web/store/hooks.ts';

/** Weather, and what presses because of it, are known where a place is: without one no room is kept for them. */
export const useIsPlaced = (): boolean => useRows<Field>('field').some((f) => !f.location_unconfirmed);
