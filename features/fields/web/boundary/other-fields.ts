import { fromPolygonText } from '#kit/pure/geometry.ts';
import type { Field } from '../../domain/field.ts';
import type { OtherField } from './types.ts';

/**
 * The farmer's other fields whose shape was measured in place. Excludes placeholder squares and shapes from
 * side lengths, which have no real position.
 */
export const otherMeasuredFields = (fields: readonly Field[], except: string | null): readonly OtherField[] =>
  fields.flatMap((field) => {
    const ring =
      field.id === except || field.boundary_source === 'approximate' || field.boundary_source === 'sides'
        ? null
        : fromPolygonText(field.boundary);
    return ring ? [{ name: field.name, ring }] : [];
  });
