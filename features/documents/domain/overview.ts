import type { DocumentIndex } from './document-index.ts';
import { termsOf } from './document-index.ts';
import type { Quote } from './document.ts';

const MIN_SENTENCE_LENGTH = 40;
const MAX_SENTENCES = 5;
/** Maximum number of sentences scored. From a long document they are sampled evenly. */
const MAX_SCORED = 600;

/** At most `most` items, sampled evenly from start to end. */
export const sampleEvenly = <T>(all: readonly T[], most: number): readonly T[] =>
  all.length <= most
    ? all
    : Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)] as T);

/**
 * The sentences that best summarise the document, in its order: each scores by the words it shares with many
 * passages, and repeated words count less (SumBasic: Nenkova and Vanderwende, 2005).
 */
export const overviewOf = ({ passages, passageCounts }: DocumentIndex): readonly Quote[] => {
  const all = sampleEvenly(
    passages.flatMap(({ sentences }) => sentences).filter(({ text }) => text.length >= MIN_SENTENCE_LENGTH),
    MAX_SCORED,
  ).map((sentence, order) => ({ sentence, order, terms: [...termsOf(sentence.text)] }));
  const weight = new Map([...passageCounts].map(([term, n]) => [term, n / Math.max(1, passages.length)]));
  const chosen: (typeof all)[number][] = [];
  while (chosen.length < MAX_SENTENCES) {
    let best: { readonly one: (typeof all)[number]; readonly score: number } | null = null;
    for (const one of all) {
      if (one.terms.length < 3 || chosen.some(({ sentence }) => sentence.text === one.sentence.text))
        continue;
      const score = one.terms.reduce((sum, term) => sum + (weight.get(term) ?? 0), 0) / one.terms.length;
      if (best === null || score > best.score) best = { one, score };
    }
    if (best === null) break;
    chosen.push(best.one);
    for (const term of best.one.terms) weight.set(term, (weight.get(term) ?? 0) ** 2);
  }
  const quotes = chosen
    .sort((a, b) => a.order - b.order)
    .map(({ sentence: { text, page, line } }) => ({ text, page, line }));
  return quotes.length > 0
    ? quotes
    : passages
        .slice(0, 1)
        .flatMap(({ sentences }) =>
          sentences.slice(0, 3).map(({ text, page, line }) => ({ text, page, line })),
        );
};

const USABLE_HEADING = /^(?!\d+$)[\p{L}][\p{L}\p{N} ,'’()-]{3,38}$/u;

/** Headings of the document, for suggested questions: at most `most`, all different. */
export const suggestedHeadings = ({ passages }: DocumentIndex, most: number): readonly string[] => {
  const headingsByKey = new Map<string, string>();
  const title = passages[0]?.sentences[0]?.text;
  for (const { heading } of passages) {
    const key = heading.toLowerCase();
    if (
      heading !== title &&
      USABLE_HEADING.test(heading) &&
      termsOf(heading).size > 0 &&
      !headingsByKey.has(key)
    )
      headingsByKey.set(key, heading);
  }
  return sampleEvenly([...headingsByKey.values()], most);
};
