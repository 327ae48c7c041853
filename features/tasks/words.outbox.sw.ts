import type { Words } from '#kit/pure/words.ts';
import type { taskOutboxEn } from './words.outbox.en.ts';

export const taskOutboxSw = {
  outbox: {
    add: (title: string) => `Kazi mpya: ${title}`,
    back: (title: string) => `Kazi iliyorudishwa: ${title}`,
    change: 'Badiliko la kazi',
    done: 'Kazi imefanyika',
    notDone: 'Kazi bado haijafanyika',
    remove: 'Futa kazi',
    addPlan: (title: string) => `Mpango mpya: ${title}`,
    changePlan: 'Badiliko la mpango',
    removePlan: 'Futa mpango',
    judge: 'Jibu lako kwa pendekezo',
  },
  countedRows: {
    farm_plan_task: (n) => (n === 1 ? 'kazi 1' : `kazi ${n}`),
    farm_plan: (n) => (n === 1 ? 'mpango 1' : `mipango ${n}`),
  },
  refusals: {
    'tasks.exists': 'Kazi hii tayari ipo.',
    'tasks.not_found': 'Kazi hii ilifutwa wakati huohuo.',
    'tasks.title_short': 'Kichwa kiwe na angalau herufi 3.',
    'tasks.day_wrong': 'Chagua siku kati ya 2000 na 2100.',
    'tasks.repeat_needs_day': 'Kazi inayorudia inahitaji siku yake ya kwanza.',
    'tasks.phone_wrong': 'Hii si nambari ya simu. Iandike kama 0712 345 678.',
    'tasks.field_not_found': 'Shamba la kazi hii lilifutwa.',
    'tasks.plan_not_found': 'Mpango huu ulifutwa wakati huohuo.',
    'tasks.plan_exists': 'Mpango huu tayari upo.',
    'tasks.ends_before': 'Mpango ungeisha kabla ya kuanza. Angalia siku hizo mbili.',
  },
} satisfies Words<typeof taskOutboxEn>;
