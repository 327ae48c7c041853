/** "Did it happen?" */
export const answers = ['yes', 'no', 'not_sure'] as const;
export type Answer = (typeof answers)[number];

/** Below this a share says more about chance than about a rule. */
export const LEAST_ANSWERS = 20;

export interface Answered {
  readonly yes: number;
  readonly no: number;
  readonly notSure: number;
}
interface HitRate {
  readonly share: number | null;
  readonly answered: number;
}

/**
 * Who is not sure is no witness: the share is of those who said yes or no, and is told from `LEAST_ANSWERS`
 * of them on.
 */
export const hitRate = ({ yes, no }: Answered, least = LEAST_ANSWERS): HitRate => {
  const answered = yes + no;
  return { answered, share: answered >= least ? yes / answered : null };
};
