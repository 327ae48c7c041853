import type { Words } from '#kit/pure/words.ts';
import type { taskOutboxEn } from './words.outbox.en.ts';

export const taskOutboxSw = {
  outbox: {
    add: (title: string) => `Ongeza kazi: ${title}`,
    back: (title: string) => `Rudisha kazi: ${title}`,
    change: 'Badilisha kazi',
    done: 'Weka alama kuwa kazi imefanyika',
    notDone: 'Weka alama kuwa kazi haijafanyika',
    remove: 'Futa kazi',
    addPlan: (title: string) => `Ongeza mpango: ${title}`,
    changePlan: 'Badilisha mpango',
    removePlan: 'Futa mpango',
    judge: 'Jibu pendekezo',
  },
  countedRows: {
    farm_plan_task: (n) => (n === 1 ? 'kazi 1' : `kazi ${n}`),
    farm_plan: (n) => (n === 1 ? 'mpango 1' : `mipango ${n}`),
  },
  refusals: {
    'tasks.exists': 'Kazi hii tayari ipo.',
    'tasks.not_found': 'Kazi hii imefutwa.',
    'tasks.title_short': 'Andika kichwa chenye angalau herufi 3.',
    'tasks.day_wrong': 'Chagua siku kati ya 2000 na 2100.',
    'tasks.repeat_needs_day': 'Chagua siku ya kwanza ya kazi hii inayojirudia.',
    'tasks.phone_wrong': 'Andika nambari ya simu, kama 0712 345 678.',
    'tasks.field_not_found': 'Shamba la kazi hii limefutwa.',
    'tasks.plan_not_found': 'Mpango huu umefutwa.',
    'tasks.plan_exists': 'Mpango huu tayari upo.',
    'tasks.ends_before': 'Mpango unaisha kabla ya kuanza. Angalia tarehe hizo mbili.',
  },
} satisfies Words<typeof taskOutboxEn>;
