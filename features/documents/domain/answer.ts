import { hasKind, subjectOf, type AnswerKind, answerKindOf } from './answer-kind.ts';
import type { Quote } from './document.ts';
import { type Library, termsOf } from './library.ts';
import { evenly, overviewOf } from './overview.ts';
import type { Passage } from './passages.ts';

/** Our answer quotes the document's own sentences with their places; empty when it has no answer. */
export type OwnAnswer =
  | { readonly kind: 'quotes'; readonly quotes: readonly Quote[] }
  | { readonly kind: 'overview'; readonly quotes: readonly Quote[] }
  /** Not an answer, but the closest passage of the document. */
  | { readonly kind: 'near'; readonly quotes: readonly Quote[] }
  | { readonly kind: 'silent' };

/** Minimum share of the question in one place: below it the document does not answer it. */
const COVERED = 0.5;
/** Below this share nothing is shown. If a figure or date was asked for, a lower share suffices. */
const TOUCHED = 0.3;
const TOUCHED_BY_FIGURE = 0.15;
/** Further passages are quoted when they score close to the best. */
const NEAR = 0.8;
const LOOKED_AT = 6;
const QUOTES = 3;
const SENTENCES = 2;

/** A requested figure outweighs one word of the question, and its subject may be in the next sentence. */
const GRANTED = 0.6;
const BESIDE = 0.5;

const silent: OwnAnswer = { kind: 'silent' };

interface Scored {
  readonly quote: Quote;
  readonly score: number;
  readonly i: number;
}

/** The sentences of a passage that match the question, in order. */
const bestSentences = (
  { sentences, heading }: Passage,
  subject: ReadonlySet<string>,
  answerKind: AnswerKind,
  rarity: (term: string) => number,
): readonly Scored[] => {
  const above = termsOf(heading);
  const cited = sentences.map(({ text }) => {
    const terms = termsOf(text);
    let score = 0;
    for (const term of subject)
      score += terms.has(term) ? rarity(term) : above.has(term) ? rarity(term) / 3 : 0;
    return score;
  });
  const most = Math.max(...cited);
  const scored = sentences.map(({ text, page, line }, i): Scored => {
    const own = cited[i] ?? 0;
    return {
      quote: { text, page, line },
      score: hasKind(answerKind, text) ? (own + most * BESIDE) * (1 + GRANTED) : own,
      i,
    };
  });
  // If no word matches exactly, the whole passage was found by its spelling.
  if (scored.every(({ score }) => score === 0)) return scored.slice(0, SENTENCES);
  const best = Math.max(...scored.map(({ score }) => score));
  return scored
    .filter(({ score, quote }) => score >= best * NEAR && quote.text !== heading)
    .sort((a, b) => b.score - a.score || a.i - b.i)
    .slice(0, SENTENCES);
};

const quotesFrom = (
  library: Library,
  hits: readonly number[],
  subject: string,
  answerKind: AnswerKind,
): readonly Quote[] => {
  const terms = termsOf(subject);
  const found = hits.flatMap((key, rank) => {
    const passage = library.passages[key];
    return passage
      ? bestSentences(passage, terms, answerKind, library.rarity).map((one) => ({ ...one, rank }))
      : [];
  });
  const best = Math.max(0, ...found.map(({ score }) => score));
  const chosen = found
    .filter(({ score }) => score >= best * NEAR)
    .sort((a, b) => b.score - a.score || a.rank - b.rank || a.i - b.i);
  return chosen
    .filter(({ quote }, i) => chosen.findIndex((other) => other.quote.text === quote.text) === i)
    .slice(0, QUOTES)
    .map(({ quote }) => quote);
};

/** For a question about figures or dates without a subject: sentences of the whole document that contain some. */
const granting = ({ passages }: Library, answerKind: AnswerKind): readonly Quote[] =>
  evenly(
    passages.flatMap(({ sentences }) => sentences.filter(({ text }) => hasKind(answerKind, text))),
    QUOTES * 2,
  ).map(({ text, page, line }) => ({ text, page, line }));

const QUOTED = /["“”„«]([^"“”„«»]{3,80})["“”»]/;

/** A part of the document that the question names in quotation marks: its beginning. */
const ofPart = ({ passages }: Library, question: string): readonly Quote[] => {
  const name = QUOTED.exec(question)?.[1]?.trim().toLowerCase();
  const under = name === undefined ? [] : passages.filter(({ heading }) => heading.toLowerCase() === name);
  return under
    .flatMap(({ sentences, heading }) => sentences.filter(({ text }) => text !== heading))
    .slice(0, QUOTES)
    .map(({ text, page, line }) => ({ text, page, line }));
};

/** Answers a question without subject words, which is about the whole document. */
const ofWhole = (library: Library, answerKind: AnswerKind): OwnAnswer => {
  if (answerKind === 'words') return { kind: 'overview', quotes: overviewOf(library) };
  const quotes = granting(library, answerKind);
  return quotes.length > 0 ? { kind: 'quotes', quotes } : silent;
};

/** Answers offline from the document alone: with its own sentences, or that it does not say. */
export const answerFrom = (library: Library, question: string): OwnAnswer => {
  if (library.passages.length === 0) return silent;
  const part = ofPart(library, question);
  if (part.length > 0) return { kind: 'quotes', quotes: part };
  const subject = subjectOf(question);
  const answerKind = answerKindOf(question);
  if (termsOf(subject).size === 0) return ofWhole(library, answerKind);
  const terms = termsOf(subject);
  const hits = library
    .find(subject, LOOKED_AT)
    .map(({ key, covered }) => ({ key, covered: Math.max(covered, library.covers(key, terms)) }))
    .sort((a, b) => b.covered - a.covered);
  const [first] = hits;
  if (!first || first.covered < (answerKind === 'words' ? TOUCHED : TOUCHED_BY_FIGURE)) return silent;
  const near = hits.filter(({ covered }) => covered >= first.covered * NEAR).map(({ key }) => key);
  const quotes = quotesFrom(library, near, subject, answerKind);
  if (
    quotes.length === 0 ||
    (first.covered < TOUCHED && !quotes.some(({ text }) => hasKind(answerKind, text)))
  )
    return silent;
  return { kind: first.covered < COVERED ? 'near' : 'quotes', quotes };
};
