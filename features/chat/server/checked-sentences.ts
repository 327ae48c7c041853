import type { Language } from '#kit/pure/words.ts';
import { findUngrounded, type GroundingInput } from './grounding.ts';
import type { AssistantModel, StreamChunk, AssistantRequest, TokenUsage } from './ports.ts';

/** The model's output is not shown: it was unsafe, added something, or was empty. */
export class UnfitAnswerError extends Error {
  override readonly name = 'Unfit';
}

/** Streams from the first model that starts to answer. A later model is tried only if it fails first. */
export async function* firstAnswer(
  models: readonly AssistantModel[],
  question: AssistantRequest,
  speaks: (source: string) => void,
): AsyncGenerator<StreamChunk> {
  let fault: unknown = new UnfitAnswerError('no model is configured');
  for (const model of models) {
    let hasStarted = false;
    try {
      for await (const piece of model.answer(question)) {
        if ('text' in piece && !hasStarted) {
          hasStarted = true;
          speaks(model.modelLabel);
        }
        yield piece;
      }
      if (hasStarted) return;
      fault = new UnfitAnswerError('the model said nothing');
    } catch (error) {
      if (hasStarted || question.signal.aborted) throw error;
      fault = error;
    }
  }
  throw fault;
}

/** Longer than a farmer reads. A model that exceeds it is stopped. */
const MAX_CHARS = 6_000;
/** Splits at sentence ends; a point inside a number is not one. */
const SENTENCE_END = /[.!?…](?=\s)|\n/g;

const lastEnd = (text: string): number => {
  let end = 0;
  for (const match of text.matchAll(SENTENCE_END)) end = match.index + match[0].length;
  return end;
};

interface AnswerRules {
  readonly language: Language;
  readonly grounding: GroundingInput;
  readonly isSafe: (text: string, language: Language) => boolean;
}

const assertValid = (text: string, { language, grounding, isSafe }: AnswerRules): void => {
  const added = findUngrounded(text, grounding);
  if (added) throw new UnfitAnswerError(`the answer is not grounded: ${added}`);
  if (!isSafe(text, language)) throw new UnfitAnswerError('the answer is unsafe');
  if (text.length > MAX_CHARS) throw new UnfitAnswerError('it did not stop');
};

/**
 * Passes whole sentences, each only after the text so far was checked together with it: a ban or permission
 * may depend on the sentence before. Nothing unchecked reaches a phone.
 */
export async function* checkedSentences(
  pieces: AsyncIterable<StreamChunk>,
  rules: AnswerRules,
  onUsage: (of: TokenUsage) => void,
): AsyncGenerator<string> {
  let streamed = '';
  let waiting = '';
  for await (const piece of pieces) {
    if ('tokenUsage' in piece) {
      onUsage(piece.tokenUsage);
      continue;
    }
    waiting += piece.text;
    const end = lastEnd(waiting);
    if (end === 0) {
      if (waiting.length > MAX_CHARS) throw new UnfitAnswerError('it did not stop');
      continue;
    }
    const sentence = waiting.slice(0, end);
    assertValid(streamed + sentence, rules);
    streamed += sentence;
    waiting = waiting.slice(end);
    yield sentence;
  }
  assertValid(streamed + waiting, rules);
  if ((streamed + waiting).trim() === '') throw new UnfitAnswerError('the model said nothing');
  if (waiting !== '') yield waiting;
}
