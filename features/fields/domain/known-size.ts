import { type Field, isDefaultSize } from './field.ts';

/** The field's area; null while it is only the default that nobody confirmed. */
export const knownHectares = (
  field: Pick<Field, 'size' | 'size_unit' | 'size_hectares' | 'size_is_default' | 'boundary_source'>,
): number | null => (isDefaultSize(field) ? null : field.size_hectares);
