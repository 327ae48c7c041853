import { grantRole, signIn, signUp } from '#features/people/contract.ts';
import { BATCH_COMMANDS, syncExchange } from '#kit/sync/exchange.ts';
import { seasonOf } from './commands.ts';
import { drawnCheck, drawSample, sendPhoto } from './drawn-check.ts';
import { openPhone, Refusal, type Phone } from './phone.ts';
import type { Place } from './place.ts';
import { askAndAnswer } from './questions.ts';
import { sampleId } from './sample-id.ts';
import { emailOf, marked, PASSWORD, type Person, village } from './village.ts';

/** Signs up, or signs in when the account exists. */
const enter = async ({ ask }: Phone, person: Person): Promise<string> => {
  const who = { email: emailOf(person), password: PASSWORD };
  try {
    return (await ask(signUp, { body: { ...who, name: marked(person.name), language: person.language } }))
      .session.userId;
  } catch (refused) {
    if (!(refused instanceof Refusal) || refused.code !== 'people.email_taken') throw refused;
    return (await ask(signIn, { body: who })).session.userId;
  }
};

/**
 * What no operation offers: confirming an address without a mailbox, naming the first administrator, a paid
 * plan.
 */
const setFactsDirectly = async (
  { origin, asSystem }: Place,
  person: Person,
  userId: string,
): Promise<void> => {
  const touched = await asSystem(
    "update auth_users set email_verified = true, role = case when $2 then 'admin' else role end where id = $1",
    [userId, person.role === 'admin'],
  );
  if (touched === 0)
    throw new Error(
      `The server at ${origin} keeps its data elsewhere: set DATA_DIR or DATABASE_URL as it has them.`,
    );
  if (!person.pro) return;
  await asSystem(
    `insert into user_plans (id, user_id, status, plan_type, current_period_start, current_period_end) values ($1, $2, 'active', 'annual', now(), now() + interval '365 days')
    on conflict (user_id, id) do update set current_period_end = excluded.current_period_end`,
    [sampleId(`${person.key} plan`), userId],
  );
};

const sendSeason = async ({ ask }: Phone, person: Person, userId: string, now: Date): Promise<void> => {
  const drawing = person.checks.length > 0 && person.checks.length < 14 ? await drawSample() : null;
  const commands = [
    ...seasonOf(person, now),
    ...(drawing ? [await drawnCheck(person.key, drawing, person.checks.length, now)] : []),
  ];
  for (let from = 0; from < commands.length; from += BATCH_COMMANDS) {
    const { outcomes } = await ask(syncExchange, {
      body: { userId, cursor: 0, restarting: false, commands: commands.slice(from, from + BATCH_COMMANDS) },
    });
    const bad = outcomes.find((o) => o.result !== 'applied');
    if (bad) throw new Error(`${person.name}: ${JSON.stringify(bad)}`);
  }
  if (drawing) await sendPhoto({ ask }, drawing);
};

/** Uses the public API; running it twice changes nothing. */
export const seedPeople = async (place: Place, now: Date): Promise<void> => {
  const people = new Map<string, { phone: Phone; userId: string }>();
  for (const person of village) {
    const phone = openPhone(place.origin);
    const userId = await enter(phone, person);
    people.set(person.key, { phone, userId });
    await setFactsDirectly(place, person, userId);
    await sendSeason(phone, person, userId, now);
  }
  const phoneOf = (role: Person['role']): Phone =>
    people.get(village.find((p) => p.role === role)!.key)!.phone;
  const admin = phoneOf('admin');
  for (const person of village.filter((p) => p.role === 'expert'))
    await admin.ask(grantRole, { body: { email: emailOf(person), role: 'expert' } });
  await askAndAnswer(people, phoneOf('expert'), now);
};
