/**
 * A provider's values converted to our units, or null with the reason: an unknown unit, or an implausible
 * value.
 */
type Convert = (value: number) => number;

interface Quantity {
  readonly units: Readonly<Record<string, Convert>>;
  readonly from: number;
  readonly to: number;
  /** Values this far outside are rounding errors, set to the limit. */ readonly slack: number;
}

const unchanged: Convert = (v) => v;

/**
 * Limits slightly beyond the extremes measured on land, in the tropics and elsewhere (WMO archive of
 * extremes): 56.7 °C, 305 mm in an hour.
 */
export const quantities = {
  temperature: {
    units: {
      '°C': unchanged,
      celsius: unchanged,
      C: unchanged,
      '°F': (v) => (v - 32) / 1.8,
      fahrenheit: (v) => (v - 32) / 1.8,
      K: (v) => v - 273.15,
      kelvin: (v) => v - 273.15,
    },
    from: -60,
    to: 57,
    slack: 0,
  },
  humidity: {
    units: { '%': unchanged, '1': (v) => v * 100, fraction: (v) => v * 100 },
    from: 0,
    to: 100,
    slack: 3,
  },
  wind: {
    units: {
      'km/h': unchanged,
      kmh: unchanged,
      'm/s': (v) => v * 3.6,
      ms: (v) => v * 3.6,
      'mp/h': (v) => v * 1.609_344,
      mph: (v) => v * 1.609_344,
      kn: (v) => v * 1.852,
    },
    from: 0,
    to: 250,
    slack: 0,
  },
  rain: {
    units: { mm: unchanged, inch: (v) => v * 25.4, in: (v) => v * 25.4, cm: (v) => v * 10 },
    from: 0,
    to: 310,
    slack: 0.005,
  },
  dayRain: {
    units: { mm: unchanged, inch: (v) => v * 25.4, in: (v) => v * 25.4, cm: (v) => v * 10 },
    from: 0,
    to: 1_900,
    slack: 0.005,
  },
  chance: {
    units: { '%': unchanged, '1': (v) => v * 100, fraction: (v) => v * 100 },
    from: 0,
    to: 100,
    slack: 0.5,
  },
  clouds: {
    units: { '%': unchanged, '1': (v) => v * 100, fraction: (v) => v * 100 },
    from: 0,
    to: 100,
    slack: 1,
  },
  pressure: {
    units: { hPa: unchanged, mbar: unchanged, kPa: (v) => v * 10, Pa: (v) => v / 100 },
    from: 860,
    to: 1_090,
    slack: 0,
  },
  /** MJ m⁻² per hour; above the atmosphere the sun gives 4.9. */
  radiation: {
    units: { 'W/m²': (v) => v * 0.003_6, 'W/m2': (v) => v * 0.003_6, 'MJ/m²': unchanged, 'MJ/m2': unchanged },
    from: 0,
    to: 5,
    slack: 0.02,
  },
  dayRadiation: {
    units: { 'MJ/m²': unchanged, 'MJ/m2': unchanged, 'Wh/m²': (v) => v * 0.003_6 },
    from: 0,
    to: 50,
    slack: 0.1,
  },
  et0: { units: { mm: unchanged, inch: (v) => v * 25.4 }, from: 0, to: 2.5, slack: 0.05 },
  dayEt0: { units: { mm: unchanged, inch: (v) => v * 25.4 }, from: 0, to: 25, slack: 0.2 },
} as const satisfies Readonly<Record<string, Quantity>>;
export type QuantityName = keyof typeof quantities;

/** Collects the values that were left out, each kind once. */
export interface ImplausibleValues {
  add(what: string): void;
  list(): string[];
}
export const createImplausibleValues = (): ImplausibleValues => {
  const faults = new Set<string>();
  return { add: (what) => void faults.add(what), list: () => [...faults] };
};

/** Short text of any value, even a non-text one. */
const shortText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}`.slice(0, 20) : typeof value;

/** One value of a provider. `null` and missing values are unknown and are not reported. */
export const readQuantity = (
  name: QuantityName,
  value: unknown,
  unit: unknown,
  doubts: ImplausibleValues,
): number | null => {
  if (value === null || value === undefined) return null;
  const { units, from, to, slack }: Quantity = quantities[name];
  const convert =
    typeof unit === 'string' && Object.prototype.hasOwnProperty.call(units, unit) ? units[unit] : undefined;
  if (!convert) {
    doubts.add(`${name}: unit ${shortText(unit)}`);
    return null;
  }
  const number = typeof value === 'number' && Number.isFinite(value) ? convert(value) : NaN;
  if (!(number >= from - slack && number <= to + slack)) {
    doubts.add(`${name}: ${shortText(value)}`);
    return null;
  }
  return Number(Math.min(to, Math.max(from, number)).toFixed(3));
};
