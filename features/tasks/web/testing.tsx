import type { ReactNode } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { projections as fieldProjections } from '#features/fields/web/projections.ts';
import { field, openFarm, type Farm } from '#features/fields/web/testing.tsx';
import { newId } from '#kit/pure/ids.ts';
import type { FarmPlan } from '../domain/plan.ts';
import { blankTask, type Task } from '../domain/task.ts';
import { PlanningScreen } from './PlanningScreen.tsx';
import { projections as taskProjections } from './projections.ts';

export const plot: Field = field({ name: 'Shamba la mto' });
const AT = '2026-11-10T09:00:00.000Z';

export const task = (over: Partial<Task> = {}): Task => ({
  ...blankTask(),
  id: newId(),
  title: 'Weed the maize',
  status: 'pending',
  completed_on: null,
  repeat_from: null,
  created_at: AT,
  updated_at: AT,
  ...over,
});
export const plan = (over: Partial<FarmPlan> = {}): FarmPlan => ({
  id: newId(),
  title: 'Maize, long rains',
  description: null,
  goal: null,
  field_id: null,
  crop_type: null,
  start_date: null,
  end_date: null,
  status: 'active',
  created_at: AT,
  updated_at: AT,
  ...over,
});

type Setting = Partial<Parameters<typeof openFarm>[1]> & { readonly plans?: readonly FarmPlan[] };

export const openWithTasks = (
  element: ReactNode,
  tasks: readonly Task[],
  { plans = [], ...setting }: Setting = {},
): Promise<Farm> =>
  openFarm(element, {
    projections: { ...fieldProjections, ...taskProjections },
    at: '/farm-planning',
    rows: [
      { kind: 'field', row: plot },
      ...plans.map((row) => ({ kind: 'farm_plan', row })),
      ...tasks.map((row) => ({ kind: 'farm_plan_task', row })),
    ],
    ...setting,
  });

export const openPlanning = (tasks: readonly Task[] = [], setting: Setting = {}): Promise<Farm> =>
  openWithTasks(<PlanningScreen />, tasks, setting);
