import { cleanLine, cleanTextOrNull } from '#kit/pure/clean-text.ts';
import type { Day } from '#kit/pure/days.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { isFarmDay, TITLE_MIN } from './task.ts';

export const planStatuses = ['active', 'completed'] as const;
export type PlanStatus = (typeof planStatuses)[number];

export interface FarmPlan {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  /** The farmer's goal in their own words. */
  readonly goal: string | null;
  readonly field_id: string | null;
  readonly crop_type: string | null;
  readonly start_date: Day | null;
  readonly end_date: Day | null;
  readonly status: PlanStatus;
  readonly created_at: string;
  readonly updated_at: string;
}

type PlanDetails = Omit<FarmPlan, 'id' | 'status' | 'created_at' | 'updated_at'>;
export type AddPlan = PlanDetails & { readonly id: string };
export type ChangePlan = { readonly id: string; readonly status?: PlanStatus | undefined } & {
  readonly [Key in keyof PlanDetails]?: PlanDetails[Key] | undefined;
};

const detailsRefusals = [
  'tasks.title_short',
  'tasks.day_wrong',
  'tasks.ends_before',
  'tasks.field_not_found',
] as const;
export const addPlanRefusals = ['tasks.plan_exists', ...detailsRefusals] as const;
export const changePlanRefusals = ['tasks.plan_not_found', ...detailsRefusals] as const;

const validateDetails = <T extends PlanDetails>(
  details: T,
  hasField: boolean,
): Result<T, (typeof detailsRefusals)[number]> => {
  const title = cleanLine(details.title);
  if ([...title].length < TITLE_MIN) return refuse('tasks.title_short');
  const { start_date: start, end_date: end } = details;
  if ([start, end].some((day) => day !== null && !isFarmDay(day))) return refuse('tasks.day_wrong');
  if (start !== null && end !== null && end < start) return refuse('tasks.ends_before');
  if (details.field_id !== null && !hasField) return refuse('tasks.field_not_found');
  return ok({
    ...details,
    title,
    description: cleanTextOrNull(details.description),
    goal: cleanTextOrNull(details.goal),
    crop_type: cleanTextOrNull(details.crop_type),
  });
};

export const decideAddPlan = (
  args: AddPlan,
  existing: FarmPlan | null,
  hasField: boolean,
  at: string,
): Result<FarmPlan, (typeof addPlanRefusals)[number]> => {
  if (existing) return refuse('tasks.plan_exists');
  const decided = validateDetails(args, hasField);
  return decided.ok ? ok({ ...decided.value, status: 'active', created_at: at, updated_at: at }) : decided;
};

export const decideChangePlan = (
  before: FarmPlan | null,
  { id: _id, ...change }: ChangePlan,
  hasField: boolean,
  at: string,
): Result<FarmPlan, (typeof changePlanRefusals)[number]> => {
  if (!before) return refuse('tasks.plan_not_found');
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<FarmPlan>;
  const decided = validateDetails({ ...before, ...given }, hasField);
  return decided.ok ? ok({ ...decided.value, updated_at: at }) : decided;
};
