import type { ApiClient, openTestServer } from '#apps/server/testing.ts';
import { verifyEmail } from '#features/payments/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';

export type TestServer = Awaited<ReturnType<typeof openTestServer>>;
export type Outcome = {
  readonly result: string;
  readonly code?: string;
  readonly details?: Record<string, unknown>;
};

/** Jobs may be late on a busy machine. */
export const JOB_TIMEOUT = { timeout: 15_000 };

export const createMember = async (server: TestServer): Promise<ApiClient> => {
  const farmer = await server.farmer();
  await verifyEmail(server, farmer);
  return farmer;
};

export const setRole = (
  server: TestServer,
  { userId }: ApiClient,
  role: 'farmer' | 'expert' | 'admin',
): Promise<number> =>
  server.database.asSystem((tx) => tx.run(sql`update auth_users set role = ${role} where id = ${userId}`));

export const sendCommand = async (b: ApiClient, name: string, args: object): Promise<Outcome> =>
  (await b.sync([{ name, args }])).outcomes[0];

/** A unique text in which moderation finds neither a phone number nor a word. */
const uniqueText = (): string =>
  newId().replace(/[\da-f]/g, (digit) => 'bdhjlmnpqrtvwxyz'[Number.parseInt(digit, 16)]!);

export const questionArgs = (over: Record<string, unknown> = {}) => ({
  id: newId(),
  language: 'en',
  title: `Why do my maize leaves turn yellow ${uniqueText()}`,
  content: 'The lower leaves turn yellow from the tip, two weeks after the rains began.',
  category_id: 'crop_planning',
  crop_type: 'maize',
  farming_method: 'organic',
  location: 'Nakuru',
  tags: ['maize', 'yellow'],
  images: [] as string[],
  ...over,
});
export const postQuestion = async (b: ApiClient, over: Record<string, unknown> = {}): Promise<string> => {
  const args = questionArgs(over);
  const outcome = await sendCommand(b, 'community.ask', args);
  if (outcome.result !== 'applied') throw new Error(JSON.stringify(outcome));
  return args.id;
};

export const answerArgs = (question_id: string, over: Record<string, unknown> = {}) => ({
  id: newId(),
  question_id,
  content: `It lacks nitrogen: put compost beside each plant. ${uniqueText()}`,
  images: [] as string[],
  ...over,
});
export const postAnswer = async (
  b: ApiClient,
  questionId: string,
  over: Record<string, unknown> = {},
): Promise<string> => {
  const args = answerArgs(questionId, over);
  const outcome = await sendCommand(b, 'community.answer', args);
  if (outcome.result !== 'applied') throw new Error(JSON.stringify(outcome));
  return args.id;
};

export const listQuestions = async (b: ApiClient, query = ''): Promise<any> =>
  (await b.ask('GET', `/api/community/questions?${query}`)).body;
export const getQuestion = async (b: ApiClient, id: string): Promise<{ status: number; body: any }> =>
  b.ask('GET', `/api/community/questions/${id}`);
export const listAnswers = async (b: ApiClient, id: string): Promise<any[]> =>
  (await b.ask('GET', `/api/community/questions/${id}/answers`)).body.answers;
