import { dayInNairobi } from '#kit/pure/days.ts';
import { useRows, useRowsOf } from '#kit/web/store/hooks.ts';
import type { FieldSlotProps } from '#features/fields/web/field-slots.tsx';
import { HealthLine } from '#features/history/web/HealthLine.tsx';
import { LatestPhoto } from '#features/history/web/LatestPhoto.tsx';
import type { OutcomeRow } from '#features/impact/domain/outcome.ts';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import { useFieldHealth } from './health-evidence.ts';

export const HealthPart = ({ field }: FieldSlotProps) => <HealthLine {...useFieldHealth(field)} />;

/** The newest of the photos of checks and of what became of them. */
export const LatestPart = ({ field }: FieldSlotProps) => {
  const scans = useRowsOf<Scan>('scan', 'field_id', field.id) ?? [];
  const outcomes = useRows<OutcomeRow>('outcome').filter((o) => scans.some((scan) => scan.id === o.scan_id));
  const photos = [...scans.map((s) => ({ hash: s.photo, at: s.taken_at })), ...outcomes.map((o) => ({ hash: o.photo, at: o.answered_at }))].filter((p) => p.hash !== null);
  const newest = photos.sort((a, b) => (a.at < b.at ? 1 : -1))[0];
  return newest?.hash ? <LatestPhoto hash={newest.hash} day={dayInNairobi(new Date(newest.at))} /> : null;
};
