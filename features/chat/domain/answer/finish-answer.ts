import type { Language } from '#knowledge/types.ts';
import type { KnowledgeBase, KnowledgeDoc } from '../book/book.ts';
import type { ParsedQuestion } from '../question/parse-question.ts';
import type { ChatAnswer, ChatBlock, ChatClarify, ChatFinding, ChatIntent, ChatSource } from '../types.ts';
import { checkSafe } from './check-safe.ts';

/** The result of one answering method. */
export interface AnswerDraft {
  readonly blocks: readonly ChatBlock[];
  readonly sources?: readonly ChatSource[];
  readonly about?: string | null;
  readonly finding?: ChatFinding | null;
  readonly clarify?: ChatClarify | null;
  readonly isUnsure?: boolean;
  readonly certainty?: number;
  readonly intent?: ChatIntent;
}

const bookSource = (id: string, book: KnowledgeBase, path: string | null): ChatSource | null => {
  const source = book.sources.get(id);
  return source ? { id, ...source, path } : null;
};

/** Drops sentences that break a safety rule; the books have none, and tests check that. */
const safeBlocks = (blocks: readonly ChatBlock[], language: Language): readonly ChatBlock[] =>
  blocks
    .map((block) =>
      block.kind === 'own'
        ? block
        : { ...block, sentences: block.sentences.filter(({ text }) => checkSafe(text, language).ok) },
    )
    .filter(({ sentences }) => sentences.length > 0);

const MAX_FOLLOW_UPS = 3;
/** Topics that most growers of a crop need, in the order of the season. */
const cropTopics = ['planting', 'fertiliser', 'harvest'];
/** Titles of pages that lead on from `doc`: what it names, what names it, then topics on its crop. */
const followUps = (
  { docs, docIndexById }: KnowledgeBase,
  doc: KnowledgeDoc,
  crop: string | null,
  language: Language,
): readonly string[] => {
  const related = doc.relatedIds.flatMap((id) => docs[docIndexById.get(id) ?? -1] ?? []);
  const naming = docs.filter(({ relatedIds }) => relatedIds.includes(doc.id));
  const onCrop = docs.filter(
    ({ kind, crops, category }) =>
      kind === 'topic' &&
      crops !== 'any' &&
      crops.length === 1 &&
      crops[0] === crop &&
      cropTopics.includes(category),
  );
  return [...new Set([...related.slice(0, 2), ...naming.slice(0, 2), ...onCrop])]
    .filter(({ id }) => id !== doc.id)
    .slice(0, MAX_FOLLOW_UPS)
    .map(({ title }) => title[language].replace(/ \(.*\)$/, ''));
};

/** Finishes an answer: applies the safety check and attaches the cited sources. */
export const finishAnswer = (
  reading: ParsedQuestion,
  book: KnowledgeBase,
  {
    blocks,
    sources = [],
    about = null,
    finding = null,
    clarify = null,
    isUnsure = false,
    certainty = 1,
    intent,
  }: AnswerDraft,
): ChatAnswer => {
  const safe = safeBlocks(blocks, reading.language);
  const doc = about === null ? undefined : book.docs[book.docIndexById.get(about) ?? -1];
  const path = doc?.path ?? null;
  const ids = [...new Set(safe.flatMap((block) => block.sentences.flatMap((one) => one.sources)))];
  const cited = ids.flatMap((id) => sources.find((one) => one.id === id) ?? bookSource(id, book, path) ?? []);
  return {
    language: reading.language,
    questionLanguage: reading.questionLanguage,
    intent: intent ?? reading.intentResult.intent,
    entities: reading.entities,
    about,
    finding,
    next: doc && finding ? followUps(book, doc, finding.crop, reading.language) : [],
    blocks: safe,
    sources: cited,
    clarify,
    isUnsure,
    certainty,
    door: isUnsure || safe.some(({ kind }) => kind === 'ask') ? 'expert' : null,
    safety: reading.safety,
  };
};
