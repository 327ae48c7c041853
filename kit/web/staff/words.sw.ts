import type { Words } from '#kit/pure/words.ts';
import type { staffScreenEn } from './words.en.ts';

export const staffScreenSw: Words<typeof staffScreenEn> = {
  calm: 'Hakuna kinachosubiri',
  rest: 'Mapya yataonekana hapa.',
  cases: (n) => (n === 1 ? 'inasubiri' : 'zinasubiri'),
  oldest: (age) => `Ya zamani zaidi: ${age}`,
  next: 'Zinazofuata',
  retry: 'Jaribu tena',
  adminOnly: 'Ni wasimamizi tu wanaoweza kuona hii.',
};
