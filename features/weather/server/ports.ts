import type { Point } from '#kit/pure/geometry.ts';
import type { Forecast, WeatherSource } from '../domain/forecast.ts';

export interface ForecastRequest {
  readonly point: Point;
  /** The place's UTC offset, in minutes. */
  readonly utcOffset: number;
  /** Past days wanted as well; a provider without past data leaves them out. */
  readonly pastDays: number;
  /** The provider's version id of the stored forecast. */
  readonly version: string | null;
  readonly now: Date;
}

export interface FetchedForecast {
  readonly forecast: Forecast;
  /** When the provider made it, if stated; a cache in between may return yesterday's. */
  readonly madeAt: Date | null;
  readonly version: string | null;
  /** The provider wants no further request before this time. */
  readonly validUntil: Date | null;
}

/** One call for many places, all with the same number of past days. */
export interface BatchRequests {
  /** Maximum places per call, so that neither URL nor response grows too long. */
  maxPlaces(pastDays: number): number;
  /** Milliseconds that a batch pauses after such a call, to respect the provider's rate limit. */
  pauseMs(places: number, pastDays: number): number;
  /** In the order of the questions. An incomplete answer for one place does not affect the others. */
  ask(questions: readonly ForecastRequest[]): Promise<readonly (FetchedForecast | SourceError)[]>;
}

/**
 * A weather provider. Throws `SourceError` without a complete answer. Callers limit how often it is asked
 * (`forecast-cache.ts`).
 */
export interface WeatherProvider {
  readonly source: WeatherSource;
  readonly hasPast: boolean;
  /** Some of its answers are sample data; each says so as its source. */
  readonly mayBeSample?: true;
  /** Null: one place per call. */
  readonly together: BatchRequests | null;
  /** `unchanged`: the stored version is still the newest. */
  ask(question: ForecastRequest): Promise<FetchedForecast | { readonly unchangedUntil: Date | null }>;
}

/** Why there is no answer, and the pause in seconds that the provider requests. */
export class SourceError extends Error {
  readonly pauseSeconds: number | null;
  constructor(message: string, restSeconds: number | null = null) {
    super(message);
    this.pauseSeconds = restSeconds;
  }
}
