import type { KnowledgeBase } from '../book/book.ts';
import { parseQuestion, type ParsedQuestion } from '../question/parse-question.ts';
import { chatText } from '../text.ts';
import type { ChatAnswer, ChatContext } from '../types.ts';
import { answerBannedProduct, answerFromBooks } from './answer-from-books.ts';
import { answerFromFarm } from './answer-from-farm.ts';
import { answerFromLeaf } from './answer-from-leaf.ts';
import { certaintyOf, MIN_ANSWER_CERTAINTY } from './certainty.ts';
import { finishAnswer, type AnswerDraft } from './finish-answer.ts';
import { courtesyReply, outOfScope, firstAid } from './refusals.ts';

/** A greeting followed by a question: "Habari, mahindi yangu…". */
const containsQuestion = ({ ranked, entities, folded }: ParsedQuestion): boolean =>
  folded.trim().split(/\s+/).length > 3 &&
  certaintyOf({ ranked, cropKnown: entities.crops.length > 0 }) >= MIN_ANSWER_CERTAINTY;

const draftAnswer = (reading: ParsedQuestion, context: ChatContext, book: KnowledgeBase): AnswerDraft => {
  const {
    intentResult: { intent },
    language,
    folded,
    entities,
    safety,
  } = reading;
  if (intent === 'poisoning') return { blocks: firstAid(language), about: 'topic:poisoning' };
  if (entities.substances.length > 0) return answerBannedProduct(reading, context);
  if (intent === 'outside') return { blocks: outOfScope(folded, language) };
  if ((intent === 'greeting' || intent === 'thanks') && !containsQuestion(reading))
    return { blocks: courtesyReply(intent, language) };
  const answered =
    answerFromLeaf(reading, context, book) ??
    answerFromFarm(reading, context) ??
    answerFromBooks(reading, context);
  if (!safety.includes('injection')) return answered;
  return {
    ...answered,
    blocks: [
      {
        kind: 'safe',
        title: null,
        sentences: [{ text: chatText(language).notMoved, sources: ['safe_use'] }],
      },
      ...answered.blocks,
    ],
  };
};

/**
 * Mavuno's own answer to a question, from the books and the farmer's records. Works offline and is the same
 * on phone and server.
 */
export const answer = (question: string, context: ChatContext, book: KnowledgeBase): ChatAnswer => {
  const reading = parseQuestion(question, context, book);
  return finishAnswer(reading, book, draftAnswer(reading, context, book));
};
