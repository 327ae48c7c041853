/** Fetches forecasts of cells that are claimed already, and saves them. */
import { addDays, HOUR_MS } from '#kit/pure/days.ts';
import type { Database } from '#kit/server/database/database.ts';
import { carryOver, forecastFrom } from '../domain/carry-over.ts';
import { centreOfCell } from '../domain/cell.ts';
import { utcOffsetAt } from '../domain/clock.ts';
import { daysOf, localDay, midnightOf } from '../domain/days.ts';
import type { Forecast } from '../domain/forecast.ts';
import { type OnForecast, PAST_DAYS } from './api.ts';
import type { ForecastRequest, BatchRequests, WeatherProvider } from './ports.ts';
import { type Answer, fetchForecast, fetchForecasts } from './sources.ts';
import { type ClaimedCell, saveDays, saveForecast, saveUnchanged, pauseCell } from './sql.ts';

const MAX_REFRESH_MS = 6 * HOUR_MS;
/** Pause after all providers failed for a cell. */
const RETRY_PAUSE_S = 120;
/** Past days to request again: yesterday is then measured, no longer forecast. */
const REFETCH_DAYS = 2;

export interface ForecastCacheDeps {
  readonly db: Database;
  readonly providers: readonly WeatherProvider[];
  readonly onForecast: OnForecast;
  readonly onFault: (source: string, fault: unknown) => void;
}

/** One hour, or longer when the provider says so. */
const nextAt = (now: Date, until: Date | null): Date =>
  new Date(
    Math.min(now.getTime() + MAX_REFRESH_MS, Math.max(now.getTime() + HOUR_MS, until?.getTime() ?? 0)),
  );

export const pastDaysOf = (pastAsked: boolean): number => (pastAsked ? REFETCH_DAYS : PAST_DAYS);

const requestOf = ({ cell, past_asked }: ClaimedCell, now: Date): Omit<ForecastRequest, 'version'> => {
  const point = centreOfCell(cell);
  return { point, utcOffset: utcOffsetAt(point), pastDays: pastDaysOf(past_asked), now };
};

/** Ignores sample data when all providers are real, and real data with the sample provider. */
export const sampleFilter = (providers: readonly WeatherProvider[]) => {
  const isSample = providers.some(({ source }) => source === 'sample');
  const acceptsSample = isSample || providers.some(({ mayBeSample }) => mayBeSample);
  return {
    acceptsSample,
    acceptedForecast: (forecast: Forecast | null | undefined): Forecast | null =>
      forecast && (forecast.source === 'sample' ? acceptsSample : !isSample) ? forecast : null,
  };
};

export const createForecastRefresher = ({ db, providers, onForecast, onFault }: ForecastCacheDeps) => {
  const { acceptedForecast } = sampleFilter(providers);

  const saveAnswer = ({ cell, forecast: saved }: ClaimedCell, answer: Answer, now: Date): Promise<void> =>
    db.asSystem(async (tx) => {
      if (!('forecast' in answer)) {
        await saveUnchanged(tx, cell, now, nextAt(now, answer.unchangedUntil));
        return;
      }
      const whole = carryOver(acceptedForecast(saved), answer.forecast);
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
  const release = (cell: ClaimedCell['cell']): Promise<number> =>
    db.asSystem((tx) => pauseCell(tx, cell, RETRY_PAUSE_S));

  return {
    /** Tries the providers in order; false when none answered. */
    refreshOne: async (claim: ClaimedCell, now: Date): Promise<boolean> => {
      const saved = acceptedForecast(claim.forecast);
      const answer = await fetchForecast({ db, providers, onFault }, requestOf(claim, now), ({ source }) =>
        saved?.source === source ? claim.version : null,
      );
      if (!answer) {
        await release(claim.cell);
        return false;
      }
      await saveAnswer(claim, answer, now);
      return true;
    },
    /**
     * One call to one provider, all with the same number of past days. Returns the unanswered claims, still
     * held.
     */
    refreshMany: async (
      provider: WeatherProvider,
      together: BatchRequests,
      claims: readonly ClaimedCell[],
      now: Date,
    ): Promise<ClaimedCell[]> => {
      const answers = await fetchForecasts(
        { db, onFault },
        provider,
        together,
        claims.map((claim) => ({ ...requestOf(claim, now), version: null })),
      );
      for (const [i, claim] of claims.entries()) {
        const answer = answers[i];
        // A failure to store one must not affect the others.
        if (answer)
          await saveAnswer(claim, answer, now).catch(async (fault: unknown) => {
            onFault(provider.source, fault);
            await release(claim.cell);
          });
      }
      return claims.filter((_, i) => !answers[i]);
    },
  };
};
