import { cropsMentioned } from '#features/community/domain/analysis/crop-of.ts';
import { fold, wordsIn } from '#kit/pure/search/fold.ts';
import type { ChatTurn } from '../types.ts';

const FOLLOWS =
  /^(?:and |what about|how about|what of|na (?:je|kwa|kama|zile|wale)?\b|je,? (?:na|kuhusu|vipi)|vipi kuhusu|kuhusu|ama |or |then |also |pia )/;
const POINTS =
  /\b(?:it|them|this|that|these|those|hiyo|hii|hao|hawa|nayo|nazo|huo|zake|yake|kuizuia|kuzuia)\b/;
const SHORT = 8;

const withoutCrops = (text: string): string => {
  const words = fold(text).text.split(/\s+/);
  return words.filter((word) => cropsMentioned(word).length === 0).join(' ');
};

/**
 * "What about beans?": the previous question for another crop. `text` is searched; the language stays that of
 * the question.
 */
export const withTurns = (question: string, turns: readonly ChatTurn[]): string => {
  const folded = fold(question).text.trim();
  const words = wordsIn(folded).length;
  const before = [...turns]
    .reverse()
    .find(({ role }) => role === 'user')
    ?.text.slice(0, 1000);
  if (before === undefined || words === 0 || words > SHORT) return question;
  const crops = cropsMentioned(folded);
  if (FOLLOWS.test(folded) || (words <= 3 && crops.length > 0))
    return `${crops.length > 0 ? withoutCrops(before) : before} ${question}`;
  return POINTS.test(folded) && crops.length === 0 ? `${before} ${question}` : question;
};
