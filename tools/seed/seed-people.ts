import { grantRole, signIn, signUp } from '#features/people/contract.ts';
import { syncExchange } from '#kit/sync/exchange.ts';
import { BATCH_COMMANDS } from '#kit/sync/limits.ts';
import { createApiClient, Refusal, type ApiClient } from './api-client.ts';
import { seasonOf } from './commands.ts';
import { drawnCheck, drawSample, sendPhoto } from './drawn-check.ts';
import { askAndAnswer } from './questions.ts';
import { sampleId } from './sample-id.ts';
import { emailOf, withSampleLabel, SAMPLE_PASSWORD, type Person, samplePeople } from './sample-people.ts';
import type { SeedTarget } from './seed-target.ts';

/** Signs up, or signs in when the account exists. */
const signUpOrIn = async ({ ask }: ApiClient, person: Person): Promise<string> => {
  const credentials = { email: emailOf(person), password: SAMPLE_PASSWORD };
  try {
    return (
      await ask(signUp, {
        body: { ...credentials, name: withSampleLabel(person.name), language: person.language },
      })
    ).session.userId;
  } catch (refused) {
    if (!(refused instanceof Refusal) || refused.code !== 'people.email_taken') throw refused;
    return (await ask(signIn, { body: credentials })).session.userId;
  }
};

/**
 * What no operation offers: confirming an address without a mailbox, naming the first administrator, a paid
 * plan.
 */
const writePrivilegedFacts = async (
  { origin, asSystem }: SeedTarget,
  person: Person,
  userId: string,
): Promise<void> => {
  const touched = await asSystem(
    "update auth_users set email_verified = true, role = case when $2 then 'admin' else role end where id = $1",
    [userId, person.role === 'admin'],
  );
  if (touched === 0)
    throw new Error(
      `The server at ${origin} stores its data elsewhere: set DATA_DIR or DATABASE_URL to its values.`,
    );
  if (!person.pro) return;
  await asSystem(
    `insert into user_plans (id, user_id, status, plan_type, current_period_start, current_period_end) values ($1, $2, 'active', 'annual', now(), now() + interval '365 days')
    on conflict (user_id, id) do update set current_period_end = excluded.current_period_end`,
    [sampleId(`${person.key} plan`), userId],
  );
};

const sendSeason = async ({ ask }: ApiClient, person: Person, userId: string, now: Date): Promise<void> => {
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
export const seedPeople = async (place: SeedTarget, now: Date): Promise<void> => {
  const people = new Map<string, { phone: ApiClient; userId: string }>();
  for (const person of samplePeople) {
    const phone = createApiClient(place.origin);
    const userId = await signUpOrIn(phone, person);
    people.set(person.key, { phone, userId });
    await writePrivilegedFacts(place, person, userId);
    await sendSeason(phone, person, userId, now);
  }
  const phoneOf = (role: Person['role']): ApiClient =>
    people.get(samplePeople.find((p) => p.role === role)!.key)!.phone;
  const admin = phoneOf('admin');
  for (const person of samplePeople.filter((p) => p.role === 'expert'))
    await admin.ask(grantRole, { body: { email: emailOf(person), role: 'expert' } });
  await askAndAnswer(people, phoneOf('expert'), now);
};
