import type { Day } from '#kit/pure/days.ts';

/**
 * One local day of weather at one place, observed or forecast: the input of all models here. °C, mm, km/h at
 * 10 m, MJ m⁻²; humidity in %. `null` means unknown, never 0: rules that need it do not fire.
 */
export interface WeatherDay {
  readonly date: Day;
  readonly tmin: number | null;
  readonly tmax: number | null;
  readonly rain: number | null;
  /** Chance of rain that day, %. */
  readonly rainChance: number | null;
  readonly rhMean: number | null;
  readonly rhMax: number | null;
  readonly rhMin: number | null;
  /** Hours with a relative humidity of 90 % or more, and their mean temperature. */
  readonly rh90Hours: number | null;
  readonly tRh90: number | null;
  /** Hours with wet leaves (rh ≥ 90 % or rain > 0.1 mm), and their mean temperature. */
  readonly wetHours: number | null;
  readonly tWet: number | null;
  readonly windMax: number | null;
  readonly windMean: number | null;
  /** Solar radiation of the day. */
  readonly radiation: number | null;
  /** Reference evapotranspiration (FAO-56), mm. */
  readonly et0: number | null;
  /**
   * Whether the hours are from a provider, or estimated from the day's extremes: estimated hours lower a
   * rule's confidence.
   */
  readonly hours: 'told' | 'estimated';
}
