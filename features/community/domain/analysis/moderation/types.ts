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

/** `review`: only the author and moderators see it until a moderator approves it. */
export type Verdict = 'ok' | 'review' | 'refuse';

/** Position in the original text, as for `slice`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Moderation {
  readonly verdict: Verdict;
  /** Key of a text in `words.moderation`. `null` if nothing was found. */
  readonly reason: ReasonKey | null;
  readonly span: Span | null;
}
