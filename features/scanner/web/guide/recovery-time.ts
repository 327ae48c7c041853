import type { Condition } from '#knowledge/types.ts';

interface RecoveryTime {
  readonly from: number;
  readonly to: number;
  readonly unit: 'days' | 'weeks' | 'months';
}

const TIME = /(\d+)(?: to (\d+))? (days|weeks|months)/g;
const isAboutNewLeaves = (text: string): boolean =>
  /\b(new|clean)\b/i.test(text) && /\bleaves\b/i.test(text) && !/\b(crop|harvest|pods|whether)\b/.test(text);

/**
 * How long until new leaves come clean, where the page says so in one plain time; `never` where it says that
 * a sick plant does not recover. Null where it says anything else.
 */
export const recoveryTimeOf = ({ recoveryTimeline }: Condition): RecoveryTime | 'never' | null => {
  const text = recoveryTimeline?.en ?? '';
  if (/^(A sick plant does|Sick plants do|A wilted plant does) not recover/.test(text)) return 'never';
  const times = [...(text.match(/.+?(?:[.;](?= )|$)/g)?.find(isAboutNewLeaves) ?? '').matchAll(TIME)];
  const [, from = '', to = from, unit = ''] = times[0] ?? [];
  if (times.length !== 1) return null;
  return { from: Number(from), to: Number(to), unit: unit as RecoveryTime['unit'] };
};
