import type { Field } from '#features/fields/domain/field.ts';
import { useRows } from '#kit/web/store/hooks.ts';

/** Weather and urgent alerts need a confirmed place: without one no space is reserved for them. */
export const useHasConfirmedLocation = (): boolean =>
  useRows<Field>('field').some((f) => !f.location_unconfirmed);
