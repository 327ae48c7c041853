/** "Did it happen?" */
export const answers = ['yes', 'no', 'not_sure'] as const;
export type Answer = (typeof answers)[number];

/** Minimum number of answers: a share of fewer is mostly chance. */
export const MIN_ANSWERS = 20;

export interface AnswerCounts {
  readonly yes: number;
  readonly no: number;
  readonly notSure: number;
}
interface HitRate {
  readonly share: number | null;
  readonly answered: number;
}

/** "Not sure" does not count: the share is of yes and no answers, and is shown from `MIN_ANSWERS` of them. */
export const hitRate = ({ yes, no }: AnswerCounts, least = MIN_ANSWERS): HitRate => {
  const answered = yes + no;
  return { answered, share: answered >= least ? yes / answered : null };
};
