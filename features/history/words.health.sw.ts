import type { Words } from '#kit/pure/words.ts';
import type { healthEn } from './words.health.en.ts';

export const healthSw = {
  label: 'Afya',
  noData: 'Bado hakuna taarifa',
  percent: (percent: string) => `Afya: ${percent}%`,
  bands: { good: 'linaonekana vizuri', watch: 'liangalie kwa makini', bad: 'linahitaji hatua sasa' },
  asOf: (day: string) => `kufikia ${day}`,
  fpsi: (percent: string) => `Hali ya mimea (FPSI): ${percent}%`,
  latest: (day: string) => `Picha mpya kabisa ya shamba hili, kufikia ${day}`,
  satellite: 'Setilaiti',
  fromAbove: (day: string) => `Picha ya setilaiti ya shamba hili, kufikia ${day}`,
} satisfies Words<typeof healthEn>;
