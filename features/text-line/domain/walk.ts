import { type Step, type Topic, topics } from './parse-message.ts';

/** The state of a conversation. `field`: index in the list of the farmer's fields, from 0. */
export type At =
  | { readonly at: 'menu'; readonly misheard: boolean }
  | { readonly at: Exclude<Topic, 'weather' | 'price'> }
  | {
      readonly at: 'price';
      /** Key of the named crop. */ readonly crop: string | null;
      /** Index in the list of crops, from 0, when none was named. */ readonly pick: number;
    }
  | {
      readonly at: 'weather';
      readonly field: number;
      /** A requested number that is not a field. */ readonly noSuch: number | null;
    };

const begin: At = { at: 'menu', misheard: false };

const toTopic = (topic: Topic, crop: string | null = null): At => {
  if (topic === 'weather') return { at: 'weather', field: 0, noSuch: null };
  return topic === 'price' ? { at: 'price', crop, pick: 0 } : { at: topic };
};

interface Lists {
  readonly fields: number;
  readonly crops: number;
}

/**
 * Next state. A number refers to the list on the screen: a topic on the menu, a field below the weather, a
 * crop below the price.
 */
const step = (now: At, said: Step, { fields, crops }: Lists): At => {
  if (said.kind === 'menu') return begin;
  if (said.kind === 'topic') return toTopic(said.topic, said.crop);
  if (said.kind === 'crop' && now.at === 'price') return { ...now, crop: said.crop };
  if (said.kind === 'crop' || said.kind === 'unknown')
    return now.at === 'weather' || now.at === 'price' ? now : { at: 'menu', misheard: true };
  if (now.at === 'weather')
    return said.n <= fields ? { ...now, field: said.n - 1, noSuch: null } : { ...now, noSuch: said.n };
  if (now.at === 'price') return said.n <= crops ? { at: 'price', crop: null, pick: said.n - 1 } : now;
  // Alerts and tasks have no numbered choices.
  if (now.at !== 'menu') return now;
  const topic = topics[said.n - 1];
  return topic ? toTopic(topic) : { at: 'menu', misheard: true };
};

/** Replays the whole conversation: nothing is stored between two steps. */
export const walk = (steps: readonly Step[], fields: number, crops = 0): At =>
  steps.reduce<At>((now, said) => step(now, said, { fields, crops }), begin);
