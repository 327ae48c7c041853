/**
 * What a farmer may allow here, each by itself and off until then. What other features ask for stands with
 * them.
 */
export const purposes = ['page_counts'] as const;
export type Purpose = (typeof purposes)[number];

/**
 * The number of the sentence that stands beside the switch. Whoever changes its meaning raises it, and
 * everybody is asked again.
 */
export const wordings: Readonly<Record<Purpose, number>> = { page_counts: 1 };

export interface Consent {
  readonly given: boolean;
  readonly wording: number;
}

/** Leave that was given to other words is no leave. */
export const holds = (purpose: Purpose, last: Consent | null | undefined): boolean =>
  last?.given === true && last.wording === wordings[purpose];
