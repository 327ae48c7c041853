import { fromPolygonText } from '#kit/pure/geometry.ts';
import type { Ring } from '#kit/web/ui/outline/outline.ts';
import type { Field } from '../domain/field.ts';

/** The boundary as the outline parts take it. */
export const ringOf = ({ boundary }: Pick<Field, 'boundary'>): Ring =>
  (fromPolygonText(boundary) ?? []).map((p) => [p.lng, p.lat] as const);
