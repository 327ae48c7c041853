import { say } from '../say.ts';
import type { Preparation, Said } from '../types.ts';
import type { Block, Drawing, Section } from './types.ts';

export const text = (en: string, sw: string): Block<Said> => ({ kind: 'text', text: say(en, sw) });
export const note = (en: string, sw: string): Block<Said> => ({ kind: 'note', text: say(en, sw) });
export const said = (one: Said): Block<Said> => ({ kind: 'text', text: one });
export const list = (...items: readonly Said[]): Block<Said> => ({ kind: 'list', items });
export const steps = (...items: readonly Said[]): Block<Said> => ({ kind: 'steps', items });
export const picture = (drawing: Drawing<Said>): Block<Said> => ({ kind: 'drawing', drawing });
export const section = (en: string, sw: string, ...blocks: readonly Block<Said>[]): Section => ({
  title: say(en, sw),
  blocks,
});

/**
 * A preparation of the books as two sections of a lesson; the books stay the one place where its quantities
 * stand.
 */
export const recipe = (one: Preparation, seen: readonly Block<Said>[] = []): readonly Section[] => [
  {
    title: one.title,
    blocks: [
      { kind: 'soft', text: say('What you need', 'Unachohitaji') },
      { kind: 'list', items: one.needs },
      { kind: 'soft', text: say('How it is done', 'Jinsi ya kufanya') },
      { kind: 'steps', items: one.steps },
      ...seen,
    ],
  },
  {
    title: say('When, and what it cannot do', 'Wakati wake, na isichoweza'),
    blocks: [
      { kind: 'text', text: one.use },
      { kind: 'note', text: one.limits },
    ],
  },
];
