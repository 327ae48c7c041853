import type { Words } from '#kit/pure/words.ts';
import type { sunlightEn } from './words.en.ts';

export const sunlightSw = {
  offer: 'Jua ni kali? Maandishi meusi kwenye rangi nyeupe husomeka kwa urahisi zaidi.',
  act: 'Tumia rangi za jua kali',
} satisfies Words<typeof sunlightEn>;
