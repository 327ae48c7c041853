/** The share of the field with a disease or pest, as a farmer sees it. */
export const shares = ['tenth', 'quarter', 'half', 'all'] as const;
export type Share = (typeof shares)[number];
const shareOf: Readonly<Record<Share, number>> = { tenth: 0.1, quarter: 0.25, half: 0.5, all: 1 };

/** A problem that the farmer sees in the crop now. `condition`: a key of the books; `treated`: in time. */
export interface Trouble {
  readonly condition: string;
  readonly share: Share;
  readonly treated: boolean;
}
/** Percent of the harvest, from the condition's page with its source. */
export interface Loss {
  readonly low: number;
  readonly high: number;
}

/** Share of a loss that remains after treatment in time (AGRONOMY 3.1, a design value). */
const REMAINING_LOSS_IF_TREATED = 0.6;

/**
 * The middle of the usual loss range, times the affected share of the field. 1 without a condition, or when
 * its loss was not measured.
 */
export const healthFactor = (trouble: Trouble | null, loss: Loss | null): number => {
  if (trouble === null || loss === null) return 1;
  const middle = Math.min(100, Math.max(0, (loss.low + loss.high) / 2)) / 100;
  return 1 - middle * shareOf[trouble.share] * (trouble.treated ? REMAINING_LOSS_IF_TREATED : 1);
};
