export const verdicts = ['accepted', 'changed', 'ignored'] as const;
export type VerdictWord = (typeof verdicts)[number];

/** What a farmer said of a suggestion; the last word counts. `id` is the suggestion's key. */
export interface Verdict {
  readonly id: string;
  readonly verdict: VerdictWord;
  readonly judged_at: string;
}
