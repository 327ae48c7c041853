import type { quantitiesEn } from './words.quantities.en.ts';
import type { Words } from './words.ts';

export const quantitiesSw = {
  kg: (n: string) => `kilo ${n}`,
  bag_90kg: (n: string) => (n === '1' ? 'gunia 1 la kilo 90' : `magunia ${n} ya kilo 90`),
  bag_50kg: (n: string) => (n === '1' ? 'gunia 1 la kilo 50' : `magunia ${n} ya kilo 50`),
  debe: (n: string) => (n === '1' ? 'debe 1' : `madebe ${n}`),
  gorogoro: (n: string) => `gorogoro ${n}`,
  crate: (n: string) => `kreti ${n}`,
  bunch: (n: string) => (n === '1' ? 'mkungu 1' : `mikungu ${n}`),
  litre: (n: string) => `lita ${n}`,
} satisfies Words<typeof quantitiesEn>;
