import type { Point } from '#kit/pure/geometry.ts';
import type { Forecast, WeatherSource } from '../domain/forecast.ts';

export interface Question {
  readonly point: Point;
  /** Of the place's clock, minutes east of Greenwich. */
  readonly utcOffset: number;
  /** Days before today that are wanted too; a source without a past leaves them out. */
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
  /** The source asks not to be asked again before. */
  readonly validUntil: Date | null;
}

/** One call for many places, all with the same number of past days. */
export interface Together {
  /** The most places of one call: neither its address nor its answer may grow too long. */
  most(pastDays: number): number;
  /** How long a round waits after such a call, so that the source's own limit holds. */
  restMs(places: number, pastDays: number): number;
  /** In the order of the questions; a place that got no whole answer loses the others nothing. */
  ask(questions: readonly Question[]): Promise<readonly (FetchedForecast | SourceFault)[]>;
}

/**
 * A source of weather. Throws `SourceFault` when it gave no whole answer. How often it may be asked is not
 * its own matter (`forecast-cache.ts`).
 */
export interface WeatherProvider {
  readonly source: WeatherSource;
  readonly hasPast: boolean;
  /** Null: it is asked for one place at a time. */
  readonly together: Together | null;
  /** `unchanged`: the stored version is still the newest. */
  ask(question: Question): Promise<FetchedForecast | { readonly unchangedUntil: Date | null }>;
}

/** Why there is no answer, and the pause in seconds that the provider requests. */
export class SourceFault extends Error {
  readonly restSeconds: number | null;
  constructor(message: string, restSeconds: number | null = null) {
    super(message);
    this.restSeconds = restSeconds;
  }
}
