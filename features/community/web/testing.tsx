import type { ReactNode } from 'react';
import { farmer, openFarm, pageText, waitForUpdates } from '#features/fields/web/testing.tsx';
import { newId } from '#kit/pure/ids.ts';
import type { Answer, Question } from '../contract.ts';
import { projections as communityProjections, type OwnAnswer, type OwnQuestion } from './projections.ts';

const AT = '2026-11-20T08:00:00.000Z';

export const author = (over: Partial<Question['author']> = {}): Question['author'] => ({
  id: newId(),
  name: 'Otieno',
  is_expert: false,
  accepted: 0,
  ...over,
});

export const question = (over: Partial<Question> = {}): Question => ({
  id: newId(),
  title: 'Why do my maize leaves turn yellow?',
  content: 'The lower leaves turn yellow from the tip, since the rain stopped two weeks ago.',
  category_id: 'soil_management',
  crop_type: 'maize',
  farming_method: 'organic',
  location: 'Nakuru',
  tags: ['maize', 'yellow', 'leaves', 'drought'],
  images: [],
  language: 'en',
  author: author(),
  status: 'open',
  vote_score: 3,
  answer_count: 0,
  view_count: 12,
  created_at: AT,
  edited_at: null,
  ai_preliminary_answer: null,
  ai_confidence_score: null,
  ...over,
});
export const ownQuestion = (over: Partial<OwnQuestion> = {}): OwnQuestion => ({
  ...question({ author: author({ id: farmer.userId, name: 'Wanjiku' }) }),
  state: 'visible',
  reason: null,
  ...over,
});

export const answer = (of: Question, over: Partial<Answer> = {}): Answer => ({
  id: newId(),
  question_id: of.id,
  content: 'Mine were the same. Compost between the rows helped within two weeks.',
  images: [],
  author: author({ name: 'Achieng' }),
  vote_score: 0,
  is_accepted: false,
  is_ai_generated: false,
  created_at: AT,
  edited_at: null,
  is_before_edit: false,
  ...over,
});
export const ownAnswer = (of: Question, over: Partial<OwnAnswer> = {}): OwnAnswer => ({
  ...answer(of, { author: author({ id: farmer.userId }) }),
  state: 'visible',
  reason: null,
  mine: true,
  question_title: of.title,
  ...over,
});

type Reply = unknown | ((url: URL) => unknown);
const refusal = (status: number, code: string): Response =>
  new Response(JSON.stringify({ refusal: { code }, requestId: 'r-1' }), { status });

/**
 * Stubs `fetch` with replies by path. Other paths fail as unreachable. `requests` lists the requested URLs in
 * order.
 */
export const serve = (
  replies: Readonly<Record<string, Reply>>,
): { readonly requests: URL[]; set(path: string, reply: Reply): void } => {
  const currentReplies = new Map<string, Reply>(Object.entries(replies));
  const requests: URL[] = [];
  globalThis.fetch = (async (address: string) => {
    const url = new URL(address, 'http://phone');
    requests.push(url);
    const reply = currentReplies.get(url.pathname);
    if (reply === undefined) throw new TypeError('Failed to fetch');
    const payload: unknown = await (typeof reply === 'function'
      ? (reply as (url: URL) => unknown)(url)
      : reply);
    return payload instanceof Response ? payload : new Response(JSON.stringify(payload));
  }) as typeof fetch;
  return {
    requests,
    set: (path, reply) => {
      currentReplies.set(path, reply);
    },
  };
};
export const refusedReply = (status: number, code: string) => (): Response => refusal(status, code);

export const questionPage = (questions: readonly Question[], over: Record<string, unknown> = {}) => ({
  questions,
  next: null,
  total: questions.length,
  corrected: null,
  at: new Date().toISOString(),
  ...over,
});
export const noTrending = { questions: [], at: null };
export const questionReplies = (of: Question, answers: readonly Answer[] = [], state = 'visible') => ({
  [`/api/community/questions/${of.id}`]: {
    question: { ...of, state, reason: null },
    at: new Date().toISOString(),
  },
  [`/api/community/questions/${of.id}/answers`]: {
    answers,
    next: null,
    total: answers.length,
    at: new Date().toISOString(),
  },
  [`/api/community/questions/${of.id}/view`]: { view_count: of.view_count },
});

type Setting = Partial<Parameters<typeof openFarm>[1]>;
export const openCommunity = (element: ReactNode, setting: Setting = {}) =>
  openFarm(element, { projections: communityProjections, at: '/community', ...setting });
type Row = { readonly id: string } & Readonly<Record<string, unknown>>;
export const rowsOf = (...rows: readonly (readonly [kind: string, row: Row | OwnQuestion | OwnAnswer])[]) =>
  rows.map(([kind, row]) => ({ kind, row }));

/** The screen's data has loaded. */
export const waitForData = async (): Promise<void> => {
  await waitForUpdates(60);
  for (let i = 0; i < 100 && /Loading…|Inapakia…/.test(pageText()); i += 1) await waitForUpdates(50);
};
