import type { FirstView } from './first-view.ts';

const MAX_WORDS = 90;
const MAX_SENTENCE = 20;

/** What breaks the limits, by screen and language: too many words, or a long sentence. */
export const limitFaults = (views: Readonly<Record<string, FirstView>>): string[] =>
  Object.entries(views).flatMap(([name, { words, longest }]) => [
    ...(words > MAX_WORDS ? [`${name}: ${words} words, at most ${MAX_WORDS}`] : []),
    ...(longest.words > MAX_SENTENCE
      ? [`${name}: a sentence of ${longest.words} words: ${longest.sentence}`]
      : []),
  ]);
