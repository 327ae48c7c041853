import { newId } from '#kit/pure/ids.ts';
import { defineAccess, createdId } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

const plan = {
  title: 'Mahindi ya masika',
  description: null,
  goal: null,
  crop_type: 'maize',
  start_date: null,
  end_date: null,
};
const task = {
  plan_id: null,
  title: 'Palizi ya pili',
  description: null,
  due_date: '2026-11-25',
  due_time: null,
  priority: 'medium',
  category: 'weeding',
  estimated_duration: null,
  assigned_to: null,
  assigned_phone: null,
  repeat_every: null,
  repeat_unit: null,
  stage: null,
  suggestion_key: null,
  rule: null,
  why: null,
  source: null,
  valid_until: null,
};
const foreignKeys = { field_id: 'fields', plan_id: 'farm_plans' } as const;
const progress = {
  status: 'pending',
  completed_on: null,
  repeat_from: null,
  created_at: '2026-11-20T08:00:00.000Z',
};

export const tasksAccess = defineAccess<typeof contract>()({
  operations: {
    'tasks.plans': { access: 'user' },
    'tasks.list': {
      access: 'user',
      send: (caller) => ({ query: { field: caller.idOf('fields'), plan: caller.idOf('farm_plans') } }),
      idParams: { 'query.field': 'fields', 'query.plan': 'farm_plans' },
    },
    'tasks.daily': { access: 'user' },
  },
  commands: {
    'tasks.add_plan': {
      sampleArgs: (caller) => ({ id: newId(), field_id: caller.idOf('fields'), ...plan }),
      idParams: { id: createdId('farm_plans'), field_id: 'fields' },
    },
    'tasks.change_plan': {
      sampleArgs: (caller) => ({ id: caller.idOf('farm_plans'), goal: 'Magunia 20' }),
      idParams: { id: 'farm_plans', field_id: 'fields' },
    },
    'tasks.add': {
      sampleArgs: (caller) => ({
        id: newId(),
        ...task,
        field_id: caller.idOf('fields'),
        plan_id: caller.idOf('farm_plans'),
      }),
      idParams: { id: createdId('farm_plan_tasks'), ...foreignKeys },
    },
    'tasks.bring_back': {
      sampleArgs: (caller) => ({
        id: newId(),
        ...task,
        ...progress,
        field_id: caller.idOf('fields'),
        plan_id: caller.idOf('farm_plans'),
      }),
      idParams: {
        id: createdId('farm_plan_tasks'),
        field_id: { notPersonalReason: 'what it hung on may be gone: then it comes back alone' },
        plan_id: { notPersonalReason: 'what it hung on may be gone: then it comes back alone' },
      },
    },
    'tasks.change': {
      sampleArgs: (caller) => ({ id: caller.idOf('farm_plan_tasks'), description: 'Vizuri' }),
      idParams: { id: 'farm_plan_tasks', ...foreignKeys },
    },
    'tasks.set_status': {
      sampleArgs: (caller) => ({ id: caller.idOf('farm_plan_tasks'), status: 'completed', on: '2026-11-22' }),
      idParams: { id: 'farm_plan_tasks' },
    },
    'tasks.judge_suggestion': { sampleArgs: () => ({ key: 'weeding:1', verdict: 'ignored' }) },
    'tasks.remove': {
      sampleArgs: (caller) => ({ id: caller.idOf('farm_plan_tasks') }),
      idParams: { id: 'farm_plan_tasks' },
    },
    'tasks.remove_plan': {
      sampleArgs: (caller) => ({ id: caller.idOf('farm_plans') }),
      idParams: { id: 'farm_plans' },
    },
  },
});
