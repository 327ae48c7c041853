/** Reads the data of one farm that the assistant may use, from the tables of several features. */
import sql from 'sql-template-tag';
import { alertMessages } from '#features/alerts/server/api.ts';
import { type Day, dayInNairobi } from '#kit/pure/days.ts';
import type { Language } from '#kit/pure/words.ts';
import type { Query } from '#kit/server/database/database.ts';
import { expandFollowUp } from '../domain/question/conversation.ts';
import { entitiesOf } from '../domain/question/entities.ts';
import type { ChatAlert, ChatContext, ChatTask, ChatTurn } from '../domain/types.ts';
import { fieldsOf } from './farm-fields.ts';
import { pricesFor } from './prices.ts';
import { lastMessages } from './sql.ts';

const MAX_ALERTS = 6;
const MAX_TASKS = 12;
/** Minimum urgency (1 to 5) of an alert marked as urgent. */
const MIN_URGENT = 4;
/** Previous messages in the context, so that a follow-up ("and what about beans?") is understood. */
const MAX_TURNS = 8;
const MAX_TURN_CHARS = 1_200;

const alertsOf = async (tx: Query, userId: string, now: Date): Promise<ChatAlert[]> => {
  const [en, sw] = [
    await alertMessages(tx, userId, 'en', MAX_ALERTS, now),
    await alertMessages(tx, userId, 'sw', MAX_ALERTS, now),
  ];
  return en.map((one, i) => ({
    id: one.id,
    text: { en: `${one.title}. ${one.text}`, sw: `${sw[i]?.title ?? one.title}. ${sw[i]?.text ?? one.text}` },
    isUrgent: one.urgency >= MIN_URGENT,
    path: one.url,
  }));
};

const tasksOf = async (tx: Query, userId: string, today: Day): Promise<ChatTask[]> =>
  (
    await tx.many<{ id: string; title: string; due: Day | null }>(sql`
      select id, title, due_date::text as due
      from farm_plan_tasks
      where user_id = ${userId} and status <> 'completed' and due_date <= ${today}::date
      order by due_date, id
      limit ${MAX_TASKS}
    `)
  ).map((task) => ({ ...task, path: '/farm-planning' }));

/** Without the question itself, which the phone may have synced already. */
const turnsOf = async (
  tx: Query,
  { userId, conversationId, question, questionId }: ContextInput,
): Promise<ChatTurn[]> => {
  if (!conversationId) return [];
  const messages = await lastMessages(tx, userId, conversationId, {
    limit: MAX_TURNS + 1,
    before: questionId,
  });
  const last = messages[messages.length - 1];
  const isQuestion = last?.role === 'user' && last.content === question;
  return (isQuestion ? messages.slice(0, -1) : messages)
    .slice(-MAX_TURNS)
    .map(({ role, content }) => ({ role, text: content.slice(0, MAX_TURN_CHARS) }));
};

export interface ContextInput {
  readonly userId: string;
  readonly question: string;
  readonly conversationId: string | null;
  /** The question's message; only messages before it are turns. Null: it may not be stored yet. */
  readonly questionId: string | null;
  readonly language: Language;
  readonly now: Date;
}

export const contextOf = async (tx: Query, input: ContextInput): Promise<ChatContext> => {
  const { userId, question, language, now } = input;
  const today = dayInNairobi(now);
  const { fields, position } = await fieldsOf(tx, userId, now);
  const county = fields.find((field) => field.county)?.county ?? null;
  const turns = await turnsOf(tx, input);
  const crops = [
    ...entitiesOf(expandFollowUp(question, turns), today).crops,
    ...fields.flatMap((field) => field.crops.map(({ crop }) => crop)),
  ];
  return {
    language,
    today,
    county,
    fields,
    leaf: null,
    prices: await pricesFor(tx, { crops, county, position, now }),
    alerts: await alertsOf(tx, userId, now),
    tasks: await tasksOf(tx, userId, today),
    turns,
  };
};
