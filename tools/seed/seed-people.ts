import { createHash } from 'node:crypto';
import { evaluateNow } from '#features/alerts/contract.ts';
import { grantRole, signIn, signUp, updateMe } from '#features/people/contract.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { syncExchange, type SentCommand } from '#kit/sync/exchange.ts';
import { BATCH_COMMANDS } from '#kit/sync/limits.ts';
import { createApiClient, Refusal, type ApiClient } from './api-client.ts';
import { seasonOf } from './commands.ts';
import { drawnCheck, drawSample, sendPhoto } from './drawn-check.ts';
import { askAndAnswer } from './questions.ts';
import { sendReports } from './reports.ts';
import { sampleId } from './sample-id.ts';
import { emailOf, withSampleLabel, SAMPLE_PASSWORD, type Person, samplePeople } from './sample-people.ts';
import { readSampleSatellite } from './satellite.ts';
import type { SeedTarget } from './seed-target.ts';
import { lifeOf } from './village-life.ts';

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

/** Sends commands as a phone does, in batches; a second run changes nothing. */
const sendCommands = async (
  { ask }: ApiClient,
  { name }: Person,
  userId: string,
  commands: readonly SentCommand[],
): Promise<void> => {
  for (let from = 0; from < commands.length; from += BATCH_COMMANDS) {
    const batch = commands.slice(from, from + BATCH_COMMANDS);
    const { outcomes } = await ask(syncExchange, {
      body: { userId, cursor: 0, restarting: false, commands: batch },
    });
    const at = outcomes.findIndex((o) => o.result !== 'applied');
    if (at >= 0) throw new Error(`${name}, ${batch[at]?.name}: ${JSON.stringify(outcomes[at])}`);
  }
};

interface Villager {
  readonly person: Person;
  readonly phone: ApiClient;
  readonly userId: string;
}

const hasDrawnCheck = ({ checks }: Person): boolean => checks.length > 0 && checks.length < 14;

const sendSeason = async ({ person, phone, userId }: Villager, drawing: Buffer, now: Date): Promise<void> => {
  const drawn = hasDrawnCheck(person)
    ? [await drawnCheck(person.key, drawing, person.checks.length, now)]
    : [];
  await sendCommands(phone, person, userId, [...seasonOf(person, now), ...drawn]);
  if (drawn.length > 0) await sendPhoto(phone, drawing);
};

/** Posts first, then what others do with them. */
const sendLives = async (people: readonly Villager[], drawing: Buffer, now: Date): Promise<void> => {
  const hash = createHash('sha256').update(drawing).digest('hex');
  for (const phase of [0, 1, 2])
    for (const { person, phone, userId } of people)
      await sendCommands(
        phone,
        person,
        userId,
        (lifeOf(person, dayInNairobi(now), hash)[phase] ?? []).map(({ name, key, args }) => ({
          id: sampleId(`command ${key}`),
          name,
          args,
          deviceTime: now.toISOString(),
        })),
      );
};

/** Uses the public API; running it twice changes nothing. `onStep` is called before each step. */
export const seedPeople = async (
  place: SeedTarget,
  now: Date,
  onStep: (done: number, all: number, what: string) => void = () => undefined,
): Promise<void> => {
  const all = samplePeople.length + 4;
  let done = 0;
  const step = (what: string): void => onStep(done++, all, what);
  const drawing = await drawSample();
  const people: Villager[] = [];
  for (const person of samplePeople) {
    step(person.name);
    const phone = createApiClient(place.origin);
    const userId = await signUpOrIn(phone, person);
    people.push({ person, phone, userId });
    await writePrivilegedFacts(place, person, userId);
    await sendSeason(people.at(-1)!, drawing, now);
  }
  const phoneOf = (role: Person['role']): ApiClient =>
    people.find(({ person }) => person.role === role)!.phone;
  for (const { person } of people.filter((one) => one.person.role === 'expert'))
    await phoneOf('admin').ask(grantRole, { body: { email: emailOf(person), role: 'expert' } });
  step('questions and offers');
  await sendLives(people, drawing, now);
  step('answers of the expert');
  const byKey = new Map(people.map((one) => [one.person.key, one]));
  await askAndAnswer(byKey, phoneOf('expert'), now);
  await sendReports(byKey, now, sendCommands);
  step('satellite');
  await readSampleSatellite(
    place,
    people
      .filter(({ person }) => person.pro)
      .flatMap(({ person, userId }) =>
        person.fields.map(({ name }) => ({ userId, fieldId: sampleId(`${person.key} field ${name}`) })),
      ),
    now,
  );
  step('alerts');
  for (const { person, phone } of people) if (person.fields.length > 0) await phone.ask(evaluateNow, {});
  // The last one is the server's sign that the village is complete (apps/server/village/village.ts).
  for (const { person, phone } of people.toSorted((a) => (a.person.role === 'admin' ? 1 : -1)))
    if (person.fields.length > 0) await phone.ask(updateMe, { body: { onboarding_complete: true } });
  onStep(all, all, 'ready');
};
