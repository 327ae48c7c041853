import type { AreaUnit } from '#kit/pure/units.ts';

/** The columns of a field that tell whether its size is a default. */
export interface Size {
  readonly size: number;
  readonly size_unit: AreaUnit;
  readonly size_is_default?: boolean | null | undefined;
  readonly boundary_source: string;
}

/**
 * Whether the size is a default. Rows and commands without `size_is_default` count as default if the size is
 * one unit and the shape is not measured.
 */
export const isDefaultSize = (field: Size): boolean =>
  field.size_is_default ??
  (field.boundary_source === 'approximate' && field.size === 1 && field.size_unit !== 'square_meters');

/** The field's area; null while it is only the default that nobody confirmed. */
export const knownHectares = (field: Size & { readonly size_hectares: number }): number | null =>
  isDefaultSize(field) ? null : field.size_hectares;
