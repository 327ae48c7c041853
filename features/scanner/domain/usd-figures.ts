/** Shillings per dollar, from WFP's price list for Kenya, which quotes both in 2025. */
export const USD_RATE = {
  kesPerUsd: 129,
  year: '2025',
  source: 'WFP food prices for Kenya (HDX), shillings over dollars of the same lines',
} as const;

interface UsdFigure {
  readonly usd: number;
  readonly source: string;
  /** Date of the source. Null without a source. */ readonly date: string | null;
}
const UNSOURCED =
  'product specification, no published source: a rough figure, labelled as rough wherever it is shown';

/**
 * Every dollar figure of the product's specification, with its source. Results based on one are shown
 * in shillings first, at this rate.
 */
export const usdFigures = {
  price_per_kg: {
    usd: 0.35,
    source: `${UNSOURCED}; white maize wholesale had a median of 0.34 (WFP, 2024-01 to 2026-02)`,
    date: '2026-02',
  },
  treatment_low: { usd: 8, source: UNSOURCED, date: null },
  treatment_medium: { usd: 18, source: UNSOURCED, date: null },
  treatment_high: { usd: 35, source: UNSOURCED, date: null },
  treatment_critical: { usd: 60, source: UNSOURCED, date: null },
} as const satisfies Record<string, UsdFigure>;

const ROUND_TO = 10;
/** Rounded to tens, because currency conversion does not make a rough figure exact. */
export const inShillings = (usd: number): number =>
  Math.round((usd * USD_RATE.kesPerUsd) / ROUND_TO) * ROUND_TO;
