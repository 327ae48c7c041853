import { cropsMentioned } from '#features/community/domain/analysis/detect-crop.ts';
import { fold, wordsIn } from '#kit/pure/search/fold.ts';
import type { ChatTurn } from '../types.ts';
import { intentOf } from './intent.ts';

const FOLLOW_UP =
  /^(?:and |what about|how about|what of|na (?:je|kwa|kama|zile|wale)?\b|je,? (?:na|kuhusu|vipi)|vipi kuhusu|kuhusu|ama |or |then |also |pia )/;
const PRONOUN =
  /\b(?:it|them|this|that|these|those|hiyo|hii|hao|hawa|nayo|nazo|huo|zake|yake|kuizuia|kuzuia)\b/;
/** "It" and "this" that refer to nothing said before: "will it rain this week". */
const NO_REFERENCE = new RegExp(
  [
    '\\bit(?= (?:going to |to )?rain)',
    '\\bthis (?=week|month|season|year|morning|evening|afternoon)',
    '\\b(?:wiki|siku|leo|asubuhi|jioni) hii\\b',
  ].join('|'),
  'g',
);
/** Questions without an object: "What should I do?", "Nitazuia vipi?". */
const NO_OBJECT = new RegExp(
  `^(?:${[
    'what (?:should|can|must|do) i do',
    'how (?:do|can|should) i (?:prevent|treat|stop|control|cure)',
    'which medicine',
    'dawa gani',
    'nifanye (?:nini|je)',
    'ni\\w*(?:zuia|tibu)\\b',
  ].join('|')})`,
);
const MAX_FOLLOW_UP_WORDS = 8;

const withoutCrops = (text: string): string => {
  const words = fold(text).text.split(/\s+/);
  return words.filter((word) => cropsMentioned(word).length === 0).join(' ');
};

/** Whether the rest of a short question says what it asks about its crop: "maize price", not "my maize". */
const asksSomething = (rest: string): boolean => {
  const { scores } = intentOf(rest, { crops: [] });
  return [...scores.keys()].some((intent) => intent !== 'greeting' && intent !== 'thanks');
};

/**
 * "What about beans?": the previous question for another crop. `text` is searched; the language stays that of
 * the question.
 */
export const expandFollowUp = (question: string, turns: readonly ChatTurn[]): string => {
  const folded = fold(question).text.trim();
  const words = wordsIn(folded).length;
  const previousQuestion = [...turns]
    .reverse()
    .find(({ role }) => role === 'user')
    ?.text.slice(0, 1000);
  if (previousQuestion === undefined || words === 0 || words > MAX_FOLLOW_UP_WORDS) return question;
  const crops = cropsMentioned(folded);
  if (FOLLOW_UP.test(folded) || (words <= 3 && crops.length > 0 && !asksSomething(withoutCrops(folded))))
    return `${crops.length > 0 ? withoutCrops(previousQuestion) : previousQuestion} ${question}`;
  const refersBack =
    PRONOUN.test(folded.replace(NO_REFERENCE, '')) || (NO_OBJECT.test(folded) && !asksSomething(folded));
  return refersBack && crops.length === 0 ? `${previousQuestion} ${question}` : question;
};
