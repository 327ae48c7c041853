import { useState } from 'react';
import type { reviewRows } from '#features/experts/contract.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { MAX_AGE } from '#features/fields/domain/health.ts';
import type { SickPlace } from '#features/fields/domain/sick-place.ts';
import type { OutcomeRow } from '#features/impact/domain/outcome.ts';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import { type Day, dayInNairobi, daysBetween } from '#kit/pure/days.ts';
import { fromPolygonText, isInside, type Point } from '#kit/pure/geometry.ts';
import type { RowOf } from '#kit/sync/commands.ts';
import { useRow, useRows, useRowsOf } from '#kit/web/store/hooks.ts';
import { leafEvidence } from './health-evidence.ts';

/** The part of a satellite reading that has a place. */
export interface WeakAreas {
  readonly id: string;
  readonly sample: boolean;
  readonly of: 'plot' | 'around';
  readonly boundary: 'measured' | 'approximate';
  readonly pass_date: Day;
  readonly problemAreas: readonly Point[];
}
interface Evidence {
  readonly scans: readonly Scan[];
  readonly outcomes: readonly OutcomeRow[];
  readonly reviews: readonly RowOf<typeof reviewRows>[];
  readonly satellite: WeakAreas | null;
}

const isRecent = (day: Day, today: Day, days: number): boolean => daysBetween(day, today) <= days;

/**
 * Places inside a measured boundary with a sick leaf that has not got better, or weak growth seen by
 * satellite, newest first. A sample and a guessed boundary have none.
 */
export const sickPlacesOf = (
  field: Pick<Field, 'id' | 'boundary' | 'boundary_source' | 'location_unconfirmed'>,
  { scans, outcomes, reviews, satellite }: Evidence,
  today: Day,
): readonly SickPlace[] => {
  const ring = fromPolygonText(field.boundary);
  if (!ring || field.boundary_source === 'approximate' || field.location_unconfirmed) return [];
  const leaves = scans.flatMap((scan): SickPlace[] => {
    const { location } = scan;
    if (!location || !isInside(location, ring)) return [];
    const evidence = leafEvidence(scan, outcomes, reviews);
    if (evidence?.kind !== 'trouble' || evidence.helped === 'better') return [];
    const { id, day, href } = evidence;
    return [{ id, day, by: 'check', href: href ?? `/scan/${id}`, lat: location.lat, lng: location.lng }];
  });
  const weak =
    satellite && !satellite.sample && satellite.of === 'plot' && satellite.boundary === 'measured'
      ? satellite.problemAreas.map(({ lat, lng }, i): SickPlace => ({
          id: `weak-${i}`,
          day: satellite.pass_date,
          by: 'satellite',
          href: `/fields/${field.id}?tab=satellite`,
          lat,
          lng,
        }))
      : [];
  return [
    ...leaves.filter(({ day }) => isRecent(day, today, MAX_AGE.leaf)),
    ...weak.filter(({ day, ...at }) => isRecent(day, today, MAX_AGE.vegetation) && isInside(at, ring)),
  ].sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
};

export const useSickPlaces = (field: Field): readonly SickPlace[] => {
  const [today] = useState(() => dayInNairobi(new Date()));
  const scans = useRowsOf<Scan>('scan', 'field_id', field.id) ?? [];
  const outcomes = useRows<OutcomeRow>('outcome');
  const reviews = useRows<RowOf<typeof reviewRows>>('review');
  const satellite = useRow<WeakAreas>('satellite_result', field.id) ?? null;
  return sickPlacesOf(field, { scans, outcomes, reviews, satellite }, today);
};
