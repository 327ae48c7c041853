import type { Day } from '#kit/pure/days.ts';
import type { State } from './alert-state.ts';
import type { RaisedAlert } from './raised-alert.ts';
import type { Theme } from './rule-ids.ts';

/** An alert raised earlier for the field. */
export interface StoredAlert {
  readonly id: string;
  readonly state: State;
  readonly raised: RaisedAlert;
}

export interface AlertChanges {
  readonly raise: readonly RaisedAlert[];
  readonly close: readonly string[];
  readonly withdraw: readonly string[];
  /** The forecast returned, or the dry spell continues: the alert is updated and not sent again. */
  readonly reopen: readonly { readonly id: string; readonly raised: RaisedAlert }[];
}

interface ChangesInput {
  readonly storedAlerts: readonly StoredAlert[];
  /** New alerts of the rules, considering recent ones. */
  readonly newAlerts: readonly RaisedAlert[];
  /** Alerts that the rules would raise without recent ones; null when not evaluated. */
  readonly currentAlerts: readonly RaisedAlert[] | null;
  readonly muted: ReadonlySet<Theme>;
  readonly today: Day;
}

/**
 * Some of its days were in the future when it was raised, and still are. A spraying day depends on other
 * alerts, so evaluating it without them is meaningless.
 */
const isForecastBased = ({ raised: { seen, until, theme } }: StoredAlert, today: Day): boolean =>
  theme !== 'spray' &&
  seen.ahead > 0 &&
  until >= today &&
  (seen.days[seen.days.length - 1] ?? until) >= today;

/** Whether `currentAlerts` must be evaluated: some alert depends on a forecast that may have changed. */
export const dependsOnForecast = (kept: readonly StoredAlert[], today: Day): boolean =>
  kept.some((k) => k.state !== 'over' && isForecastBased(k, today));

type ReopenInput = Pick<ChangesInput, 'storedAlerts' | 'muted' | 'today'> & {
  readonly raise: readonly RaisedAlert[];
};

/** One alert per theme, although the forecast may have returned with other days than it was withdrawn with. */
const findReopened = (
  { storedAlerts, raise, muted, today }: ReopenInput,
  stillHolds: (k: StoredAlert) => RaisedAlert | undefined,
): AlertChanges['reopen'] => {
  const openThemes = new Set<Theme>([
    ...raise.map((r) => r.theme),
    ...storedAlerts.filter((k) => k.state === 'open').map((k) => k.raised.theme),
  ]);
  const inUse = (raised: RaisedAlert, id: string): boolean =>
    storedAlerts.some((k) => k.id !== id && k.raised.rule === raised.rule && k.raised.cause === raised.cause);
  return [...storedAlerts].reverse().flatMap((k) => {
    const raised =
      k.state === 'withdrawn' &&
      isForecastBased(k, today) &&
      !muted.has(k.raised.theme) &&
      !openThemes.has(k.raised.theme)
        ? stillHolds(k)
        : undefined;
    if (!raised || inUse(raised, k.id)) return [];
    openThemes.add(k.raised.theme);
    return [{ id: k.id, raised }];
  });
};

/** A dry spell continues: its alert stays open and is sent once, with its original urgency and cause. */
const findContinuedDrySpells = (
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
export const computeAlertChanges = ({
  storedAlerts,
  newAlerts,
  currentAlerts,
  muted,
  today,
}: ChangesInput): AlertChanges => {
  const open = storedAlerts.filter((k) => k.state === 'open');
  const known = new Set(storedAlerts.map((k) => `${k.raised.rule} ${k.raised.cause}`));
  const raise = newAlerts.filter((r) => !muted.has(r.theme) && !known.has(`${r.rule} ${r.cause}`));
  const isReplaced = (k: StoredAlert): boolean => raise.some((r) => r.theme === k.raised.theme);
  const close = open.filter((k) => k.raised.until < today || isReplaced(k)).map((k) => k.id);
  const stillHolds = (k: StoredAlert): RaisedAlert | undefined =>
    currentAlerts?.find((h) => h.theme === k.raised.theme);
  const withdraw =
    currentAlerts === null
      ? []
      : open.filter((k) => isForecastBased(k, today) && !stillHolds(k) && !isReplaced(k)).map((k) => k.id);
  const stillOpen = open.filter((k) => !close.includes(k.id) && !withdraw.includes(k.id));
  return {
    raise,
    close,
    withdraw,
    reopen:
      currentAlerts === null
        ? []
        : [
            ...findReopened({ storedAlerts, raise, muted, today }, stillHolds),
            ...findContinuedDrySpells(stillOpen, stillHolds),
          ],
  };
};
