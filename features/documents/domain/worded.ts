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

const LONGEST = 600;
const QUOTE_SHORTEST = 12;
const QUOTE_LONGEST = 500;
const MOST = 6;

const plain = (text: string): string => fold(text).text.replace(/\s+/g, ' ').trim();
const figuresIn = (text: string): readonly string[] => plain(text).match(/\d+(?:[.,:/]\d+)*/g) ?? [];
/** Removes links and addresses from a document's or model's text. */
const LEADS_AWAY = /https?:|www\.|\S@\S|\+\d{6,}|[\w-]+\.(?:com|org|net|io|ke|info|xyz|app)\b/i;

const held = ({ text, quote, page }: ModelSentence, passages: readonly Passage[]): ModelQuote | null => {
  const wanted = plain(quote);
  const says = text.replace(/\s+/g, ' ').trim();
  if (says === '' || says.length > LONGEST || wanted.length < QUOTE_SHORTEST || wanted.length > QUOTE_LONGEST)
    return null;
  const from = passages.find((passage) => passage.page === page && plain(textOf(passage)).includes(wanted));
  if (!from || LEADS_AWAY.test(says)) return null;
  const given = figuresIn(quote);
  if (!figuresIn(says).every((figure) => given.includes(figure))) return null;
  const line =
    from.sentences.find(
      ({ text: one }) =>
        wanted.startsWith(plain(one).slice(0, QUOTE_SHORTEST)) || plain(one).includes(wanted),
    )?.line ??
    from.sentences[0]?.line ??
    1;
  return { says, text: quote.trim(), page, line };
};

/**
 * The sentences of a model's answer that may be shown (DOC-15). The quote must occur on the page it names.
 * The sentence must add no figure or address, and together with the sentences before it must break no safety
 * rule. The quote stays beside the sentence for the reader to judge. The phone itself quotes what the
 * document says about a pesticide, with a warning.
 */
export const checkedWording = (
  said: readonly ModelSentence[],
  passages: readonly Passage[],
): readonly ModelQuote[] => {
  const shown: ModelQuote[] = [];
  for (const one of said.slice(0, MOST)) {
    const next = held(one, passages);
    if (next && checkSafe([...shown.map(({ says }) => says), next.says].join('\n')).ok) shown.push(next);
  }
  return shown;
};
