import type { Field } from './field.ts';

export type Size = Pick<Field, 'size' | 'size_unit' | 'size_is_default' | 'boundary_source'>;

/**
 * Whether the size is a default. Rows and commands without `size_is_default` count as default if the size is
 * one unit and the shape is not measured.
 */
export const isDefaultSize = (field: Size): boolean =>
  field.size_is_default ??
  (field.boundary_source === 'approximate' && field.size === 1 && field.size_unit !== 'square_meters');

/** The field's area; null while it is only the default that nobody confirmed. */
export const knownHectares = (field: Size & Pick<Field, 'size_hectares'>): number | null =>
  isDefaultSize(field) ? null : field.size_hectares;
