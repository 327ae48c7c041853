/** Rain that reaches the roots. mm. */

/** A month: USDA-SCS as CROPWAT has it. */
export const effectiveRainUsda = (month: number): number =>
  month <= 250 ? (month * (125 - 0.2 * month)) / 125 : 125 + 0.1 * month;

/** A month: FAO/AGLW dependable rain. */
export const effectiveRainFao = (month: number): number =>
  Math.max(0, month <= 70 ? 0.6 * month - 10 : 0.8 * month - 24);

/** Less than a fifth of ET0 dries on the leaves (FAO-56 p. 171). */
export const countsAsRain = (rain: number, et0: number): boolean => rain > 0.2 * et0;

/** Curve number method of the USDA, initial abstraction 0.2 S. Never more than fell. */
export const runoff = (rain: number, curve: number): number => {
  const s = 254 * (100 / curve - 1);
  return rain <= 0.2 * s ? 0 : (rain - 0.2 * s) ** 2 / (rain + 0.8 * s);
};
