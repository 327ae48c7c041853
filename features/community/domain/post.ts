import { cleanLine, stripUnstorable } from '#kit/pure/clean-text.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';

export const statuses = ['open', 'answered', 'closed'] as const;
export type Status = (typeof statuses)[number];
/**
 * `pending`: visible to its author and the moderators only. `removed`: by its author or a moderator; the
 * history has the text.
 */
export const states = ['visible', 'pending', 'removed'] as const;
export type State = (typeof states)[number];
export const targets = ['question', 'answer'] as const;
export type Target = (typeof targets)[number];
export const farmingMethods = ['organic', 'conventional', 'mixed'] as const;
export type FarmingMethod = (typeof farmingMethods)[number];

export const TITLE_MIN = 10;
export const TITLE_MAX = 200;
export const CONTENT_MIN = 20;
export const CONTENT_MAX = 5_000;
export const ANSWER_MIN = 20;
export const ANSWER_MAX = 2_000;
export const TAGS_MAX = 5;
export const TAG_MAX = 30;
export const IMAGES_MAX = 3;
const QUESTIONS_A_DAY = 20;
const ANSWERS_A_DAY = 100;
export const DUPLICATE_WINDOW_MS = DAY_MS;
export const RATE_WINDOW_MS = DAY_MS;

/** Lower case, trimmed, unique, at most five (COM-21). */
export const normalizeTags = (tags: readonly string[]): string[] =>
  [
    ...new Set(
      tags
        .map((tag) =>
          stripUnstorable(cleanLine(tag).replace(/^#+/, '').toLowerCase().slice(0, TAG_MAX)).trim(),
        )
        .filter((tag) => tag !== ''),
    ),
  ].slice(0, TAGS_MAX);

interface QuestionText {
  readonly title: string;
  readonly content: string;
}
export type QuestionFault =
  | 'community.title_missing'
  | 'community.title_short'
  | 'community.title_long'
  | 'community.content_missing'
  | 'community.content_short'
  | 'community.content_long';
type AnswerFault = 'community.answer_missing' | 'community.answer_short' | 'community.answer_long';

/** COM-19, in the order of the form. */
export const questionFault = ({ title, content }: QuestionText): QuestionFault | null => {
  if (title === '') return 'community.title_missing';
  if (title.length < TITLE_MIN) return 'community.title_short';
  if (title.length > TITLE_MAX) return 'community.title_long';
  if (content === '') return 'community.content_missing';
  if (content.length < CONTENT_MIN) return 'community.content_short';
  return content.length > CONTENT_MAX ? 'community.content_long' : null;
};

/** COM-23. */
export const answerFault = (content: string): AnswerFault | null => {
  if (content === '') return 'community.answer_missing';
  if (content.length < ANSWER_MIN) return 'community.answer_short';
  return content.length > ANSWER_MAX ? 'community.answer_long' : null;
};

export const askRefusals = [
  'community.title_missing',
  'community.title_short',
  'community.title_long',
  'community.content_missing',
  'community.content_short',
  'community.content_long',
  'community.unverified',
  'community.not_allowed',
  'community.posted_already',
  'community.too_many',
] as const;
export const answerRefusals = [
  'community.answer_missing',
  'community.answer_short',
  'community.answer_long',
  'community.unverified',
  'community.not_allowed',
  'community.posted_already',
  'community.too_many',
  'community.question_gone',
  'community.closed',
] as const;

export interface AuthorState {
  readonly isVerified: boolean;
  /** Posts of this kind within a day, and whether one of them has the same text. */
  readonly postsToday: number;
  readonly isDuplicate: boolean;
}

const decideAuthor = (
  { isVerified, postsToday, isDuplicate }: AuthorState,
  limit: number,
): Result<undefined, 'community.unverified' | 'community.posted_already' | 'community.too_many'> => {
  if (!isVerified) return refuse('community.unverified');
  if (isDuplicate) return refuse('community.posted_already');
  return postsToday >= limit ? refuse('community.too_many', { limit }) : ok(undefined);
};

/** Runs on the phone and on the server; the content is moderated separately (`analysis`). */
export const decideAsk = (
  text: QuestionText,
  author: AuthorState,
): Result<undefined, (typeof askRefusals)[number]> => {
  const fault = questionFault(text);
  return fault ? refuse(fault) : decideAuthor(author, QUESTIONS_A_DAY);
};

interface QuestionState {
  readonly state: State;
  readonly status: Status;
}

export const decideAnswer = (
  content: string,
  question: QuestionState | null,
  author: AuthorState,
): Result<undefined, (typeof answerRefusals)[number]> => {
  const fault = answerFault(content);
  if (fault) return refuse(fault);
  if (question?.state !== 'visible') return refuse('community.question_gone');
  if (question.status === 'closed') return refuse('community.closed');
  return decideAuthor(author, ANSWERS_A_DAY);
};
