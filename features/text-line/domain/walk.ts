import { type Step, type Topic, topics } from './asked.ts';

/** Where a conversation stands. `field`: the farmer's fields in the order of the list, from 0. */
export type At = { readonly at: 'menu'; readonly misheard: boolean } | { readonly at: Exclude<Topic, 'weather'> } | { readonly at: 'weather'; readonly field: number; /** A number that was asked for and is no field. */ readonly noSuch: number | null };

const begin: At = { at: 'menu', misheard: false };

const toTopic = (topic: Topic): At => (topic === 'weather' ? { at: 'weather', field: 0, noSuch: null } : { at: topic });

/** One step. A number means what the list on the screen means by it: a topic on the menu, a field below the weather. */
const step = (now: At, said: Step, fields: number): At => {
  if (said.kind === 'menu') return begin;
  if (said.kind === 'topic') return toTopic(said.topic);
  if (said.kind === 'unknown') return now.at === 'weather' ? now : { at: 'menu', misheard: true };
  if (now.at === 'weather') return said.n <= fields ? { ...now, field: said.n - 1, noSuch: null } : { ...now, noSuch: said.n };
  // "Bei ya magunia 2": nothing is chosen by number there.
  if (now.at !== 'menu') return now;
  const topic = topics[said.n - 1];
  return topic ? toTopic(topic) : { at: 'menu', misheard: true };
};

/** The whole conversation from its beginning: nothing of it is kept between two steps. */
export const walk = (steps: readonly Step[], fields: number): At => steps.reduce<At>((now, said) => step(now, said, fields), begin);
