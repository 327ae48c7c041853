import { publicAuthorsOf } from '#features/people/server/api.ts';
import { raw, sql, type Query } from '#kit/server/database/database.ts';
import type { Answer, Author, Question } from '../contract.ts';
import type { CategoryId } from '../domain/categories.ts';
import { DELETED_AUTHOR_ID } from '../domain/deleted-author.ts';
import type { FarmingMethod, State, Status } from '../domain/post.ts';
import { publicName } from '../domain/public-name.ts';
import type { StoredPreliminaryAnswer } from './ports.ts';

export interface QuestionRow {
  readonly id: string;
  readonly user_id: string;
  readonly title: string;
  readonly content: string;
  readonly category_id: CategoryId;
  readonly crop_type: string | null;
  readonly farming_method: FarmingMethod | null;
  readonly location: string | null;
  readonly tags: string[];
  readonly images: string[];
  readonly language: 'en' | 'sw';
  readonly status: Status;
  readonly state: State;
  readonly reason: string | null;
  readonly vote_score: number;
  readonly answer_count: number;
  readonly view_count: number;
  readonly created_at: Date;
  readonly edited_at: Date | null;
  readonly expert_id: string | null;
  readonly ai_preliminary_answer: StoredPreliminaryAnswer | null;
  readonly ai_confidence_score: number | null;
}
export interface AnswerRow {
  readonly id: string;
  readonly user_id: string;
  readonly question_id: string;
  readonly asker_id: string;
  readonly content: string;
  readonly images: string[];
  readonly state: State;
  readonly reason: string | null;
  readonly vote_score: number;
  readonly is_accepted: boolean;
  readonly is_ai_generated: boolean;
  readonly created_at: Date;
  readonly edited_at: Date | null;
}

const questionColumnNames = [
  'id',
  'user_id',
  'title',
  'content',
  'category_id',
  'crop_type',
  'farming_method',
  'location',
  'tags',
  'images',
  'language',
  'status',
  'state',
  'reason',
  'vote_score',
  'answer_count',
  'view_count',
  'created_at',
  'edited_at',
  'expert_id',
  'ai_preliminary_answer',
  'ai_confidence_score',
];
export const questionColumns = raw(questionColumnNames.map((name) => `q.${name}`).join(', '));
export const answerColumns = raw(
  [
    'id',
    'user_id',
    'question_id',
    'asker_id',
    'content',
    'images',
    'state',
    'reason',
    'vote_score',
    'is_accepted',
    'is_ai_generated',
    'created_at',
    'edited_at',
  ]
    .map((name) => `a.${name}`)
    .join(', '),
);

const deletedAuthor: Author = { id: '', name: null, is_expert: false, accepted: 0, is_gone: true };

/** The authors of these questions, and the experts who were asked. */
export const peopleOf = (rows: readonly Pick<QuestionRow, 'user_id' | 'expert_id'>[]): string[] =>
  rows.flatMap((row) => (row.expert_id === null ? [row.user_id] : [row.user_id, row.expert_id]));

/** Current names, badges and reputation of authors. */
export const authorsOf = async (tx: Query, ids: readonly string[]): Promise<(id: string) => Author> => {
  const users = [...new Set(ids)].filter((id) => id !== DELETED_AUTHOR_ID);
  const faces = await publicAuthorsOf(tx, users);
  const accepted = await tx.many<{ id: string; n: number }>(sql`
    select user_id as id, count(*) as n
    from community_answers
    where user_id = any(${users}::uuid[]) and is_accepted and state = 'visible' and user_id <> asker_id
    group by user_id
  `);
  const counts = new Map(accepted.map(({ id, n }) => [id, n]));
  return (id) =>
    id === DELETED_AUTHOR_ID
      ? deletedAuthor
      : {
          id,
          name: publicName(faces.get(id)?.name ?? null),
          is_expert: faces.get(id)?.is_expert ?? false,
          accepted: counts.get(id) ?? 0,
        };
};

/** Characters of a text that a card shows, with some margin. */
const CARD_TEXT = 240;
const truncate = (text: string): string =>
  text.length <= CARD_TEXT ? text : `${text.slice(0, CARD_TEXT).replace(/[\ud800-\udbff]$/, '')}…`;

const preliminaryOf = (
  answer: StoredPreliminaryAnswer | null,
  isCard: boolean,
): Question['ai_preliminary_answer'] =>
  answer && {
    ...answer,
    worded: answer.worded && [...answer.worded],
    text: isCard ? { en: truncate(answer.text.en), sw: truncate(answer.text.sw) } : answer.text,
    sources: isCard ? [] : [...answer.sources],
  };

/** `null` if no longer an expert, or without a name. */
const expertOf = (id: string | null, author: (id: string) => Author): Question['expert'] => {
  const who = id === null ? null : author(id);
  return who?.is_expert && who.name !== null ? { id: who.id, name: who.name } : null;
};

export const questionOf = (row: QuestionRow, author: (id: string) => Author, isCard = false): Question => ({
  id: row.id,
  title: row.title,
  content: isCard ? truncate(row.content) : row.content,
  category_id: row.category_id,
  crop_type: row.crop_type,
  farming_method: row.farming_method,
  location: row.location,
  tags: row.tags,
  images: row.images,
  language: row.language,
  author: author(row.user_id),
  expert: expertOf(row.expert_id, author),
  status: row.status,
  vote_score: row.vote_score,
  answer_count: row.answer_count,
  view_count: row.view_count,
  created_at: row.created_at.toISOString(),
  edited_at: row.edited_at?.toISOString() ?? null,
  ai_preliminary_answer: preliminaryOf(row.ai_preliminary_answer, isCard),
  ai_confidence_score: row.ai_confidence_score,
});

export const answerOf = (row: AnswerRow, author: (id: string) => Author, editedAt: Date | null): Answer => ({
  id: row.id,
  question_id: row.question_id,
  content: row.content,
  images: row.images,
  author: author(row.user_id),
  vote_score: row.vote_score,
  is_accepted: row.is_accepted,
  is_ai_generated: row.is_ai_generated,
  created_at: row.created_at.toISOString(),
  edited_at: row.edited_at?.toISOString() ?? null,
  is_before_edit: editedAt !== null && row.created_at < editedAt,
});

export const questionById = (tx: Query, id: string): Promise<QuestionRow | null> =>
  tx.maybe(sql`select ${questionColumns} from community_questions q where q.id = ${id}`);
export const answerById = (tx: Query, id: string): Promise<AnswerRow | null> =>
  tx.maybe(sql`select ${answerColumns} from community_answers a where a.id = ${id}`);

export const blockedBy = async (tx: Query, userId: string): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(
      sql`select blocked_id as id from community_blocks where user_id = ${userId}`,
    )
  ).map(({ id }) => id);
