import type { Language } from '#knowledge/types.ts';
import type { KnowledgeBase } from '../book/book.ts';
import type { ParsedQuestion } from '../question/parse-question.ts';
import type { ChatAnswer, ChatBlock, ChatClarify, ChatIntent, ChatSource } from '../types.ts';
import { checkSafe } from './check-safe.ts';

/** The result of one answering method. */
export interface AnswerDraft {
  readonly blocks: readonly ChatBlock[];
  readonly sources?: readonly ChatSource[];
  readonly about?: string | null;
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

/** Finishes an answer: applies the safety check and attaches the cited sources. */
export const finishAnswer = (
  reading: ParsedQuestion,
  book: KnowledgeBase,
  {
    blocks,
    sources = [],
    about = null,
    clarify = null,
    isUnsure = false,
    certainty = 1,
    intent,
  }: AnswerDraft,
): ChatAnswer => {
  const safe = safeBlocks(blocks, reading.language);
  const path = about === null ? null : (book.docs[book.docIndexById.get(about) ?? -1]?.path ?? null);
  const ids = [...new Set(safe.flatMap((block) => block.sentences.flatMap((one) => one.sources)))];
  const cited = ids.flatMap((id) => sources.find((one) => one.id === id) ?? bookSource(id, book, path) ?? []);
  return {
    language: reading.language,
    questionLanguage: reading.questionLanguage,
    intent: intent ?? reading.intentResult.intent,
    entities: reading.entities,
    about,
    blocks: safe,
    sources: cited,
    clarify,
    isUnsure,
    certainty,
    door: isUnsure || safe.some(({ kind }) => kind === 'ask') ? 'expert' : null,
    safety: reading.safety,
  };
};
