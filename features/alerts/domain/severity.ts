/**
 * One row of a severity table: temperatures from `from` to `to` inclusive (°C), and the minimum hours for
 * scores 1, 2, 3 …
 */
interface Band {
  readonly from: number;
  readonly to: number;
  readonly hours: readonly number[];
}

const scoreIn = (bands: readonly Band[], temperature: number, hours: number): number => {
  const band = bands.find(({ from, to }) => temperature >= from && temperature <= to);
  return band ? band.hours.filter((least) => hours >= least).length : 0;
};

/** Just below a limit, so that a band ends where the next one starts. */
const below = (limit: number): number => limit - 1e-9;

/**
 * Wallin's table as in BLITECAST. It is printed in °F, and its gaps in °C are closed at 12.2 and 15.6
 * (Michigan State University's late blight page).
 */
const wallin: readonly Band[] = [
  { from: 7.2, to: below(12.2), hours: [16, 19, 22] },
  { from: 12.2, to: below(15.6), hours: [13, 16, 19, 22] },
  { from: 15.6, to: 26.7, hours: [10, 13, 16, 19] },
];

/** Late blight severity of a day, from its humid hours (RH ≥ 90 %) and their mean temperature (°C). */
export const wallinDsv = (temperature: number, humidHours: number): number =>
  scoreIn(wallin, temperature, humidHours);

/**
 * Pitblado 1992, as tabulated by the Wisconsin tool and VIPS. The table uses whole degrees, so each band
 * extends to the next.
 */
const tomcast: readonly Band[] = [
  { from: 13, to: below(18), hours: [7, 16, 21] },
  { from: 18, to: below(21), hours: [4, 9, 16, 23] },
  { from: 21, to: below(26), hours: [3, 6, 13, 21] },
  { from: 26, to: below(30), hours: [4, 9, 16, 23] },
];

/** Early blight severity of a day, from its leaf-wetness hours and their mean temperature (°C). */
export const tomcastDsv = (temperature: number, wetHours: number): number =>
  scoreIn(tomcast, temperature, wetHours);

/** The variety's resistance to late blight: Shangi is susceptible. */
export type Resistance = 'S' | 'MS' | 'R';

/**
 * SimCast (Fry 1983, Grünwald 2002), after the script of Sparks & Garrett: the minimum hours for 1 … 7 units.
 * `null` is a score that is never given.
 */
const simcast: Readonly<
  Record<Resistance, readonly { readonly to: number; readonly hours: readonly (number | null)[] }[]>
> = {
  S: [
    { to: 7, hours: [10, 13, 16, 19] },
    { to: 12, hours: [7, 8, 10, 11, 13, 16] },
    { to: 22, hours: [null, null, null, null, 7, 10, 13] },
    { to: 27, hours: [7, 10, 13, 16, 19] },
  ],
  MS: [
    { to: 7, hours: [13] },
    { to: 12, hours: [7, 10, 13, 16, 19] },
    { to: 22, hours: [7, 8, 9, 10, 11, 13] },
    { to: 27, hours: [10, 19] },
  ],
  R: [
    { to: 7, hours: [19] },
    { to: 12, hours: [10, 13, 16] },
    { to: 22, hours: [7, 8, 9, 10, 13] },
    { to: 27, hours: [14] },
  ],
};

/** Blight units of one run of humid hours. The table covers whole degrees from 3 to 27 °C. */
export const simcastUnits = (resistance: Resistance, temperature: number, humidRun: number): number => {
  const whole = Math.round(temperature);
  if (whole < 3 || whole > 27) return 0;
  const hours = simcast[resistance].find(({ to }) => whole <= to)?.hours ?? [];
  return hours.reduce<number>((best, least, i) => (least !== null && humidRun >= least ? i + 1 : best), 0);
};

/** Growth rate of early blight at a temperature (°C), 0 to 10. */
const growth = (t: number): number => {
  if (t < 7 || t > 30) return 0;
  return 10 * (1 - (t - 21) ** 2 / (t <= 21 ? 196 : 81));
};

/** Physiological days of potato (P-days): Sands et al. 1979, Pscheidt & Stevenson 1988. */
export const pDay = (tmin: number, tmax: number): number =>
  (5 * growth(tmin) +
    8 * growth((2 * tmin + tmax) / 3) +
    8 * growth((tmin + 2 * tmax) / 3) +
    3 * growth(tmax)) /
  24;

/**
 * EPIRICE's temperature factor for leaf blast, interpolated linearly, with the optimum at 20 °C as in its
 * code.
 */
const blastPoints: readonly (readonly [temperature: number, factor: number])[] = [
  [10, 0],
  [15, 0.5],
  [20, 1],
  [25, 0.6],
  [30, 0.2],
  [35, 0.05],
];

export const blastFactor = (tmean: number): number => {
  const next = blastPoints.findIndex(([t]) => tmean <= t);
  const [high, low] = [blastPoints[next], blastPoints[next - 1]];
  if (!high || !low) return 0;
  return low[1] + ((high[1] - low[1]) * (tmean - low[0])) / (high[0] - low[0]);
};
