import type { Words } from '#kit/pure/words.ts';
import { saa } from './clock.sw.ts';
import type { taskCardEn } from './words.card.en.ts';

export const taskCardSw = {
  title: 'Mipango ya shamba',
  plans: (n: number) =>
    n === 0 ? 'Hakuna mpango unaoendelea' : n === 1 ? 'Mpango 1 unaoendelea' : `Mipango ${n} inayoendelea`,
  tasks: (n: number) =>
    n === 0 ? 'Hakuna kazi wiki hii' : n === 1 ? 'Kazi 1 wiki hii' : `Kazi ${n} wiki hii`,
  late: (n: number) => (n === 1 ? 'Kazi 1 imechelewa' : `Kazi ${n} zimechelewa`),
  next: 'Kazi inayofuata',
  today: 'Leo',
  tomorrow: 'Kesho',
  at: saa,
  overdueSince: (day: string) => `Imechelewa tangu ${day}`,
  empty: 'Bado hakuna mpango',
  emptyHint: 'Panga kazi za shamba lako hapa, hata bila mtandao.',
  startPlanning: 'Panga kazi zangu',
  allTasks: 'Kazi zote',
} satisfies Words<typeof taskCardEn>;
