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

type TaskDetails = Omit<FarmPlan, 'id' | 'status' | 'created_at' | 'updated_at'>;
export type AddPlan = TaskDetails & { readonly id: string };
export type ChangePlan = { readonly id: string; readonly status?: PlanStatus | undefined } & {
  readonly [Key in keyof TaskDetails]?: TaskDetails[Key] | undefined;
};

const detailsRefusals = [
  'tasks.title_short',
  'tasks.day_wrong',
  'tasks.ends_before',
  'tasks.field_not_found',
] as const;
export const addPlanRefusals = ['tasks.plan_exists', ...detailsRefusals] as const;
export const changePlanRefusals = ['tasks.plan_not_found', ...detailsRefusals] as const;

const decideTold = <T extends TaskDetails>(
  told: T,
  hasField: boolean,
): Result<T, (typeof detailsRefusals)[number]> => {
  const title = cleanLine(told.title);
  if ([...title].length < TITLE_MIN) return refuse('tasks.title_short');
  const { start_date: start, end_date: end } = told;
  if ([start, end].some((day) => day !== null && !isFarmDay(day))) return refuse('tasks.day_wrong');
  if (start !== null && end !== null && end < start) return refuse('tasks.ends_before');
  if (told.field_id !== null && !hasField) return refuse('tasks.field_not_found');
  return ok({
    ...told,
    title,
    description: cleanTextOrNull(told.description),
    goal: cleanTextOrNull(told.goal),
    crop_type: cleanTextOrNull(told.crop_type),
  });
};

export const decideAddPlan = (
  args: AddPlan,
  there: FarmPlan | null,
  hasField: boolean,
  at: string,
): Result<FarmPlan, (typeof addPlanRefusals)[number]> => {
  if (there) return refuse('tasks.plan_exists');
  const decided = decideTold(args, hasField);
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
  const decided = decideTold({ ...before, ...given }, hasField);
  return decided.ok ? ok({ ...decided.value, updated_at: at }) : decided;
};
