export const reasonKeys = [
  'threat',
  'hate',
  'sexual',
  'secrets',
  'scam',
  'abuse',
  'banned_substance',
  'danger',
  'pesticide_dose',
  'contacts',
  'phone_number',
  'betting',
  'links',
  'repeats',
] as const;
export type ReasonKey = (typeof reasonKeys)[number];

/** `review`: only its author and moderators see it until one of them has looked. */
export type Verdict = 'ok' | 'review' | 'refuse';

/** Where in the text as it was written, as `slice` counts. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Moderation {
  readonly verdict: Verdict;
  /** Key of a sentence in `words.moderation`; null when all is well. */
  readonly reason: ReasonKey | null;
  readonly span: Span | null;
}
