import type { Language } from '#kit/pure/words.ts';
import { addsTo, type GroundingInput } from './grounded.ts';
import type { AssistantModel, StreamChunk, AssistantRequest, Spent } from './ports.ts';

/** The model's output is not shown: it was unsafe, added something, or was empty. */
export class Unfit extends Error {
  override readonly name = 'Unfit';
}

/** The first model that starts to answer; once one has, the others are not asked. */
export async function* firstOf(
  models: readonly AssistantModel[],
  question: AssistantRequest,
  speaks: (source: string) => void,
): AsyncGenerator<StreamChunk> {
  let fault: unknown = new Unfit('there is no model');
  for (const model of models) {
    let began = false;
    try {
      for await (const piece of model.answer(question)) {
        if ('text' in piece && !began) {
          began = true;
          speaks(model.source);
        }
        yield piece;
      }
      if (began) return;
      fault = new Unfit('the model said nothing');
    } catch (error) {
      if (began || question.signal.aborted) throw error;
      fault = error;
    }
  }
  throw fault;
}

/** Longer than a farmer reads. A model that exceeds it is stopped. */
const MAX_CHARS = 6_000;
/** Splits at sentence ends; a point inside a number is not one. */
const END = /[.!?…](?=\s)|\n/g;

const lastEnd = (text: string): number => {
  let end = 0;
  for (const match of text.matchAll(END)) end = match.index + match[0].length;
  return end;
};

export interface Rules {
  readonly language: Language;
  readonly grounds: GroundingInput;
  readonly isSafe: (text: string, language: Language) => boolean;
}

const judge = (text: string, { language, grounds, isSafe }: Rules): void => {
  const added = addsTo(text, grounds);
  if (added) throw new Unfit(`it added a ${added}`);
  if (!isSafe(text, language)) throw new Unfit('it was not safe');
  if (text.length > MAX_CHARS) throw new Unfit('it did not stop');
};

/**
 * Passes whole sentences, each only after the text so far was checked together with it: a ban or permission
 * may depend on the sentence before. Nothing unchecked reaches a phone.
 */
export async function* checked(
  pieces: AsyncIterable<StreamChunk>,
  rules: Rules,
  spent: (of: Spent) => void,
): AsyncGenerator<string> {
  let streamed = '';
  let waiting = '';
  for await (const piece of pieces) {
    if ('spent' in piece) {
      spent(piece.spent);
      continue;
    }
    waiting += piece.text;
    const end = lastEnd(waiting);
    if (end === 0) {
      if (waiting.length > MAX_CHARS) throw new Unfit('it did not stop');
      continue;
    }
    const sentence = waiting.slice(0, end);
    judge(streamed + sentence, rules);
    streamed += sentence;
    waiting = waiting.slice(end);
    yield sentence;
  }
  judge(streamed + waiting, rules);
  if ((streamed + waiting).trim() === '') throw new Unfit('the model said nothing');
  if (waiting !== '') yield waiting;
}
