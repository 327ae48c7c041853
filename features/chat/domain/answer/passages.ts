import type { KnowledgeBase } from '../book/book.ts';
import { parseQuestion } from '../question/parse-question.ts';
import type { ChatContext, ChatPassage } from '../types.ts';
import { composeBlocks } from './compose-blocks.ts';

const MAX_PASSAGES = 5;
const MIN_SCORE_SHARE = 0.35;

/** The closest passages of the books, for a model that phrases an answer and may add nothing. */
export const passagesFor = (
  question: string,
  context: ChatContext,
  book: KnowledgeBase,
  limit = MAX_PASSAGES,
): readonly ChatPassage[] => {
  const { ranked, language, entities, question: read } = parseQuestion(question, context, book);
  const best = ranked[0]?.score ?? 0;
  return ranked
    .filter(({ score }) => score >= MIN_SCORE_SHARE * best)
    .slice(0, limit)
    .flatMap(({ doc }): readonly ChatPassage[] => {
      const blocks = composeBlocks({
        doc,
        question: read,
        language,
        county: entities.county ?? context.county,
        maxSentences: 14,
      });
      const id = doc.points[0]?.sources[0];
      const source = id === undefined ? undefined : book.sources.get(id);
      if (!source || id === undefined) return [];
      return [
        {
          id: doc.id,
          title: doc.title[language],
          text: blocks.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' '),
          source: { id, ...source, path: doc.path },
        },
      ];
    });
};
