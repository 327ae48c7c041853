import type { IrrigationType } from '#features/fields/domain/field.ts';

/** Watering cans cannot sustain a field through a dry season. */
export const isIrrigated = (type: IrrigationType | null): boolean =>
  type === 'drip' || type === 'sprinkler' || type === 'flood';
