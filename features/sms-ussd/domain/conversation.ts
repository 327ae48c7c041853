import { type Step, type Topic, topics } from './parse-message.ts';

/** The state of a conversation. `field`: index in the list of the farmer's fields, from 0. */
export type ConversationState =
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
      /** A requested number that is not a field. */ readonly unknownField: number | null;
    };

const initialState: ConversationState = { at: 'menu', misheard: false };

const toTopic = (topic: Topic, crop: string | null = null): ConversationState => {
  if (topic === 'weather') return { at: 'weather', field: 0, unknownField: null };
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
const step = (now: ConversationState, input: Step, { fields, crops }: Lists): ConversationState => {
  if (input.kind === 'menu') return initialState;
  if (input.kind === 'topic') return toTopic(input.topic, input.crop);
  if (input.kind === 'crop' && now.at === 'price') return { ...now, crop: input.crop };
  if (input.kind === 'crop' || input.kind === 'unknown')
    return now.at === 'weather' || now.at === 'price' ? now : { at: 'menu', misheard: true };
  if (now.at === 'weather')
    return input.n <= fields
      ? { ...now, field: input.n - 1, unknownField: null }
      : { ...now, unknownField: input.n };
  if (now.at === 'price') return input.n <= crops ? { at: 'price', crop: null, pick: input.n - 1 } : now;
  // Alerts and tasks have no numbered choices.
  if (now.at !== 'menu') return now;
  const topic = topics[input.n - 1];
  return topic ? toTopic(topic) : { at: 'menu', misheard: true };
};

/** Replays the whole conversation: nothing is stored between two steps. */
export const replaySteps = (steps: readonly Step[], fields: number, crops = 0): ConversationState =>
  steps.reduce<ConversationState>((now, said) => step(now, said, { fields, crops }), initialState);
