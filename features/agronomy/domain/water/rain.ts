/** Rain that reaches the roots, in mm. */

/** Monthly: USDA-SCS as used in CROPWAT. */
export const effectiveRainUsda = (month: number): number =>
  month <= 250 ? (month * (125 - 0.2 * month)) / 125 : 125 + 0.1 * month;

/** Monthly: FAO/AGLW dependable rain. */
export const effectiveRainFao = (month: number): number =>
  Math.max(0, month <= 70 ? 0.6 * month - 10 : 0.8 * month - 24);

/** Rain below a fifth of ET0 evaporates from the leaves (FAO-56 p. 171). */
export const isEffectiveRain = (rain: number, et0: number): boolean => rain > 0.2 * et0;

/** Runoff by the USDA's curve number method, initial abstraction 0.2 S. Never more than the rain. */
export const runoff = (rain: number, curveNumber: number): number => {
  const s = 254 * (100 / curveNumber - 1);
  return rain <= 0.2 * s ? 0 : (rain - 0.2 * s) ** 2 / (rain + 0.8 * s);
};
