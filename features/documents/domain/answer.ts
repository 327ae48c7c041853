import { hasKind, subjectOf, type AnswerKind, answerKindOf } from './answer-kind.ts';
import { type DocumentIndex, termsOf } from './document-index.ts';
import type { Quote } from './document.ts';
import { sampleEvenly, overviewOf } from './overview.ts';
import type { Passage } from './passages.ts';

/** Our answer quotes the document's own sentences with their places; empty when it has no answer. */
export type OwnAnswer =
  | { readonly kind: 'quotes'; readonly quotes: readonly Quote[] }
  | { readonly kind: 'overview'; readonly quotes: readonly Quote[] }
  /** Not an answer, but the closest passage of the document. */
  | { readonly kind: 'near'; readonly quotes: readonly Quote[] }
  | { readonly kind: 'silent' };

/** Minimum share of the question's terms in one passage. Below it, the passage is only "near". */
const MIN_ANSWER_COVERAGE = 0.5;
/** Below this share nothing is shown. If a figure or date was asked for, a lower share suffices. */
const MIN_NEAR_COVERAGE = 0.3;
const MIN_FIGURE_COVERAGE = 0.15;
/** Further passages are quoted when they score close to the best. */
const CLOSE_TO_BEST = 0.8;
const MAX_HITS = 6;
const MAX_QUOTES = 3;
const MAX_SENTENCES = 2;

/**
 * Bonus for a sentence with the requested figure or date, and the share of the best score that it gets
 * because its subject may be in the sentence beside it.
 */
const KIND_BONUS = 0.6;
const NEIGHBOUR_SHARE = 0.5;

const noAnswer: OwnAnswer = { kind: 'silent' };

interface ScoredSentence {
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
): readonly ScoredSentence[] => {
  const headingTerms = termsOf(heading);
  const termScores = sentences.map(({ text }) => {
    const terms = termsOf(text);
    let score = 0;
    for (const term of subject)
      score += terms.has(term) ? rarity(term) : headingTerms.has(term) ? rarity(term) / 3 : 0;
    return score;
  });
  const most = Math.max(...termScores);
  const scored = sentences.map(({ text, page, line }, i): ScoredSentence => {
    const own = termScores[i] ?? 0;
    return {
      quote: { text, page, line },
      score: hasKind(answerKind, text) ? (own + most * NEIGHBOUR_SHARE) * (1 + KIND_BONUS) : own,
      i,
    };
  });
  // No term matches exactly: the passage was found by similar spelling, so quote its first sentences.
  if (scored.every(({ score }) => score === 0)) return scored.slice(0, MAX_SENTENCES);
  const best = Math.max(...scored.map(({ score }) => score));
  return scored
    .filter(({ score, quote }) => score >= best * CLOSE_TO_BEST && quote.text !== heading)
    .sort((a, b) => b.score - a.score || a.i - b.i)
    .slice(0, MAX_SENTENCES);
};

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * How many pairs of neighbouring words of the question are neighbours in the text: "number 777" is not "777
 * bags".
 */
const countPairs = (question: readonly string[], text: string): number => {
  const joined = ` ${wordsOf(text).join(' ')} `;
  return question.slice(1).filter((word, i) => joined.includes(` ${question[i]} ${word} `)).length;
};

const quotesFrom = (
  documentIndex: DocumentIndex,
  hits: readonly number[],
  question: string,
  answerKind: AnswerKind,
): readonly Quote[] => {
  const terms = termsOf(subjectOf(question));
  const questionWords = wordsOf(question);
  const found = hits.flatMap((key, rank) => {
    const passage = documentIndex.passages[key];
    return passage
      ? bestSentences(passage, terms, answerKind, documentIndex.rarity).map((one) => ({ ...one, rank }))
      : [];
  });
  const best = Math.max(0, ...found.map(({ score }) => score));
  const chosen = found
    .filter(({ score }) => score >= best * CLOSE_TO_BEST)
    .map((one) => ({ ...one, pairs: countPairs(questionWords, one.quote.text) }))
    .sort((a, b) => b.score - a.score || b.pairs - a.pairs || a.rank - b.rank || a.i - b.i);
  return chosen
    .filter(({ quote }, i) => chosen.findIndex((other) => other.quote.text === quote.text) === i)
    .slice(0, MAX_QUOTES)
    .map(({ quote }) => quote);
};

/** Sentences with figures or dates from the whole document, for a question that names no subject. */
const sampleSentencesOfKind = ({ passages }: DocumentIndex, answerKind: AnswerKind): readonly Quote[] =>
  sampleEvenly(
    passages.flatMap(({ sentences }) => sentences.filter(({ text }) => hasKind(answerKind, text))),
    MAX_QUOTES * 2,
  ).map(({ text, page, line }) => ({ text, page, line }));

const QUOTED = /["“”„«]([^"“”„«»]{3,80})["“”»]/;

/** The beginning of the section whose heading the question names in quotation marks. */
const quotesOfPart = ({ passages }: DocumentIndex, question: string): readonly Quote[] => {
  const name = QUOTED.exec(question)?.[1]?.trim().toLowerCase();
  const under = name === undefined ? [] : passages.filter(({ heading }) => heading.toLowerCase() === name);
  return under
    .flatMap(({ sentences, heading }) => sentences.filter(({ text }) => text !== heading))
    .slice(0, MAX_QUOTES)
    .map(({ text, page, line }) => ({ text, page, line }));
};

/** Answers a question without subject words, which is about the whole document. */
const answerAboutWhole = (documentIndex: DocumentIndex, answerKind: AnswerKind): OwnAnswer => {
  if (answerKind === 'words') return { kind: 'overview', quotes: overviewOf(documentIndex) };
  const quotes = sampleSentencesOfKind(documentIndex, answerKind);
  return quotes.length > 0 ? { kind: 'quotes', quotes } : noAnswer;
};

/** Answers offline with sentences of the document, or with `silent` if it has no answer. */
export const answerQuestion = (documentIndex: DocumentIndex, question: string): OwnAnswer => {
  if (documentIndex.passages.length === 0) return noAnswer;
  const part = quotesOfPart(documentIndex, question);
  if (part.length > 0) return { kind: 'quotes', quotes: part };
  const subject = subjectOf(question);
  const answerKind = answerKindOf(question);
  if (termsOf(subject).size === 0) return answerAboutWhole(documentIndex, answerKind);
  const terms = termsOf(subject);
  const hits = documentIndex
    .find(subject, MAX_HITS)
    .map(({ key, covered }) => ({ key, covered: Math.max(covered, documentIndex.coverageOf(key, terms)) }))
    .sort((a, b) => b.covered - a.covered);
  const [first] = hits;
  if (!first || first.covered < (answerKind === 'words' ? MIN_NEAR_COVERAGE : MIN_FIGURE_COVERAGE))
    return noAnswer;
  const near = hits.filter(({ covered }) => covered >= first.covered * CLOSE_TO_BEST).map(({ key }) => key);
  const quotes = quotesFrom(documentIndex, near, question, answerKind);
  if (
    quotes.length === 0 ||
    (first.covered < MIN_NEAR_COVERAGE && !quotes.some(({ text }) => hasKind(answerKind, text)))
  )
    return noAnswer;
  return { kind: first.covered < MIN_ANSWER_COVERAGE ? 'near' : 'quotes', quotes };
};
