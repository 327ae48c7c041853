/** Reads the data of one farm that the assistant may use, from the tables of several features. */
import sql from 'sql-template-tag';
import { alertMessages } from '#features/alerts/server/api.ts';
import { type Day, dayInNairobi } from '#kit/pure/days.ts';
import type { Language } from '#kit/pure/words.ts';
import type { Query } from '#kit/server/database/database.ts';
import { entitiesOf } from '../domain/question/entities.ts';
import type { ChatAlert, ChatContext, ChatTask, ChatTurn } from '../domain/types.ts';
import { fieldsOf } from './farm-fields.ts';
import { pricesFor } from './prices.ts';
import { lastMessages } from './sql.ts';

const MAX_ALERTS = 6;
const MAX_TASKS = 12;
/** Minimum urgency (1 to 5) of an alert that needs action today. */
const MIN_URGENT = 4;
/** The previous messages, for "and what about beans?". */
const MAX_TURNS = 8;
const TURN_CHARS = 1_200;

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

const turnsOf = async (
  tx: Query,
  userId: string,
  conversationId: string | null,
  before: string,
): Promise<ChatTurn[]> =>
  (conversationId ? await lastMessages(tx, userId, conversationId, MAX_TURNS + 2) : [])
    .filter(({ id }) => id < before)
    .slice(-MAX_TURNS)
    .map(({ role, content }) => ({ role, text: content.slice(0, TURN_CHARS) }));

export interface ContextInput {
  readonly userId: string;
  readonly question: string;
  readonly conversationId: string | null;
  /** Messages before this one. */ readonly questionId: string;
  readonly language: Language;
  readonly now: Date;
}

export const contextOf = async (
  tx: Query,
  { userId, question, conversationId, questionId, language, now }: ContextInput,
): Promise<ChatContext> => {
  const today = dayInNairobi(now);
  const { fields, position } = await fieldsOf(tx, userId, now);
  const county = fields.find((field) => field.county)?.county ?? null;
  const crops = [
    ...entitiesOf(question, today).crops,
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
    turns: await turnsOf(tx, userId, conversationId, questionId),
  };
};
