import type { Point } from '#kit/pure/geometry.ts';
import type { Forecast, WeatherSource } from '../domain/forecast.ts';

export interface Question {
  readonly point: Point;
  /** Of the place's clock, minutes east of Greenwich. */
  readonly utcOffset: number;
  /** Days before today that are wanted too; a source without a past leaves them out. */
  readonly pastDays: number;
  /** What the source called the version that is kept already. */
  readonly version: string | null;
  readonly now: Date;
}

export interface Told {
  readonly forecast: Forecast;
  readonly version: string | null;
  /** The source asks not to be asked again before. */
  readonly validUntil: Date | null;
}

/** A source of weather. Throws `SourceFault` when it gave no whole answer. How often it may be asked is not its own matter (`keeper.ts`). */
export interface WeatherProvider {
  readonly source: WeatherSource;
  readonly hasPast: boolean;
  /** `unchanged`: the version that is kept is still the newest. */
  ask(question: Question): Promise<Told | { readonly unchangedUntil: Date | null }>;
}

/** Why no answer came, and for how many seconds the source itself wants to be left alone. */
export class SourceFault extends Error {
  readonly restSeconds: number | null;
  constructor(message: string, restSeconds: number | null = null) {
    super(message);
    this.restSeconds = restSeconds;
  }
}
