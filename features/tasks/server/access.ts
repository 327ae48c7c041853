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
    'tasks.plans': { who: 'user' },
    'tasks.list': {
      who: 'user',
      send: (own) => ({ query: { field: own.idOf('fields'), plan: own.idOf('farm_plans') } }),
      ids: { 'query.field': 'fields', 'query.plan': 'farm_plans' },
    },
    'tasks.daily': { who: 'user' },
  },
  commands: {
    'tasks.add_plan': {
      args: (own) => ({ id: newId(), field_id: own.idOf('fields'), ...plan }),
      ids: { id: createdId('farm_plans'), field_id: 'fields' },
    },
    'tasks.change_plan': {
      args: (own) => ({ id: own.idOf('farm_plans'), goal: 'Magunia 20' }),
      ids: { id: 'farm_plans', field_id: 'fields' },
    },
    'tasks.add': {
      args: (own) => ({
        id: newId(),
        ...task,
        field_id: own.idOf('fields'),
        plan_id: own.idOf('farm_plans'),
      }),
      ids: { id: createdId('farm_plan_tasks'), ...foreignKeys },
    },
    'tasks.bring_back': {
      args: (own) => ({
        id: newId(),
        ...task,
        ...progress,
        field_id: own.idOf('fields'),
        plan_id: own.idOf('farm_plans'),
      }),
      ids: {
        id: createdId('farm_plan_tasks'),
        field_id: { notPersonalReason: 'what it hung on may be gone: then it comes back alone' },
        plan_id: { notPersonalReason: 'what it hung on may be gone: then it comes back alone' },
      },
    },
    'tasks.change': {
      args: (own) => ({ id: own.idOf('farm_plan_tasks'), description: 'Vizuri' }),
      ids: { id: 'farm_plan_tasks', ...foreignKeys },
    },
    'tasks.set_status': {
      args: (own) => ({ id: own.idOf('farm_plan_tasks'), status: 'completed', on: '2026-11-22' }),
      ids: { id: 'farm_plan_tasks' },
    },
    'tasks.judge_suggestion': { args: () => ({ key: 'weeding:1', verdict: 'ignored' }) },
    'tasks.remove': { args: (own) => ({ id: own.idOf('farm_plan_tasks') }), ids: { id: 'farm_plan_tasks' } },
    'tasks.remove_plan': { args: (own) => ({ id: own.idOf('farm_plans') }), ids: { id: 'farm_plans' } },
  },
});
