/**
 * The purposes that a user may allow here, separately and off by default. Other features' consents are
 * defined there.
 */
export const purposes = ['page_counts'] as const;
export type Purpose = (typeof purposes)[number];

/** The version of the text beside the switch. Increase it when the meaning changes: every user is asked again. */
export const wordings: Readonly<Record<Purpose, number>> = { page_counts: 1 };

export interface Consent {
  readonly given: boolean;
  readonly wording: number;
}

/** Consent is valid only for the wording it was given to. */
export const isConsentValid = (purpose: Purpose, last: Consent | null | undefined): boolean =>
  last?.given === true && last.wording === wordings[purpose];
