import type { Language, Words } from '#kit/pure/words.ts';
import { conditionByKey, cropByKey } from '#knowledge/index.ts';
import { diagramOf } from '../../domain/diagram.ts';
import type { AnswerView } from '../../domain/message.ts';
import { entitiesOf } from '../../domain/question/entities.ts';
import type { ChatBlock, ChatLeaf } from '../../domain/types.ts';
import type { chatEn } from '../../words.en.ts';
import type { DocumentQuotes } from '../read-attached.ts';
import type { EngineAnswer } from './engine-answer.ts';

type ChatWords = Words<typeof chatEn>;
const emptyView: AnswerView = {
  intent: 'app',
  blocks: [],
  sources: [],
  clarify: null,
  isUnsure: false,
  door: null,
  safety: [],
};
const block = (sentences: readonly string[], title: string | null = null): ChatBlock => ({
  kind: 'fact',
  title,
  sentences: sentences.map((text) => ({ text, sources: [] })),
});
const nameOfCondition = (key: string, language: Language): string =>
  conditionByKey(key)?.name[language] ?? key;
const toPlainText = (blocks: readonly ChatBlock[]): string =>
  blocks
    .map(({ title, sentences }) => [title, ...sentences.map(({ text }) => text)].filter(Boolean).join('\n'))
    .join('\n\n');

const answerOf = (
  blocks: readonly ChatBlock[],
  language: Language,
  more: Partial<AnswerView> = {},
): EngineAnswer => ({ content: toPlainText(blocks), language, shown: { ...emptyView, blocks, ...more } });

/** TOU-08: the answer to the tour's message, from text that is always on the phone. */
export const tourAnswer = (words: ChatWords, language: Language): EngineAnswer =>
  answerOf([block([words.tour.answer])], language);

/**
 * Answers with a diagram from the book's figures if there is one for the request, else says that it cannot
 * draw this.
 */
export const diagramAnswer = (
  asked: string,
  words: ChatWords,
  language: Language,
  today: string,
): EngineAnswer => {
  const diagram = diagramOf(asked, entitiesOf(asked, today).crops);
  if (!diagram) return answerOf([block([words.cannotDraw])], language);
  if (diagram.kind === 'trap')
    return answerOf([block([words.diagram.drawn], words.diagram.trap[diagram.trap])], language, { diagram });
  const name = cropByKey(diagram.crop)?.name[language] ?? diagram.crop;
  const other =
    diagram.kind === 'intercrop' && diagram.other
      ? (cropByKey(diagram.other.crop)?.name[language] ?? '')
      : '';
  const title =
    diagram.kind === 'calendar'
      ? words.diagram.calendar(name)
      : diagram.kind === 'intercrop'
        ? words.diagram.intercrop(name, other)
        : words.diagram.spacing(name);
  return answerOf([block([words.diagram.drawn], title)], language, { diagram });
};

const leafSentence = (
  leaf: ChatLeaf | null,
  { leaf: words }: ChatWords,
  language: Language,
  percent: (share: number) => string,
): string => {
  if (!leaf) return words.missing;
  const names = leaf.conditions.map((key) => nameOfCondition(key, language));
  if (leaf.outcome === 'sure') return words.sure(names[0] ?? '', percent(leaf.certainty));
  return leaf.outcome === 'maybe' ? words.maybe(names.join(', ')) : words[leaf.outcome];
};

interface AttachmentFindings {
  readonly leaf: ChatLeaf | null;
  readonly hasPicture: boolean;
  readonly files: readonly DocumentQuotes[];
}

/** Attachments answer first, then the book, if it has a match. */
export const withAttachments = (
  own: EngineAnswer | null,
  { leaf, hasPicture, files }: AttachmentFindings,
  words: ChatWords,
  language: Language,
  percent: (share: number) => string,
): EngineAnswer | null => {
  const attachmentBlocks = [
    ...(hasPicture ? [block([leafSentence(leaf, words, language, percent)])] : []),
    ...files.map(({ name, quotes, isNear, care }) =>
      quotes.length > 0
        ? block(
            [...quotes, ...(care ? [words.fileCare[care]] : [])],
            isNear ? words.fileNear(name) : words.fileSays(name),
          )
        : block([words.fileSilent(name)]),
    ),
  ];
  if (attachmentBlocks.length === 0) return own;
  // Leave out an unsure book answer if a document answers the question.
  const book =
    own && !(own.shown.isUnsure && files.some(({ quotes, isNear }) => quotes.length > 0 && !isNear))
      ? own
      : null;
  const blocks = [...attachmentBlocks, ...(book?.shown.blocks ?? [])];
  return {
    content: toPlainText(blocks),
    language: book?.language ?? language,
    shown: { ...(book?.shown ?? emptyView), blocks },
  };
};

/** The question for a photo without text. */
export const questionOf = (text: string, leaf: ChatLeaf | null, language: Language): string =>
  text.trim() !== '' ? text : leaf?.conditions[0] ? nameOfCondition(leaf.conditions[0], language) : '';
