/** Fetches forecasts of cells that are claimed already, and saves them. */
import { addDays, HOUR_MS } from '#kit/pure/days.ts';
import type { Database } from '#kit/server/database/database.ts';
import { carryOver, forecastFrom } from '../domain/carry-over.ts';
import { middleOf } from '../domain/cell.ts';
import { utcOffsetAt } from '../domain/clock.ts';
import { daysOf, localDay, midnightOf } from '../domain/days.ts';
import type { Forecast } from '../domain/forecast.ts';
import { type OnForecast, PAST_DAYS } from './api.ts';
import type { Question, Together, WeatherProvider } from './ports.ts';
import { type Answer, askSources, askTogether } from './sources.ts';
import { type Claimed, saveDays, saveForecast, saveUnchanged, releaseCell } from './sql.ts';

const LONGEST_MS = 6 * HOUR_MS;
/** Pause after all providers failed for a cell. */
const REST_S = 120;
/** Past days to request again: yesterday is then measured, no longer forecast. */
const AGAIN_DAYS = 2;

export interface ForecastCacheDeps {
  readonly db: Database;
  readonly providers: readonly WeatherProvider[];
  readonly onForecast: OnForecast;
  readonly onFault: (source: string, fault: unknown) => void;
}

/** One hour, or longer when the provider says so. */
const nextAt = (now: Date, until: Date | null): Date =>
  new Date(Math.min(now.getTime() + LONGEST_MS, Math.max(now.getTime() + HOUR_MS, until?.getTime() ?? 0)));

export const pastDaysOf = (pastAsked: boolean): number => (pastAsked ? AGAIN_DAYS : PAST_DAYS);

const questionOf = ({ cell, past_asked }: Claimed, now: Date): Omit<Question, 'version'> => {
  const point = middleOf(cell);
  return { point, utcOffset: utcOffsetAt(point), pastDays: pastDaysOf(past_asked), now };
};

/** Sample data does not count where a real source is set up, and the reverse. */
export const oursOf = (providers: readonly WeatherProvider[]) => {
  const isSample = providers.some(({ source }) => source === 'sample');
  return {
    isSample,
    ours: (forecast: Forecast | null | undefined): Forecast | null =>
      forecast && (forecast.source === 'sample') === isSample ? forecast : null,
  };
};

export const forecastRefresher = ({ db, providers, onForecast, onFault }: ForecastCacheDeps) => {
  const { ours } = oursOf(providers);

  const keep = ({ cell, forecast: saved }: Claimed, answer: Answer, now: Date): Promise<void> =>
    db.asSystem(async (tx) => {
      if (!('forecast' in answer)) {
        await saveUnchanged(tx, cell, now, nextAt(now, answer.unchangedUntil));
        return;
      }
      const whole = carryOver(ours(saved), answer.forecast);
      const { utcOffset, source } = whole;
      const today = localDay(now.getTime() / 1_000, utcOffset);
      const days = daysOf(whole);
      await saveDays(
        tx,
        cell,
        source,
        days.filter((d) => d.date < today && (d.tmax !== null || d.rain !== null)),
      );
      const forecast = forecastFrom(whole, midnightOf(addDays(today, -1), utcOffset));
      await saveForecast(tx, cell, {
        forecast,
        days: days.filter((d) => d.date >= today),
        version: answer.version,
        nextAt: nextAt(now, answer.validUntil),
        pastAsked: answer.provider.hasPast,
      });
      await onForecast(tx, cell);
    });
  const release = (cell: Claimed['cell']): Promise<number> =>
    db.asSystem((tx) => releaseCell(tx, cell, REST_S));

  return {
    /** Tries the providers in order; false when none answered. */
    alone: async (claim: Claimed, now: Date): Promise<boolean> => {
      const saved = ours(claim.forecast);
      const answer = await askSources({ db, providers, onFault }, questionOf(claim, now), ({ source }) =>
        saved?.source === source ? claim.version : null,
      );
      if (!answer) {
        await release(claim.cell);
        return false;
      }
      await keep(claim, answer, now);
      return true;
    },
    /**
     * One call to one provider, all with the same number of past days. Returns the unanswered claims, still
     * held.
     */
    together: async (
      provider: WeatherProvider,
      together: Together,
      claims: readonly Claimed[],
      now: Date,
    ): Promise<Claimed[]> => {
      const answers = await askTogether(
        { db, onFault },
        provider,
        together,
        claims.map((claim) => ({ ...questionOf(claim, now), version: null })),
      );
      for (const [i, claim] of claims.entries()) {
        const answer = answers[i];
        // A failure to store one must not affect the others.
        if (answer)
          await keep(claim, answer, now).catch(async (fault: unknown) => {
            onFault(provider.source, fault);
            await release(claim.cell);
          });
      }
      return claims.filter((_, i) => !answers[i]);
    },
  };
};
