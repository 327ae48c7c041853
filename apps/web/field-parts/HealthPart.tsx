import type { FieldSlotProps } from '#features/fields/web/field-slots.tsx';
import { FieldHealthSummary } from '#features/history/web/FieldHealthSummary.tsx';
import { LatestSatelliteImage, LatestPhoto } from '#features/history/web/LatestPhoto.tsx';
import { useEventsOf } from '#features/history/web/use-events.ts';
import type { OutcomeRow } from '#features/impact/domain/outcome.ts';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import { type Day, dayInNairobi } from '#kit/pure/days.ts';
import { useRow, useRows, useRowsOf } from '#kit/web/store/hooks.ts';
import { useFieldHealth } from './health-evidence.ts';

export const HealthPart = ({ field, isBrief }: FieldSlotProps) => (
  <FieldHealthSummary {...useFieldHealth(field)} isBrief={isBrief} />
);

/** `at` orders photos of the same day. `day` is the day that the entry is about, not when it was written. */
interface DatedPhoto {
  readonly hash: string | null | undefined;
  readonly day: Day;
  readonly at: string;
}
const isLater = (a: DatedPhoto, b: DatedPhoto): boolean => (a.day === b.day ? a.at > b.at : a.day > b.day);
const photoAt = (hash: string | null, at: string): DatedPhoto => ({
  hash,
  day: dayInNairobi(new Date(at)),
  at,
});

interface SatelliteImage {
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
    ...scans.map((s) => photoAt(s.photo, s.taken_at)),
    ...outcomes.map((o) => photoAt(o.photo, o.answered_at)),
    ...events.map((e): DatedPhoto => ({ hash: e.photos[0], day: e.date, at: e.created_at })),
  ]
    .filter((shot) => shot.hash)
    .reduce<DatedPhoto | null>((best, shot) => (!best || isLater(shot, best) ? shot : best), null);
  const satelliteImage = useRow<SatelliteImage>('satellite_result', field.id);
  const png =
    satelliteImage &&
    !satelliteImage.sample &&
    (!newest || satelliteImage.pass_date > newest.day) &&
    satelliteImage.pictures.find(({ view }) => view === 'rgb')?.png;
  if (satelliteImage && png) return <LatestSatelliteImage png={png} day={satelliteImage.pass_date} />;
  return newest?.hash ? <LatestPhoto hash={newest.hash} day={newest.day} /> : null;
};
