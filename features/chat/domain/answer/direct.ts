import { isCropWord } from '#features/community/domain/analysis/detect-crop.ts';
import { fold, wordsIn } from '#kit/pure/search/fold.ts';
import { tokenizeDocument, searchIndex } from '#kit/pure/search/search-index.ts';
import type { KnowledgePoint } from '../book/book.ts';
import { chatVocabulary } from '../book/chat-vocabulary.ts';
import type { ChatBlock } from '../types.ts';
import { usablePoints, toSentence, type ComposeInput } from './compose-blocks.ts';

/** The minimum share of the question that one sentence must contain, and its minimum lead over the next. */
const MIN_COVERAGE = 0.25;
const MIN_SCORE_LEAD = 1.35;

/** Prevention and contacts do not answer a question by themselves. */
const answeringRoles: ReadonlySet<KnowledgePoint['role']> = new Set([
  'fact',
  'cause',
  'confirm',
  'threshold',
  'do-now',
  'caution',
]);

/**
 * The one sentence of a topic that directly answers the question ("they turned green: can we eat them?");
 * null when several do, or none.
 */
const directPoint = (input: ComposeInput): KnowledgePoint | null => {
  if (input.doc.kind !== 'topic') return null;
  const documents = usablePoints(input)
    .filter(({ role }) => answeringRoles.has(role))
    .map((point) =>
      tokenizeDocument(
        { key: point, fields: [{ text: `${point.text.en} ${point.text.sw}`, weight: 1 }] },
        chatVocabulary,
      ),
    );
  const questionWords = wordsIn(fold(input.question).text)
    .map(({ word }) => word)
    .filter((word) => !isCropWord(word))
    .join(' ');
  const [best, next] = searchIndex(documents, chatVocabulary).search(questionWords, 2);
  return best && best.covered >= MIN_COVERAGE && best.score >= MIN_SCORE_LEAD * (next?.score ?? 0)
    ? best.key
    : null;
};

/** The answer's parts, the sentence that answers the question first and only once. */
export const directFirst = (input: ComposeInput, blocks: readonly ChatBlock[]): readonly ChatBlock[] => {
  const point = directPoint(input);
  if (!point) return blocks;
  const direct = toSentence(point, input.language);
  const others = blocks
    .map((block) => ({ ...block, sentences: block.sentences.filter(({ text }) => text !== direct.text) }))
    .filter(({ sentences }) => sentences.length > 0);
  return [{ kind: point.role === 'caution' ? 'safe' : 'fact', title: null, sentences: [direct] }, ...others];
};
