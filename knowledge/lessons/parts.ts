import { bilingual } from '../bilingual.ts';
import type { Preparation, Bilingual } from '../types.ts';
import type { Block, Drawing, Section } from './types.ts';

export const text = (en: string, sw: string): Block<Bilingual> => ({ kind: 'text', text: bilingual(en, sw) });
export const note = (en: string, sw: string): Block<Bilingual> => ({ kind: 'note', text: bilingual(en, sw) });
export const said = (one: Bilingual): Block<Bilingual> => ({ kind: 'text', text: one });
export const list = (...items: readonly Bilingual[]): Block<Bilingual> => ({ kind: 'list', items });
export const steps = (...items: readonly Bilingual[]): Block<Bilingual> => ({ kind: 'steps', items });
export const picture = (drawing: Drawing<Bilingual>): Block<Bilingual> => ({ kind: 'drawing', drawing });
export const section = (en: string, sw: string, ...blocks: readonly Block<Bilingual>[]): Section => ({
  title: bilingual(en, sw),
  blocks,
});

/**
 * Shows a preparation from the books as two sections of a lesson. Its quantities are defined only in the
 * books.
 */
export const recipe = (one: Preparation, seen: readonly Block<Bilingual>[] = []): readonly Section[] => [
  {
    title: one.title,
    blocks: [
      { kind: 'soft', text: bilingual('What you need', 'Unachohitaji') },
      { kind: 'list', items: one.needs },
      { kind: 'soft', text: bilingual('How it is done', 'Jinsi ya kufanya') },
      { kind: 'steps', items: one.steps },
      ...seen,
    ],
  },
  {
    title: bilingual('When, and what it cannot do', 'Wakati wake, na isichoweza'),
    blocks: [
      { kind: 'text', text: one.use },
      { kind: 'note', text: one.limits },
    ],
  },
];
