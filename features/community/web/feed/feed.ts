import type { ReplyOf } from '#kit/pure/contract.ts';
import type { listQuestions, Question } from '../../contract.ts';
import { PAGE_SIZE, type Sort } from '../../domain/paging.ts';

export type Page = ReplyOf<typeof listQuestions>;
export interface Feed {
  readonly questions: readonly Question[];
  /** Null when the total is not counted. */
  readonly total: number | null;
  readonly next: string | null;
  /** Number of questions on the last page. */
  readonly lastPage: number;
  /** The corrected search text, if the original one found nothing. */
  readonly corrected: string | null;
}

const without = (questions: readonly Question[], excluded: readonly Question[]): readonly Question[] => {
  const ids = new Set(excluded.map(({ id }) => id));
  return questions.filter(({ id }) => !ids.has(id));
};

export const feedFromPage = ({ questions, total, next, corrected }: Page): Feed => ({
  questions,
  total,
  next,
  lastPage: questions.length,
  corrected,
});

/** Whether to show "Load More": there is a next page, and the last one was full. */
export const hasMore = ({ next, lastPage }: Feed): boolean => next !== null && lastPage === PAGE_SIZE;

export const appendPage = (feed: Feed, page: Page): Feed => ({
  ...feed,
  questions: [...feed.questions, ...without(page.questions, feed.questions)],
  total: page.total ?? feed.total,
  next: page.next,
  lastPage: page.questions.length,
});

/** Whether a question comes after `last` in the feed: descending by `sort`, then by id. */
const isAfter = (question: Question, last: Question, sort: Sort): boolean =>
  question[sort] === last[sort] ? question.id < last.id : question[sort] < last[sort];

/**
 * Merges the shown list with the current first page: adds new questions, replaces changed ones, and drops one
 * that should be on this page but is not. Questions pushed off the page, or loaded after it, stay.
 */
export const mergeFirstPage = (feed: Feed, page: Page, sort: Sort): Feed => {
  const last = page.questions[page.questions.length - 1];
  const laterQuestions =
    page.next === null || !last
      ? []
      : without(feed.questions, page.questions).filter((question) => isAfter(question, last, sort));
  return laterQuestions.length === 0
    ? feedFromPage(page)
    : {
        ...feed,
        questions: [...page.questions, ...laterQuestions],
        total: page.total,
        corrected: page.corrected,
      };
};
