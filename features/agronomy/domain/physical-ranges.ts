/**
 * Physically possible ranges for air and place on Earth. Other values come from a broken sensor or wrong
 * units, and nothing is computed from them.
 */
const PHYSICAL = {
  tmax: [-60, 60],
  tmin: [-60, 60],
  wind: [0, 60],
  radiation: [0, 50],
  vapour: [0, 13],
  humidity: [0, 100],
  latitude: [-90, 90],
  elevation: [-450, 9000],
  doy: [1, 366],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
export type Quantity = keyof typeof PHYSICAL;

/** False for NaN too. */
export const isPhysical = (quantity: Quantity, value: number): boolean =>
  value >= PHYSICAL[quantity][0] && value <= PHYSICAL[quantity][1];

/** The value if it is physically possible, else null: unknown. */
export const physicalOrNull = (what: Quantity, value: number | null): number | null =>
  value !== null && isPhysical(what, value) ? value : null;

/** The first physically impossible value; the minimum temperature may not exceed the maximum. */
export const findImpossible = (
  values: Readonly<Partial<Record<Quantity, number | null>>>,
): Quantity | null => {
  const names = Object.keys(values) as Quantity[];
  const wrong = names.find(
    (name) => values[name] !== null && values[name] !== undefined && !isPhysical(name, values[name]),
  );
  if (wrong) return wrong;
  const { tmax, tmin } = values;
  return typeof tmax === 'number' && typeof tmin === 'number' && tmin > tmax ? 'tmin' : null;
};
