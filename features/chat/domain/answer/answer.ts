import type { KnowledgeBase } from '../book/book.ts';
import { readQuestion, type Reading } from '../question/reading.ts';
import { chatText } from '../text.ts';
import type { ChatAnswer, ChatContext } from '../types.ts';
import { certaintyOf, ENOUGH } from './certainty.ts';
import { finish, type Made } from './made.ts';
import { ofBanned, ofBooks } from './of-books.ts';
import { ofFarm } from './of-farm.ts';
import { ofLeaf } from './of-leaf.ts';
import { courtesy, elsewhere, firstAid } from './refusals.ts';

/** A greeting followed by a question: "Habari, mahindi yangu…". */
const asksToo = ({ ranked, entities, folded }: Reading): boolean =>
  folded.trim().split(/\s+/).length > 3 &&
  certaintyOf({ ranked, cropKnown: entities.crops.length > 0 }) >= ENOUGH;

const made = (reading: Reading, context: ChatContext, book: KnowledgeBase): Made => {
  const {
    judged: { intent },
    language,
    folded,
    entities,
    safety,
  } = reading;
  if (intent === 'poisoning') return { blocks: firstAid(language), about: 'topic:poisoning' };
  if (entities.substances.length > 0) return ofBanned(reading, context);
  if (intent === 'outside') return { blocks: elsewhere(folded, language) };
  if ((intent === 'greeting' || intent === 'thanks') && !asksToo(reading))
    return { blocks: courtesy(intent, language) };
  const answered = ofLeaf(reading, context, book) ?? ofFarm(reading, context) ?? ofBooks(reading, context);
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
  const reading = readQuestion(question, context, book);
  return finish(reading, book, made(reading, context, book));
};
