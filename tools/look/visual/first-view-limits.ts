import type { FirstView } from './first-view.ts';

const MAX_WORDS = 90;
const MAX_SENTENCE = 20;
/** A figure of the list that is this much too high must be lowered. */
const SLACK = 5;

/** First views that still have more words, by screen and language. The list may only shrink. */
const ABOVE_LIMIT: Readonly<Record<string, number>> = {
  'accuracy en': 168,
  'accuracy sw': 134,
};

type Limits = Readonly<Record<string, number>>;
type Views = Readonly<Record<string, FirstView>>;

/** What breaks the limits: too many words, a figure of the list that is too high now, or a long sentence. */
export const limitFaults = (views: Views, aboveLimit: Limits = ABOVE_LIMIT): string[] => {
  const unknown = Object.keys(aboveLimit).filter((name) => !(name in views));
  return [
    ...unknown.map((name) => `${name}: no such first view; remove it from the list`),
    ...Object.entries(views).flatMap(([name, { words, longest }]) => {
      const listed = aboveLimit[name];
      const limit = listed ?? MAX_WORDS;
      return [
        ...(words > limit ? [`${name}: ${words} words, at most ${limit}`] : []),
        ...(listed !== undefined && words <= MAX_WORDS
          ? [`${name}: only ${words} words now; remove it from the list`]
          : listed !== undefined && words < listed - SLACK
            ? [`${name}: only ${words} words now; lower its figure in the list`]
            : []),
        ...(longest.words > MAX_SENTENCE
          ? [`${name}: a sentence of ${longest.words} words: ${longest.sentence}`]
          : []),
      ];
    }),
  ];
};
