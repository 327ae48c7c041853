export const verdicts = ['accepted', 'changed', 'ignored'] as const;
export type VerdictValue = (typeof verdicts)[number];

/** A farmer's verdict on a suggestion; the last one counts. `id` is the suggestion's key. */
export interface Verdict {
  readonly id: string;
  readonly verdict: VerdictValue;
  readonly judged_at: string;
}
