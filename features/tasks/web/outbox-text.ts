import { defineOutboxText, textOf } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';
import { taskOutboxEn } from '../words.outbox.en.ts';
import { taskOutboxSw } from '../words.outbox.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: { en: () => taskOutboxEn, sw: () => taskOutboxSw },
  commands: {
    'tasks.add': ({ outbox }, { title }) => outbox.add(textOf(title)),
    'tasks.bring_back': ({ outbox }, { title }) => outbox.back(textOf(title)),
    'tasks.change': ({ outbox }) => outbox.change,
    'tasks.set_status': ({ outbox }, { status }) => (status === 'completed' ? outbox.done : outbox.notDone),
    'tasks.remove': ({ outbox }) => outbox.remove,
    'tasks.add_plan': ({ outbox }, { title }) => outbox.addPlan(textOf(title)),
    'tasks.change_plan': ({ outbox }) => outbox.changePlan,
    'tasks.remove_plan': ({ outbox }) => outbox.removePlan,
    'tasks.judge_suggestion': ({ outbox }) => outbox.judge,
  },
  counted: {
    farm_plan_task: ({ countedRows }, n) => countedRows.farm_plan_task(n),
    farm_plan: ({ countedRows }, n) => countedRows.farm_plan(n),
  },
});
