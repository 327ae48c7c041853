import * as z from 'zod/mini';
import { counties } from '#features/places/domain/counties.ts';
import { cachedOperation, operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { command, synced } from '#kit/sync/commands.ts';
import { photoHashSchema } from '#kit/sync/photos.ts';
import { categoryIds } from './domain/categories.ts';
import { orders, sorts } from './domain/paging.ts';
import {
  ANSWER_MAX,
  answerRefusals,
  askRefusals,
  CONTENT_MAX,
  farmingMethods,
  IMAGES_MAX,
  states,
  statuses,
  TAG_MAX,
  TAGS_MAX,
  targets,
  TITLE_MAX,
} from './domain/post.ts';
import { directions } from './domain/vote.ts';

/** Longer than allowed, to leave room for trimming; the domain rules refuse with a sentence. */
const text = (max: number) => z.string().check(z.maxLength(max * 2));
const images = z.array(photoHashSchema).check(z.maxLength(IMAGES_MAX));
const language = z.enum(['en', 'sw']);

const questionFields = {
  title: text(TITLE_MAX),
  content: text(CONTENT_MAX),
  category_id: z.enum(categoryIds),
  crop_type: z.nullable(z.string().check(z.maxLength(60))),
  farming_method: z.nullable(z.enum(farmingMethods)),
  /** The region shown to others: a county, never an exact place. */
  location: z.nullable(z.enum(counties)),
  tags: z.array(text(TAG_MAX)).check(z.maxLength(TAGS_MAX * 2)),
  images,
};

export const askQuestion = command(
  'community.ask',
  z.object({
    id: idSchema,
    language,
    ...questionFields,
    /**
     * The expert of the directory who is asked; others may answer too. Dropped when that person is no longer
     * an expert.
     */
    expert_id: z.optional(z.nullable(idSchema)),
  }),
  askRefusals,
);
export const editQuestion = command(
  'community.edit_question',
  z.object({ id: idSchema, ...questionFields }),
  [...askRefusals, 'community.not_found', 'community.closed'],
  { edits: 'community_question' },
);
/** Hides its answers too. */
export const removeQuestion = command(
  'community.remove_question',
  z.object({ id: idSchema }),
  ['community.not_found'],
  { removes: 'community_question' },
);
/** Available to the author and moderators. `closed: false` reopens the question. */
export const closeQuestion = command(
  'community.close',
  z.object({ id: idSchema, closed: z.boolean() }),
  ['community.not_found', 'community.not_yours'],
  {},
);

export const answerQuestion = command(
  'community.answer',
  z.object({ id: idSchema, question_id: idSchema, content: text(ANSWER_MAX), images }),
  answerRefusals,
);
export const editAnswer = command(
  'community.edit_answer',
  z.object({ id: idSchema, content: text(ANSWER_MAX), images }),
  [...answerRefusals, 'community.not_found'],
  { edits: 'community_answer' },
);
export const removeAnswer = command(
  'community.remove_answer',
  z.object({ id: idSchema }),
  ['community.not_found'],
  { removes: 'community_answer' },
);
/** Marks the accepted answer. Replaces an earlier one. */
export const acceptAnswer = command(
  'community.accept',
  z.object({ id: idSchema }),
  ['community.not_found', 'community.not_yours', 'community.closed'],
  {},
);

/** Sets the vote to `direction`, so that it can be sent twice. `id` is the question's or the answer's. */
export const vote = command(
  'community.vote',
  z.object({ id: idSchema, target: z.enum(targets), direction: z.enum(directions) }),
  ['community.not_found', 'community.own_vote'],
);

export const reportReasons = ['abuse', 'scam', 'dangerous', 'wrong', 'spam', 'other'] as const;
export const reportPost = command(
  'community.report',
  z.object({
    id: idSchema,
    target: z.enum(targets),
    target_id: idSchema,
    reason: z.enum(reportReasons),
    note: z.nullable(z.string().check(z.maxLength(300))),
  }),
  ['community.not_found', 'community.own_report', 'community.too_many'],
);
/** Hides a user's posts from the caller; `id` is that user's. */
export const blockPerson = command('community.block', z.object({ id: idSchema, blocked: z.boolean() }), [
  'community.not_found',
  'community.own_block',
]);
/** `id` of the question. */
export const bookmarkQuestion = command(
  'community.bookmark',
  z.object({ id: idSchema, saved: z.boolean() }),
  ['community.not_found', 'community.too_many'],
);

const author = z.object({
  /** Empty when the account was deleted. */
  id: z.string(),
  /** Null if the user has no public name. */
  name: z.nullable(z.string()),
  is_expert: z.boolean(),
  /** Number of this user's answers that other users accepted. */
  accepted: z.number(),
  /** The author's account was deleted. The text stays without an author. */
  is_gone: z.optional(z.boolean()),
});
export type Author = z.output<typeof author>;

const source = z.object({ title: z.string(), publisher: z.string(), url: z.nullable(z.string()) });
/** The answer from the app's own books, found by the server. */
const preliminary = z.object({
  text: z.object({ en: z.string(), sw: z.string() }),
  /** The path of the whole page. */
  path: z.string(),
  sources: z.array(source),
  /** Languages in which a language model rephrased the book's sentences. */
  worded: z.optional(z.array(language)),
});

/**
 * A question as others read it (DAT-10). In lists, `content` and the preliminary texts are shortened to card
 * length.
 */
export const questionSchema = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  category_id: z.enum(categoryIds),
  crop_type: z.nullable(z.string()),
  farming_method: z.nullable(z.enum(farmingMethods)),
  location: z.nullable(z.string()),
  tags: z.array(z.string()),
  images: z.array(z.string()),
  language,
  author,
  /** The expert who was asked. */
  expert: z.optional(z.nullable(z.object({ id: z.string(), name: z.string() }))),
  status: z.enum(statuses),
  vote_score: z.number(),
  answer_count: z.number(),
  view_count: z.number(),
  created_at: z.string(),
  edited_at: z.nullable(z.string()),
  ai_preliminary_answer: z.nullable(preliminary),
  ai_confidence_score: z.nullable(z.number()),
});
export type Question = z.output<typeof questionSchema>;

/** DAT-11. */
export const answerSchema = z.object({
  id: z.string(),
  question_id: z.string(),
  content: z.string(),
  images: z.array(z.string()),
  author,
  vote_score: z.number(),
  is_accepted: z.boolean(),
  is_ai_generated: z.boolean(),
  created_at: z.string(),
  edited_at: z.nullable(z.string()),
  /** The question was edited after this answer was posted. */
  is_before_edit: z.boolean(),
});
export type Answer = z.output<typeof answerSchema>;

/** Visibility to others, and the reason if hidden: a key of the moderation texts. */
const review = { state: z.enum(states), reason: z.nullable(z.string()) };

/** The farmer's own questions. */
export const questionRows = synced('community_question', z.extend(questionSchema, review));
/** The farmer's own answers, and answers to the farmer's questions; `mine` distinguishes them. */
export const answerRows = synced(
  'community_answer',
  z.extend(answerSchema, { ...review, mine: z.boolean(), question_title: z.string() }),
);
/** `id` of the post; `vote_score` including this vote. */
export const voteRows = synced(
  'community_vote',
  z.object({
    id: z.string(),
    target: z.enum(targets),
    direction: z.enum(directions),
    vote_score: z.number(),
  }),
);
/** `id` of the question; the question with its first answers, null after it was deleted. */
export const bookmarkRows = synced(
  'community_bookmark',
  z.object({
    id: z.string(),
    created_at: z.string(),
    question: z.nullable(questionSchema),
    answers: z.array(answerSchema),
  }),
);
export const blockRows = synced(
  'community_block',
  z.object({ id: z.string(), name: z.nullable(z.string()), created_at: z.string() }),
);

const unavailableRefusals = {
  'community.not_found': 404,
  'community.removed': 410,
  'community.blocked': 403,
} as const;
const params = z.object({ id: idSchema });
const after = z.optional(z.string().check(z.maxLength(80)));

export const readCategories = operation({
  id: 'community.categories',
  method: 'GET',
  path: '/api/community/categories',
  access: 'user',
  summary: 'The categories with their number of questions.',
  reply: z.object({
    categories: z.array(z.object({ id: z.enum(categoryIds), icon: z.string(), questions: z.number() })),
  }),
});

export const listQuestions = operation({
  id: 'community.list',
  method: 'GET',
  path: '/api/community/questions',
  access: 'user',
  perMinute: 120,
  summary:
    'A page of 20 questions. `next` leads on and is null after the last; searched by words, the best stand first unless an order is asked for.',
  query: z.object({
    category: z.optional(z.enum(categoryIds)),
    /** `all`: every status; default: open ones. */
    status: z._default(z.enum([...statuses, 'all']), 'open'),
    search: z.optional(z.string().check(z.maxLength(200))),
    sort: z.optional(z.enum(sorts)),
    order: z._default(z.enum(orders), 'desc'),
    after,
  }),
  reply: z.object({
    questions: z.array(questionSchema),
    next: z.nullable(z.string()),
    /** Total of all pages; null for a search, which is not counted. */
    total: z.nullable(z.number()),
    /** The corrected search text, if the original one found nothing. */
    corrected: z.nullable(z.string()),
    at: z.string(),
  }),
});

export const readTrending = cachedOperation({
  id: 'community.trending',
  method: 'GET',
  path: '/api/community/trending',
  access: 'user',
  summary: 'The five questions with the most votes and answers within seven days.',
  reply: z.object({
    questions: z.array(
      z.object({ id: z.string(), title: z.string(), votes: z.number(), answers: z.number() }),
    ),
    at: z.nullable(z.string()),
  }),
});

export const readQuestion = operation({
  id: 'community.one',
  method: 'GET',
  path: '/api/community/questions/:id',
  access: 'user',
  summary: 'One question in full. The author and moderators can also read it while it is held for review.',
  params,
  reply: z.object({ question: z.extend(questionSchema, review), at: z.string() }),
  refusals: unavailableRefusals,
});

export const readAnswers = operation({
  id: 'community.answers',
  method: 'GET',
  path: '/api/community/questions/:id/answers',
  access: 'user',
  summary: 'Answers of a question, 50 per page: the accepted one, then by votes, then oldest first.',
  params,
  query: z.object({ after }),
  reply: z.object({
    answers: z.array(answerSchema),
    next: z.nullable(z.string()),
    total: z.number(),
    at: z.string(),
  }),
  refusals: unavailableRefusals,
});

export const viewQuestion = operation({
  id: 'community.view',
  method: 'POST',
  path: '/api/community/questions/:id/view',
  access: 'user',
  perMinute: 60,
  summary: 'Count a view of this question, once a day per caller.',
  params,
  reply: z.object({ view_count: z.number() }),
  refusals: unavailableRefusals,
});

export const postPhoto = operation({
  id: 'community.photo',
  method: 'GET',
  path: '/api/community/posts/:id/photos/:hash',
  access: 'user',
  summary: 'A photo of a visible question or answer.',
  params: z.object({ id: idSchema, hash: photoHashSchema }),
  query: z.object({ small: z.optional(z.literal('1')) }),
  reply: z.unknown(),
  replyType: 'image/jpeg',
  refusals: { ...unavailableRefusals, 'photo.not_found': 404 },
});

export const readExperts = cachedOperation({
  id: 'community.experts',
  method: 'GET',
  path: '/api/community/experts',
  access: 'user',
  summary: 'Experts with their specialities and measured response times.',
  query: z.object({ after }),
  reply: z.object({
    experts: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        crops: z.array(z.string()),
        counties: z.array(z.string()),
        languages: z.array(language),
        answers: z.number(),
        accepted: z.number(),
        /** Median of `measured` answers, from question to answer. Null for fewer than three. */
        median_hours: z.nullable(z.number()),
        measured: z.number(),
        last_active: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.string()),
    total: z.number(),
    at: z.nullable(z.string()),
  }),
});

export const readPulse = cachedOperation({
  id: 'community.pulse',
  method: 'GET',
  path: '/api/community/pulse',
  access: 'user',
  summary: 'The last 24 hours, for the home screen.',
  reply: z.object({
    today: z.number(),
    answered: z.number(),
    latest: z.nullable(z.object({ id: z.string(), title: z.string(), created_at: z.string() })),
    /** Experts active here within the last 15 minutes, and the experts' median response time where measured. */
    experts_active: z.number(),
    median_hours: z.nullable(z.number()),
  }),
});

export const suggestCategory = operation({
  id: 'community.suggest',
  method: 'POST',
  path: '/api/community/suggest',
  access: 'user',
  perMinute: 6,
  summary:
    'What a question is about, by the language model of this server, for a phone whose own engine was not sure. `model` false: there is none, and nothing was asked.',
  body: z.object({ title: text(TITLE_MAX), content: text(CONTENT_MAX) }),
  reply: z.object({
    model: z.boolean(),
    category: z.nullable(z.enum(categoryIds)),
    tags: z.array(z.string()),
  }),
});

const version = z.object({
  at: z.string(),
  act: z.enum(['edited', 'removed', 'refused', 'approved', 'closed', 'reopened']),
  title: z.nullable(z.string()),
  content: z.nullable(z.string()),
  by_moderator: z.boolean(),
  note: z.nullable(z.string()),
});

export const readHistory = operation({
  id: 'community.history',
  method: 'GET',
  path: '/api/community/posts/:id/history',
  access: 'user',
  summary: 'Earlier versions of a question or answer, newest first, for its author and moderators.',
  params,
  reply: z.object({ versions: z.array(version) }),
  refusals: { 'community.not_found': 404 },
});

const queuedPost = z.object({
  id: z.string(),
  target: z.enum(targets),
  question_id: z.string(),
  title: z.string(),
  content: z.string(),
  images: z.array(z.string()),
  author,
  created_at: z.string(),
  ...review,
  reports: z.array(
    z.object({ reason: z.enum([...reportReasons, 'model']), note: z.nullable(z.string()), at: z.string() }),
  ),
});

export const readQueue = operation({
  id: 'community.queue',
  method: 'GET',
  path: '/api/community/queue',
  access: 'expert',
  summary: 'Posts that wait for review or were reported, oldest first.',
  query: z.object({ after }),
  reply: z.object({ posts: z.array(queuedPost), next: z.nullable(z.string()), waiting: z.number() }),
});

export const moderateQueuedPost = operation({
  id: 'community.judge',
  method: 'POST',
  path: '/api/community/queue/:id',
  access: 'expert',
  perMinute: 60,
  summary: 'Keep a post, which closes its reports, or remove it with a note to its author.',
  params,
  body: z.object({
    act: z.enum(['approve', 'remove']),
    note: z.nullable(z.string().check(z.maxLength(300))),
  }),
  reply: z.object({ done: z.literal(true) }),
  refusals: { 'community.not_found': 404, 'community.own_post': 409 },
});

/** Topics for live updates: `community:all` for the list, `community:<id>` for one question and its answers. */
export const TOPIC = 'community';
export const topicOf = (questionId?: string): string => `${TOPIC}:${questionId ?? 'all'}`;
