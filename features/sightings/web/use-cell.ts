import type { Field } from '#features/fields/domain/field.ts';
import { locate } from '#kit/web/place/locate.ts';
import { cellOf } from '../domain/cell.ts';

/**
 * The cell of a field, or of the phone. Null when neither location is known. The exact point stays on the
 * phone.
 */
export const cellNear = async (field: Field | undefined): Promise<string | null> => {
  if (field && !field.location_unconfirmed) return cellOf(field.location);
  const here = await locate();
  return here.ok ? cellOf(here.value) : null;
};
