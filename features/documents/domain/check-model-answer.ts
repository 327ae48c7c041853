import { checkSafe } from '#features/chat/domain/answer/check-safe.ts';
import { fold } from '#kit/pure/search/fold.ts';
import type { Quote } from './document.ts';
import type { Passage } from './passages.ts';
import { textOf } from './passages.ts';

/** A model's sentence with its quote from that page. */
export interface ModelSentence {
  readonly text: string;
  readonly quote: string;
  readonly page: number;
}
export interface ModelQuote extends Quote {
  readonly says: string;
}

const MAX_SENTENCE_LENGTH = 600;
const MIN_QUOTE_LENGTH = 12;
const MAX_QUOTE_LENGTH = 500;
const MAX_SENTENCES = 6;

const normalize = (text: string): string => fold(text).text.replace(/\s+/g, ' ').trim();
const figuresIn = (text: string): readonly string[] => normalize(text).match(/\d+(?:[.,:/]\d+)*/g) ?? [];
/** A link, e-mail address or phone number. A sentence that contains one is rejected. */
const LINK_OR_CONTACT = /https?:|www\.|\S@\S|\+\d{6,}|[\w-]+\.(?:com|org|net|io|ke|info|xyz|app)\b/i;

const checkSentence = (
  { text, quote, page }: ModelSentence,
  passages: readonly Passage[],
): ModelQuote | null => {
  const wanted = normalize(quote);
  const says = text.replace(/\s+/g, ' ').trim();
  if (
    says === '' ||
    says.length > MAX_SENTENCE_LENGTH ||
    wanted.length < MIN_QUOTE_LENGTH ||
    wanted.length > MAX_QUOTE_LENGTH
  )
    return null;
  const from = passages.find(
    (passage) => passage.page === page && normalize(textOf(passage)).includes(wanted),
  );
  if (!from || LINK_OR_CONTACT.test(says)) return null;
  const given = figuresIn(quote);
  if (!figuresIn(says).every((figure) => given.includes(figure))) return null;
  const line =
    from.sentences.find(
      ({ text: one }) =>
        wanted.startsWith(normalize(one).slice(0, MIN_QUOTE_LENGTH)) || normalize(one).includes(wanted),
    )?.line ??
    from.sentences[0]?.line ??
    1;
  return { says, text: quote.trim(), page, line };
};

/**
 * The sentences of a model's answer that may be shown (DOC-15). The quote must occur on the page it names.
 * The sentence must add no figure, link or contact, and together with the sentences before it must break no
 * safety rule. The screen shows the quote below the sentence, so that the reader can compare them.
 */
export const checkModelAnswer = (
  said: readonly ModelSentence[],
  passages: readonly Passage[],
): readonly ModelQuote[] => {
  const shown: ModelQuote[] = [];
  for (const one of said.slice(0, MAX_SENTENCES)) {
    const next = checkSentence(one, passages);
    if (next && checkSafe([...shown.map(({ says }) => says), next.says].join('\n')).ok) shown.push(next);
  }
  return shown;
};
