import { addDays } from '#kit/pure/days.ts';
import type { Database } from '#kit/server/database/database.ts';
import { carryOver, from } from '../domain/carry-over.ts';
import { type Cell, middleOf } from '../domain/cell.ts';
import { utcOffsetAt } from '../domain/clock.ts';
import { daysOf, localDay, midnightOf } from '../domain/days.ts';
import type { Forecast } from '../domain/forecast.ts';
import { type OnForecast, PAST_DAYS } from './api.ts';
import type { WeatherProvider } from './ports.ts';
import { type Answer, askSources } from './sources.ts';
import { type Claim, claimCell, keepDays, keepForecast, keepUnchanged, readCell, releaseCell, wantCell } from './sql.ts';

const HOUR_MS = 3_600_000;
/** Longer than all sources together may take. */
const CLAIM_S = 40;
/** After all sources failed for a cell. */
const REST_S = 120;
const LONGEST_MS = 6 * HOUR_MS;
/** Yesterday is asked for once more: by then it is measured, not foretold. */
const AGAIN_DAYS = 2;
const POLL_MS = 150;
const WAIT_MS = 12_000;

export interface KeeperDeps {
  readonly db: Database;
  readonly providers: readonly WeatherProvider[];
  readonly onForecast: OnForecast;
  readonly onFault: (source: string, fault: unknown) => void;
}

const pause = (ms: number): Promise<void> => new Promise((done) => { setTimeout(done, ms); });
/** The hour of this cell, or longer when the source says so. */
const nextAt = (now: Date, until: Date | null): Date => new Date(Math.min(now.getTime() + LONGEST_MS, Math.max(now.getTime() + HOUR_MS, until?.getTime() ?? 0)));

/** One forecast a cell and hour, shared by everybody and all servers. */
export const weatherKeeper = ({ db, providers, onForecast, onFault }: KeeperDeps) => {
  const isSample = providers.some(({ source }) => source === 'sample');
  /** What a stand-in told is nothing where a real source is set up, and the reverse. */
  const ours = (forecast: Forecast | null | undefined): Forecast | null => (forecast && (forecast.source === 'sample') === isSample ? forecast : null);

  const keep = (cell: Cell, claim: Claim, answer: Answer, pastAsked: boolean, now: Date): Promise<void> => db.asSystem(async (tx) => {
    if (!('forecast' in answer)) { await keepUnchanged(tx, cell, now, nextAt(now, answer.unchangedUntil)); return; }
    const whole = carryOver(ours(claim.forecast), answer.forecast);
    const { utcOffset, source } = whole;
    const today = localDay(now.getTime() / 1_000, utcOffset);
    const days = daysOf(whole);
    await keepDays(tx, cell, source, days.filter((d) => d.date < today && (d.tmax !== null || d.rain !== null)));
    const forecast = from(whole, midnightOf(addDays(today, -1), utcOffset));
    await keepForecast(tx, cell, { forecast, days: days.filter((d) => d.date >= today), version: answer.version, nextAt: nextAt(now, answer.validUntil), pastAsked });
    await onForecast(tx, cell);
  });

  /** True when a source was asked and answered. A crash in between only leaves the claim to run out. */
  const refresh = async (cell: Cell, now: Date): Promise<boolean> => {
    if (providers.length === 0) return false;
    const claim = await db.asSystem((tx) => claimCell(tx, cell, CLAIM_S));
    if (!claim) return false;
    const point = middleOf(cell);
    const kept = ours(claim.forecast);
    const question = { point, utcOffset: utcOffsetAt(point), pastDays: claim.past_asked ? AGAIN_DAYS : PAST_DAYS, now };
    const answer = await askSources({ db, providers, onFault }, question, ({ source }) => (kept?.source === source ? claim.version : null));
    if (!answer) { await db.asSystem((tx) => releaseCell(tx, cell, REST_S)); return false; }
    await keep(cell, claim, answer, answer.provider.hasPast, now);
    return true;
  };

  /** Somebody else asks right now. */
  const awaited = async (cell: Cell): Promise<Forecast | null> => {
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await pause(POLL_MS)) {
      const row = await db.asSystem((tx) => readCell(tx, cell));
      if (ours(row?.forecast) || !row?.claimed) return ours(row?.forecast);
    }
    return null;
  };

  /** The kept forecast at once; `due` when it should be asked for anew. Waits for a source only when nothing is kept, or when told to. */
  const read = async (cell: Cell, now: Date, wait: boolean): Promise<{ readonly forecast: Forecast | null; readonly due: boolean }> => {
    const row = await db.asSystem((tx) => readCell(tx, cell));
    if (!row?.seen) await db.asSystem((tx) => wantCell(tx, cell));
    const kept = ours(row?.forecast);
    if (kept && (!row?.due || !wait)) return { forecast: kept, due: row?.due === true };
    if (await refresh(cell, now)) return { forecast: ours((await db.asSystem((tx) => readCell(tx, cell)))?.forecast), due: false };
    return { forecast: (await awaited(cell)) ?? kept, due: false };
  };

  return { read, refresh, isSample };
};
