import type { FieldSlotProps } from '#features/fields/web/field-slots.tsx';
import { HealthLine } from '#features/history/web/HealthLine.tsx';
import { LatestFromAbove, LatestPhoto } from '#features/history/web/LatestPhoto.tsx';
import { useEventsOf } from '#features/history/web/use-events.ts';
import type { OutcomeRow } from '#features/impact/domain/outcome.ts';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import { type Day, dayInNairobi } from '#kit/pure/days.ts';
import { useRow, useRows, useRowsOf } from '#kit/web/store/hooks.ts';
import { useFieldHealth } from './health-evidence.ts';

export const HealthPart = ({ field }: FieldSlotProps) => <HealthLine {...useFieldHealth(field)} />;

/** `at` orders those of one day; an entry is listed on the day it is about, whenever it was written. */
interface Shot {
  readonly hash: string | null | undefined;
  readonly day: Day;
  readonly at: string;
}
const isLater = (a: Shot, b: Shot): boolean => (a.day === b.day ? a.at > b.at : a.day > b.day);
const shotAt = (hash: string | null, at: string): Shot => ({ hash, day: dayInNairobi(new Date(at)), at });

interface Above {
  readonly id: string;
  readonly sample: boolean;
  readonly pass_date: Day;
  readonly pictures: readonly { readonly view: string; readonly png: string }[];
}

/**
 * The newest photo from checks, outcomes and the farmer's records, or a newer satellite image. On the same
 * day the farmer's photo is shown.
 */
export const LatestPart = ({ field }: FieldSlotProps) => {
  const scans = useRowsOf<Scan>('scan', 'field_id', field.id) ?? [];
  const events = useEventsOf(field.id) ?? [];
  const outcomes = useRows<OutcomeRow>('outcome').filter((o) => scans.some((scan) => scan.id === o.scan_id));
  const newest = [
    ...scans.map((s) => shotAt(s.photo, s.taken_at)),
    ...outcomes.map((o) => shotAt(o.photo, o.answered_at)),
    ...events.map((e): Shot => ({ hash: e.photos[0], day: e.date, at: e.created_at })),
  ]
    .filter((shot) => shot.hash)
    .reduce<Shot | null>((best, shot) => (!best || isLater(shot, best) ? shot : best), null);
  const above = useRow<Above>('satellite_result', field.id);
  const png =
    above &&
    !above.sample &&
    (!newest || above.pass_date > newest.day) &&
    above.pictures.find(({ view }) => view === 'rgb')?.png;
  if (above && png) return <LatestFromAbove png={png} day={above.pass_date} />;
  return newest?.hash ? <LatestPhoto hash={newest.hash} day={newest.day} /> : null;
};
