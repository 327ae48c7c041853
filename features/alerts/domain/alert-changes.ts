import type { Day } from '#kit/pure/days.ts';
import type { State } from './alert-state.ts';
import type { RaisedAlert } from './raised.ts';
import type { Theme } from './rule-ids.ts';

/** An alert raised earlier for the field. */
export interface StoredAlert {
  readonly id: string;
  readonly state: State;
  readonly raised: RaisedAlert;
}

export interface AlertChanges {
  readonly raise: readonly RaisedAlert[];
  readonly over: readonly string[];
  readonly withdraw: readonly string[];
  /** The forecast returned, or the dry spell continues: the alert is updated and not sent again. */
  readonly reopen: readonly { readonly id: string; readonly raised: RaisedAlert }[];
}

interface Now {
  readonly kept: readonly StoredAlert[];
  /** New alerts of the rules, considering recent ones. */
  readonly fresh: readonly RaisedAlert[];
  /** Alerts that the rules would raise without recent ones; null when not evaluated. */
  readonly holds: readonly RaisedAlert[] | null;
  readonly muted: ReadonlySet<Theme>;
  readonly today: Day;
}

/**
 * Some of its days were in the future when it was raised, and still are. A spraying day depends on other
 * alerts, so evaluating it without them is meaningless.
 */
const restsOnForecast = ({ raised: { seen, until, theme } }: StoredAlert, today: Day): boolean =>
  theme !== 'spray' &&
  seen.ahead > 0 &&
  until >= today &&
  (seen.days[seen.days.length - 1] ?? until) >= today;

/** Whether `holds` must be evaluated: some alert depends on a forecast that may have changed. */
export const dependsOnForecast = (kept: readonly StoredAlert[], today: Day): boolean =>
  kept.some((k) => k.state !== 'over' && restsOnForecast(k, today));

type Back = Pick<Now, 'kept' | 'muted' | 'today'> & { readonly raise: readonly RaisedAlert[] };

/** One alert per theme, although the forecast may have returned with other days than it was withdrawn with. */
const reopened = (
  { kept, raise, muted, today }: Back,
  stillHolds: (k: StoredAlert) => RaisedAlert | undefined,
): AlertChanges['reopen'] => {
  const taken = new Set<Theme>([
    ...raise.map((r) => r.theme),
    ...kept.filter((k) => k.state === 'open').map((k) => k.raised.theme),
  ]);
  const inUse = (raised: RaisedAlert, id: string): boolean =>
    kept.some((k) => k.id !== id && k.raised.rule === raised.rule && k.raised.cause === raised.cause);
  return [...kept].reverse().flatMap((k) => {
    const raised =
      k.state === 'withdrawn' &&
      restsOnForecast(k, today) &&
      !muted.has(k.raised.theme) &&
      !taken.has(k.raised.theme)
        ? stillHolds(k)
        : undefined;
    if (!raised || inUse(raised, k.id)) return [];
    taken.add(k.raised.theme);
    return [{ id: k.id, raised }];
  });
};

/** A dry spell continues: its alert stays open and is sent once, with its original urgency and cause. */
const lasting = (
  open: readonly StoredAlert[],
  stillHolds: (k: StoredAlert) => RaisedAlert | undefined,
): AlertChanges['reopen'] =>
  open.flatMap((k) => {
    const now = k.raised.theme === 'dry_spell' ? stillHolds(k) : undefined;
    const { urgency, cause, tell, until } = k.raised;
    return now && now.until > until ? [{ id: k.id, raised: { ...now, urgency, cause, tell } }] : [];
  });

/**
 * Computes the changes to a field's alerts after an evaluation. Withdraws only alerts that depend on a
 * forecast, not observed ones.
 */
export const computeAlertChanges = ({ kept, fresh, holds, muted, today }: Now): AlertChanges => {
  const open = kept.filter((k) => k.state === 'open');
  const known = new Set(kept.map((k) => `${k.raised.rule} ${k.raised.cause}`));
  const raise = fresh.filter((r) => !muted.has(r.theme) && !known.has(`${r.rule} ${r.cause}`));
  const isReplaced = (k: StoredAlert): boolean => raise.some((r) => r.theme === k.raised.theme);
  const over = open.filter((k) => k.raised.until < today || isReplaced(k)).map((k) => k.id);
  const stillHolds = (k: StoredAlert): RaisedAlert | undefined =>
    holds?.find((h) => h.theme === k.raised.theme);
  const withdraw =
    holds === null
      ? []
      : open.filter((k) => restsOnForecast(k, today) && !stillHolds(k) && !isReplaced(k)).map((k) => k.id);
  const standing = open.filter((k) => !over.includes(k.id) && !withdraw.includes(k.id));
  return {
    raise,
    over,
    withdraw,
    reopen:
      holds === null
        ? []
        : [...reopened({ kept, raise, muted, today }, stillHolds), ...lasting(standing, stillHolds)],
  };
};
