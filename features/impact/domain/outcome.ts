/** Did it help? A farmer's answer about a sick plant one and two weeks after its check. */
import { DAY_MS } from '#kit/pure/days.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';

export const answers = ['better', 'same', 'worse', 'did_nothing'] as const;
export type Answer = (typeof answers)[number];
/** Treatments, grouped as in the advice. */
export const treatments = ['first_steps', 'organic', 'chemical', 'other'] as const;
export type Treatment = (typeof treatments)[number];
/** Saved harvest, in the farmer's own measure. */
export const savedUnits = ['kes', 'kg', 'bag_90kg'] as const;
export type SavedUnit = (typeof savedUnits)[number];
/** Days after the check. */
export const steps = [7, 14] as const;
export type Step = (typeof steps)[number];

export interface OutcomeAnswer {
  readonly scan_id: string;
  readonly step: Step;
  readonly answer: Answer;
  readonly doings: readonly Treatment[];
  /** All that the treatment cost so far, in shillings; null if not entered. */
  readonly cost_kes: number | null;
  readonly saved_amount: number | null;
  readonly saved_unit: SavedUnit | null;
  /** Current photo of the plant. */
  readonly photo: string | null;
}

export interface OutcomeRow extends OutcomeAnswer {
  readonly id: string;
  readonly answered_at: string;
}
/** `until` null: never ask about this leaf again. */
export interface OutcomePause {
  readonly id: string;
  readonly until: string | null;
}

/** The scan columns that the question needs. `pick`: the candidate that the farmer chose. */
export interface OutcomeScan {
  readonly outcome: string;
  readonly condition: string | null;
  readonly pick?: string | null | undefined;
  readonly taken_at: string | Date;
}

export const outcomeId = (scanId: string, step: Step): string => `${scanId}:${step}`;

/** The disease the question is about. Null for a healthy leaf and for a check without a named condition. */
export const diseaseOf = ({ outcome, condition, pick }: OutcomeScan): string | null => {
  const named = outcome === 'answer' ? condition : (pick ?? null);
  return named === null || !named.includes('___') || named.endsWith('___healthy') ? null : named;
};

/** Days after the check when the question is dropped, because the farmer may no longer remember the plant. */
const ASK_UNTIL_DAYS = 35;
/** Minimum days between two questions about one plant, so that something can change. */
const MIN_DAYS_BETWEEN = 4;
export const NOT_NOW_DAYS = 3;

const daysSince = (at: string | Date, now: Date): number => (now.getTime() - new Date(at).getTime()) / DAY_MS;

/** Which question is due now. The second replaces an unanswered first. */
export const dueStep = (
  scan: OutcomeScan,
  answered: readonly Pick<OutcomeRow, 'step' | 'answered_at'>[],
  pause: OutcomePause | undefined,
  now: Date,
): Step | null => {
  if (diseaseOf(scan) === null) return null;
  if (pause && (pause.until === null || new Date(pause.until) > now)) return null;
  const age = daysSince(scan.taken_at, now);
  if (age < 7 || age > ASK_UNTIL_DAYS) return null;
  const step: Step = age < 14 ? 7 : 14;
  if (answered.some((a) => a.step >= step || daysSince(a.answered_at, now) < MIN_DAYS_BETWEEN)) return null;
  return step;
};

export const answerRefusals = [
  'outcomes.scan_not_found',
  'outcomes.no_disease',
  'outcomes.too_early',
] as const;
/** A phone's clock may run ahead of ours. */
const MAX_EARLY_DAYS = 2;

/** Rules for an answer, shared by phone and server. Answering again overwrites the answer. */
export const decideAnswer = (
  args: OutcomeAnswer,
  scan: OutcomeScan | null,
  now: Date,
): Result<OutcomeAnswer, (typeof answerRefusals)[number]> => {
  if (!scan) return refuse('outcomes.scan_not_found');
  if (diseaseOf(scan) === null) return refuse('outcomes.no_disease');
  if (daysSince(scan.taken_at, now) < args.step - MAX_EARLY_DAYS) return refuse('outcomes.too_early');
  return ok(normalizeAnswer(args));
};

/** Doing nothing costs nothing; an amount without its unit is ignored. */
const normalizeAnswer = (args: OutcomeAnswer): OutcomeAnswer => {
  if (args.answer === 'did_nothing')
    return { ...args, doings: [], cost_kes: null, saved_amount: null, saved_unit: null };
  const hasSaved = args.saved_amount !== null && args.saved_unit !== null;
  return {
    ...args,
    doings: treatments.filter((d) => args.doings.includes(d)),
    ...(!hasSaved && { saved_amount: null, saved_unit: null }),
  };
};

/** One outcome per plant: the later answer, with the figures that were entered last. */
export const latestOutcome = (rows: readonly OutcomeRow[]): OutcomeRow | null => {
  const sorted = [...rows].sort((a, b) => b.step - a.step);
  const last = sorted[0];
  if (!last) return null;
  const cost = sorted.find((r) => r.cost_kes !== null);
  const saved = sorted.find((r) => r.saved_amount !== null);
  return {
    ...last,
    cost_kes: cost?.cost_kes ?? null,
    saved_amount: saved?.saved_amount ?? null,
    saved_unit: saved?.saved_unit ?? null,
  };
};
