import type { IrrigationType } from '#features/fields/domain/field.ts';

/** Share of the water that reaches the roots, from FAO's training manuals on irrigation. */
const efficiency = { drip: 0.9, sprinkler: 0.75, furrow: 0.6, flood: 0.5, manual: 0.8 } as const;
export type IrrigationMethod = keyof typeof efficiency;
export const efficiencyOf = (how: IrrigationMethod): number => efficiency[how];

/** How this field would be watered. Rain-fed fields, and fields without an answer, by can or bucket. */
export const irrigationMethodOf = (type: IrrigationType | null): IrrigationMethod =>
  type === 'drip' || type === 'sprinkler' || type === 'flood' ? type : 'manual';

export const JERRICAN_LITRES = 20;
const M2_PER_HECTARE = 10_000;

export interface IrrigationNeed {
  readonly net: number;
  readonly gross: number;
  readonly litres: number;
  /** 20 litres each. */ readonly jerricans: number;
}

/** 1 mm on 1 m² is 1 litre. Null for invalid inputs. */
export const irrigationNeed = (net: number, hectares: number, share: number): IrrigationNeed | null => {
  if (!(net >= 0 && hectares >= 0 && share > 0 && share <= 1) || !Number.isFinite(net * hectares))
    return null;
  const gross = net / share;
  const litres = gross * hectares * M2_PER_HECTARE;
  return { net, gross, litres, jerricans: Math.ceil(litres / JERRICAN_LITRES - 1e-9) };
};

interface ComingRain {
  readonly rain: number | null;
  readonly rainChance: number | null;
}
/**
 * Waits for rain with more than this probability in percent; without a probability, the amount counts in
 * full.
 */
const MIN_LIKELY_RAIN_PERCENT = 60;
/** With two days to prepare, irrigation starts at 80 % of RAW. */
const LEAD_SHARE = 0.8;

export const likelyRain = (next: readonly ComingRain[]): number =>
  next
    .slice(0, 3)
    .reduce(
      (sum, d) =>
        sum +
        (d.rain !== null && d.rain > 0 && (d.rainChance === null || d.rainChance > MIN_LIKELY_RAIN_PERCENT)
          ? d.rain
          : 0),
      0,
    );

export type IrrigationAdvice = 'enough' | 'soon' | 'water' | 'rain_comes';

/**
 * Our own rule on FAO-56's RAW: water when RAW is used up, soon when 80 % of it is, but not while rain of the
 * next three days covers half of the depletion.
 */
export const irrigationAdvice = (
  depletion: number,
  raw: number,
  next: readonly ComingRain[],
): IrrigationAdvice => {
  if (depletion < LEAD_SHARE * raw || depletion <= 0) return 'enough';
  if (likelyRain(next) >= depletion / 2) return 'rain_comes';
  return depletion >= raw ? 'water' : 'soon';
};
