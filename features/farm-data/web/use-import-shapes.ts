import { useMemo } from 'react';
import { POINTS_MAX } from '#features/fields/domain/boundary/boundary-codes.ts';
import { checkBoundary } from '#features/fields/domain/boundary/boundary.ts';
import { simplifyRing } from '#features/fields/domain/boundary/walked-shape.ts';
import { type Field, instantDefaults } from '#features/fields/domain/field.ts';
import { useAddField } from '#features/fields/web/use-add-field.ts';
import { areaOf } from '#kit/pure/geodesy.ts';
import { fromPolygonText, pointInside, type Ring, toPolygonText } from '#kit/pure/geometry.ts';
import type { Result } from '#kit/pure/result.ts';
import { fromHectares } from '#kit/pure/units.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { placementOf, type Shape, swapLatLng } from '../domain/shapes.ts';

export interface Candidate {
  readonly name: string;
  readonly ring: Ring;
  readonly hectares: number;
  readonly isOutsideKenya: boolean;
  /** An earlier shape in the file covers the same land. */
  readonly isDuplicate: boolean;
  /** The shape as it would be stored, or why it is invalid. */
  readonly boundaryCheck: Result<Ring>;
}

/** A tenth of a square metre, negligible for any field. */
const MIN_M2 = 0.1;

const candidateOf = (shape: Shape, others: readonly Ring[], before: readonly Candidate[]): Candidate => {
  const ring = shape.ring.length > POINTS_MAX ? simplifyRing(shape.ring, MIN_M2, POINTS_MAX) : shape.ring;
  const boundaryCheck = checkBoundary(ring, others);
  const isDuplicate =
    boundaryCheck.ok &&
    !checkBoundary(
      ring,
      before.flatMap((one) => (one.boundaryCheck.ok ? [one.boundaryCheck.value] : [])),
    ).ok;
  return {
    name: shape.name,
    ring,
    hectares: areaOf(ring) / 10_000,
    isOutsideKenya: placementOf(shape) === 'elsewhere',
    isDuplicate,
    boundaryCheck,
  };
};

/** The candidate fields from a file's shapes. `swapped`: latitude and longitude are exchanged. */
export const useCandidates = (shapes: readonly Shape[], swapped: boolean): readonly Candidate[] => {
  const fields = useRows<Field>('field');
  return useMemo(() => {
    const others = fields
      .filter((field) => field.boundary_source !== 'approximate')
      .flatMap((field) => {
        const ring = fromPolygonText(field.boundary);
        return ring ? [ring] : [];
      });
    return shapes.reduce<Candidate[]>(
      (before, shape) => [...before, candidateOf(swapped ? swapLatLng(shape) : shape, others, before)],
      [],
    );
  }, [shapes, swapped, fields]);
};

/** Each is added like a drawn field: stored on the phone, sent when online, subject to the plan's limit. */
export const useAddShapes = () => {
  const { add } = useAddField();
  return async (candidates: readonly (Candidate & { readonly name: string })[]): Promise<number> => {
    let added = 0;
    for (const { name, boundaryCheck } of candidates) {
      if (!boundaryCheck.ok) continue;
      const hectares = areaOf(boundaryCheck.value) / 10_000;
      const id = await add({
        name,
        size: Number(fromHectares(hectares, 'acres').toPrecision(4)),
        size_unit: 'acres',
        crop_type: instantDefaults.crop_type,
        soil_type: null,
        irrigation_type: null,
        location_description: null,
        place: { ...pointInside(boundaryCheck.value), accuracy_m: null },
        boundary: toPolygonText(boundaryCheck.value),
        boundary_source: 'imported',
        area_error_m2: null,
        measured_at: new Date().toISOString(),
      });
      if (id !== null) added += 1;
    }
    return added;
  };
};
