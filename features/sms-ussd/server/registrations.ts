import * as z from 'zod/mini';
import { DAY_MS } from '#kit/pure/days.ts';
import { type Database, sql, type Transaction } from '#kit/server/database/database.ts';
import { screenIds } from '../domain/flow.ts';
import type { State } from '../domain/interpret.ts';

/** After this the answers of an unfinished registration are removed. */
const LIFETIME_MS = 3 * DAY_MS;
/** More sessions at once than a farmer has phones. */
const MAX_SESSIONS = 8;

const text = z.nullable(z.string());
const stateSchema = z.object({
  screen: z.enum(screenIds),
  problem: z.null(),
  language: z.enum(['en', 'sw']),
  name: text,
  typed: text,
  village: text,
  crop: text,
  question: text,
  field: z.number(),
  unknownField: z.nullable(z.number()),
  pricedCrop: text,
  pick: z.number(),
  weeks: z.nullable(z.number()),
});
const sessionSchema = z.object({ id: z.string(), start: stateSchema, used: z.nullable(z.number()) });

/**
 * A USSD session: what it started with, and how many of its inputs the registration used; null while it goes
 * on.
 */
interface UssdSession {
  readonly id: string;
  readonly start: State;
  readonly used: number | null;
}

export interface Registration {
  /** Null before the first answer and once the account and the field exist. */
  readonly state: State | null;
  readonly sessions: readonly UssdSession[];
  /** Messages sent to this number. */
  readonly replies: number;
  /** The same for all sessions of this number, so that two of them create one field. */
  readonly createdAt: Date;
}

interface Row {
  readonly state: unknown;
  readonly sessions: unknown;
  readonly replies: number;
  readonly created_at: Date;
}

/** What an older version stored and this one cannot read is dropped: the farmer starts again. */
const fromRow = ({ state, sessions, replies, created_at }: Row): Registration => ({
  state: stateSchema.safeParse(state).data ?? null,
  sessions: z.array(sessionSchema).safeParse(sessions).data ?? [],
  replies,
  createdAt: created_at,
});

/** The registration of this number, locked for the transaction; null without one of the last days. */
export const findRegistration = async (
  tx: Transaction,
  phone: string,
  now: Date,
): Promise<Registration | null> => {
  const row = await tx.maybe<Row>(sql`
    select state, sessions, replies, created_at
    from text_registrations
    where phone = ${phone} and updated_at > ${new Date(now.getTime() - LIFETIME_MS)}
    for update
  `);
  return row && fromRow(row);
};

/** The same, started when there is none. */
export const openRegistration = async (tx: Transaction, phone: string, now: Date): Promise<Registration> => {
  await tx.run(sql`
    insert into text_registrations (phone, created_at, updated_at)
    values (${phone}, ${now}, ${now})
    on conflict (phone) do update set state = null, sessions = '[]', replies = 0, created_at = ${now},
      updated_at = ${now}
    where text_registrations.updated_at <= ${new Date(now.getTime() - LIFETIME_MS)}
  `);
  const open = await findRegistration(tx, phone, now);
  if (!open) throw new Error('a registration that was just opened is gone');
  return open;
};

export const saveRegistration = (
  tx: Transaction,
  phone: string,
  { state, sessions, replies }: Omit<Registration, 'createdAt'>,
  now: Date,
): Promise<number> =>
  tx.run(sql`
    update text_registrations
    set state = ${state && JSON.stringify(state)}, sessions = ${JSON.stringify(sessions.slice(-MAX_SESSIONS))},
      replies = ${replies}, updated_at = ${now}
    where phone = ${phone}
  `);

/** The session's entry replaced by this one. */
export const withSession = (
  sessions: readonly UssdSession[],
  session: UssdSession,
): readonly UssdSession[] => [...sessions.filter(({ id }) => id !== session.id), session];

export const deleteRegistration = (tx: Transaction, phone: string): Promise<number> =>
  tx.run(sql`delete from text_registrations where phone = ${phone}`);

export const sweepRegistrations = (db: Database) => (): Promise<number> =>
  db.asSystem((tx) =>
    tx.run(sql`delete from text_registrations where updated_at <= ${new Date(Date.now() - LIFETIME_MS)}`),
  );
