import type { ProjectionsOf, View } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';
import { decideAddPlan, decideChangePlan, type FarmPlan } from '../domain/plan.ts';
import { decideStatus } from '../domain/status.ts';
import {
  decideAdd,
  decideBringBack,
  decideChange,
  type Preconditions,
  nextIdOf,
  type Task,
} from '../domain/task.ts';
import type { Verdict } from '../domain/verdict.ts';

interface ForeignKeys {
  readonly field_id?: string | null | undefined;
  readonly plan_id?: string | null | undefined;
}

const task = (view: View, id: string): Task | null => view.get<Task>('farm_plan_task', id) ?? null;
const plan = (view: View, id: string): FarmPlan | null => view.get<FarmPlan>('farm_plan', id) ?? null;
const isThere = (view: View, kind: string, id: string | null | undefined): boolean =>
  !!id && view.get(kind, id) !== undefined;
const preconditionsOf = (view: View, row: ForeignKeys): Preconditions => ({
  hasField: isThere(view, 'field', row.field_id),
  hasPlan: isThere(view, 'farm_plan', row.plan_id),
});

/** Optimistic view of pending commands, with the same rules as on the server. */
export const projections: ProjectionsOf<typeof contract> = {
  'tasks.add': (view, args, at) => {
    const decided = decideAdd(args, task(view, args.id), preconditionsOf(view, args), at.deviceTime);
    if (decided.ok && decided.value) view.put('farm_plan_task', decided.value);
  },
  'tasks.bring_back': (view, args, at) => {
    const decided = decideBringBack(args, task(view, args.id), preconditionsOf(view, args), at.deviceTime);
    if (decided.ok && decided.value) view.put('farm_plan_task', decided.value);
  },
  'tasks.change': (view, args, at) => {
    const before = task(view, args.id);
    const decided = decideChange(before, args, preconditionsOf(view, { ...before, ...args }), at.deviceTime);
    if (decided.ok) view.put('farm_plan_task', decided.value);
  },
  'tasks.set_status': (view, { id, status, on }, at) => {
    const decided = decideStatus(task(view, id), task(view, nextIdOf(id)), { status, on }, at.deviceTime);
    if (!decided.ok || !decided.value.changed) return;
    view.put('farm_plan_task', decided.value.task);
    if (decided.value.createdTask) view.put('farm_plan_task', decided.value.createdTask);
    if (decided.value.removedId) view.remove('farm_plan_task', decided.value.removedId);
  },
  'tasks.remove': (view, { id }) => view.remove('farm_plan_task', id),
  'tasks.add_plan': (view, args, at) => {
    const decided = decideAddPlan(
      args,
      plan(view, args.id),
      isThere(view, 'field', args.field_id),
      at.deviceTime,
    );
    if (decided.ok) view.put('farm_plan', decided.value);
  },
  'tasks.change_plan': (view, args, at) => {
    const before = plan(view, args.id);
    const decided = decideChangePlan(
      before,
      args,
      isThere(view, 'field', { ...before, ...args }.field_id),
      at.deviceTime,
    );
    if (decided.ok) view.put('farm_plan', decided.value);
  },
  'tasks.remove_plan': (view, { id }) => {
    for (const one of view.all<Task>('farm_plan_task'))
      if (one.plan_id === id) view.remove('farm_plan_task', one.id);
    view.remove('farm_plan', id);
  },
  'tasks.judge_suggestion': (view, { key, verdict }, at) => {
    const row: Verdict = { id: key, verdict, judged_at: at.deviceTime };
    view.put('task_verdict', row);
  },
};
