import type { IrrigationType } from '#features/fields/domain/field.ts';

/** Watering cans do not carry a field through a dry season. */
export const isIrrigated = (type: IrrigationType | null): boolean =>
  type === 'drip' || type === 'sprinkler' || type === 'flood';
