import type { Day } from '#kit/pure/days.ts';
import type { Raised } from './raised.ts';
import type { Theme } from './rule-ids.ts';
import type { State } from './standing.ts';

/** An alert of the field that was raised before. */
export interface Kept { readonly id: string; readonly state: State; readonly raised: Raised }

export interface Settled {
  readonly raise: readonly Raised[];
  readonly over: readonly string[];
  readonly withdraw: readonly string[];
  /** The forecast came back to what it said: the alert stands again, and nobody is told twice. */
  readonly reopen: readonly { readonly id: string; readonly raised: Raised }[];
}

interface Now {
  readonly kept: readonly Kept[];
  /** What the rules raise anew, with what was raised lately in mind. */
  readonly fresh: readonly Raised[];
  /** What the rules would raise had nothing been raised before; null where nobody asked. */
  readonly holds: readonly Raised[] | null;
  readonly muted: ReadonlySet<Theme>;
  readonly today: Day;
}

/** Some of its days were ahead when it was raised, and still are. */
const restsOnForecast = ({ raised: { seen, until } }: Kept, today: Day): boolean => seen.ahead > 0 && until >= today && (seen.days[seen.days.length - 1] ?? until) >= today;

/** Whether `holds` has to be asked for: some alert rests on a forecast that may have changed. */
export const asksWhatHolds = (kept: readonly Kept[], today: Day): boolean => kept.some((k) => k.state !== 'over' && restsOnForecast(k, today));

/** What becomes of a field's alerts after a look: nothing is closed that was seen and not only forecast. */
export const settle = ({ kept, fresh, holds, muted, today }: Now): Settled => {
  const open = kept.filter((k) => k.state === 'open');
  const over = open.filter((k) => k.raised.until < today).map((k) => k.id);
  const stillHolds = (k: Kept): Raised | undefined => holds?.find((h) => h.theme === k.raised.theme);
  const withdraw = holds === null ? [] : open.filter((k) => restsOnForecast(k, today) && !stillHolds(k)).map((k) => k.id);
  const back = holds === null ? [] : kept.filter((k) => k.state === 'withdrawn' && restsOnForecast(k, today));
  const reopen = back.flatMap((k) => { const raised = stillHolds(k); return raised && raised.cause === k.raised.cause ? [{ id: k.id, raised }] : []; });
  const known = new Set(kept.map((k) => `${k.raised.rule} ${k.raised.cause}`));
  return { raise: fresh.filter((r) => !muted.has(r.theme) && !known.has(`${r.rule} ${r.cause}`)), over, withdraw, reopen };
};
