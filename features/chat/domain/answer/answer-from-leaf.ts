import type { KnowledgeBase } from '../book/book.ts';
import type { ParsedQuestion } from '../question/parse-question.ts';
import { chatText } from '../text.ts';
import type { ChatContext } from '../types.ts';
import { composeBlocks } from './compose-blocks.ts';
import type { AnswerDraft } from './finish-answer.ts';
import { unsureBlocks } from './refusals.ts';
import { clarifyBetween, cropOf, titleOf } from './titles.ts';

/** The leaf model's result for an attached photo outranks what the words suggest. */
export const answerFromLeaf = (
  reading: ParsedQuestion,
  context: ChatContext,
  book: KnowledgeBase,
): AnswerDraft | null => {
  const { leaf } = context;
  if (!leaf) return null;
  const say = chatText(reading.language);
  const docs = leaf.conditions.flatMap(
    (key) => book.docs[book.docIndexById.get(`condition:${key}`) ?? -1] ?? [],
  );
  const [doc] = docs;
  const unsureLead = (text: string): AnswerDraft => ({
    blocks: [
      { kind: 'lead', title: null, sentences: [{ text, sources: [] }] },
      ...unsureBlocks(reading.language),
    ],
    isUnsure: true,
    certainty: leaf.certainty,
  });
  if (leaf.outcome === 'no_leaf') return unsureLead(say.photoNoLeaf);
  if (leaf.outcome === 'unknown' || !doc)
    return leaf.outcome === 'healthy'
      ? {
          blocks: [{ kind: 'lead', title: null, sentences: [{ text: say.photoHealthy, sources: [] }] }],
          certainty: leaf.certainty,
        }
      : unsureLead(say.photoUnknown);
  const titles = docs.slice(0, 3).map((one) => titleOf(one, reading.language));
  const names = titles.join(say.or);
  const text = leaf.outcome === 'sure' ? say.photoSure(names) : say.photoMaybe(names);
  return {
    blocks: [
      {
        kind: 'lead',
        title: null,
        sentences: [{ text, sources: doc.points.slice(0, 1).flatMap(({ sources }) => sources) }],
      },
      ...composeBlocks({ doc, question: reading.question, language: reading.language, county: null }),
    ],
    about: doc.id,
    finding: {
      name: titles[0] ?? names,
      alternative: leaf.outcome === 'sure' ? null : titles.slice(1).join(say.or) || null,
      certainty: leaf.outcome === 'sure' ? 'likely' : 'maybe',
      crop: cropOf(doc, reading.entities.crops),
    },
    certainty: leaf.certainty,
    isUnsure: leaf.outcome !== 'sure',
    clarify: docs[1] && leaf.outcome === 'maybe' ? clarifyBetween(doc, docs[1], reading) : null,
  };
};
