import { useState } from 'react';
import { useWaterSatisfaction } from '#features/agronomy/web/use-water-satisfaction.ts';
import type { Crop } from '#features/crops/domain/crop.ts';
import type { reviewRows } from '#features/experts/contract.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { type Evidence, fieldHealth, type Health, plantStatus } from '#features/fields/domain/health.ts';
import { type SatelliteReading, vegetationOf } from '#features/fields/domain/vegetation.ts';
import type { OutcomeRow } from '#features/impact/domain/outcome.ts';
import { bestCondition } from '#features/scanner/domain/scan-condition.ts';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import type { RowOf } from '#kit/sync/commands.ts';
import { useRow, useRows, useRowsOf } from '#kit/web/store/hooks.ts';

type Review = RowOf<typeof reviewRows>;

const isHealthy = (condition: string): boolean => condition.endsWith('___healthy');
const dayOf = (moment: string): string => dayInNairobi(new Date(moment));

/** The expert's latest diagnosis of this plant. */
const expertDiagnosis = (scan: Scan, reviews: readonly Review[]): string | null => {
  const answers = reviews
    .filter((r) => r.scan_id === scan.id)
    .flatMap((r) => r.turns)
    .map((t) => t.answer?.condition)
    .filter((c): c is string => Boolean(c));
  return answers[answers.length - 1] ?? null;
};

/** A leaf check as evidence of the field's health. */
export const leafEvidence = (
  scan: Scan,
  outcomes: readonly OutcomeRow[],
  reviews: readonly Review[],
): Evidence | null => {
  const diagnosis = bestCondition(scan, expertDiagnosis(scan, reviews));
  if (!diagnosis) return null;
  const base = { id: scan.id, day: dayOf(scan.taken_at), href: `/scan/${scan.id}` };
  if (isHealthy(diagnosis.condition))
    return diagnosis.source === 'farmer' ? null : { ...base, kind: 'healthy', by: diagnosis.source };
  const answers = outcomes.filter((o) => o.scan_id === scan.id).sort((a, b) => b.step - a.step)[0];
  return {
    ...base,
    kind: 'trouble',
    condition: diagnosis.condition,
    by: diagnosis.source,
    severity: scan.severity,
    helped: answers?.answer ?? null,
    helpedOn: answers ? dayOf(answers.answered_at) : null,
  };
};

const isEvidence = (e: Evidence | null): e is Evidence => e !== null;

/**
 * All evidence of a field's health: leaves, water, and satellite results (the row of
 * `features/satellite/contract.ts`).
 */
export const useHealthEvidence = (field: Field): readonly Evidence[] => {
  const scans = useRowsOf<Scan>('scan', 'field_id', field.id) ?? [];
  const outcomes = useRows<OutcomeRow>('outcome');
  const reviews = useRows<Review>('review');
  const water = useWaterSatisfaction(field);
  const satelliteResult = useRow<SatelliteReading>('satellite_result', field.id);
  const green = vegetationOf(satelliteResult, useRowsOf<Crop>('crop', 'field_id', field.id) ?? []);
  const leaves = scans.map((scan) => leafEvidence(scan, outcomes, reviews)).filter(isEvidence);
  return [
    ...leaves,
    ...(green ? [green] : []),
    ...(water ? [{ kind: 'water', id: `water-${field.id}`, href: null, ...water } as const] : []),
  ];
};

export const useFieldHealth = (
  field: Field,
): { readonly health: Health | null; readonly plantStatus: Health | null } => {
  const evidence = useHealthEvidence(field);
  const [today] = useState(() => dayInNairobi(new Date()));
  return { health: fieldHealth(evidence, today), plantStatus: plantStatus(evidence, today) };
};
