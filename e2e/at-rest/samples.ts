import type { BrowserContext } from 'playwright-core';
import { raiseDrop } from '#features/alerts/domain/rules/green-drop.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sampleId } from '../../tools/seed/sample-id.ts';
import { SAMPLE_DOMAIN, SAMPLE_PASSWORD } from '../../tools/seed/sample-people.ts';
import { queryDatabase, callAs, sendCommands, type Farmer, type TestServer } from '../harness/main.ts';
import type { Samples } from './addresses.ts';

/** Signs in as a user of the sample data. */
export const signInAs = async (server: TestServer, context: BrowserContext, who: string): Promise<Farmer> => {
  const [email, password] = [`${who}@${SAMPLE_DOMAIN}`, SAMPLE_PASSWORD];
  const reply = await callAs<{ session: { userId: string } }>(server, context, '/api/auth/sign-in', {
    email,
    password,
  });
  return { email, password, userId: reply.session.userId };
};

const newest = async (
  server: TestServer,
  table: string,
  { userId }: Farmer,
  more = 'true',
): Promise<string> => {
  const text = `select id from ${table} where user_id = $1 and ${more} order by id desc limit 1`;
  const [row] = await queryDatabase<{ id: string }>(server, text, [userId]);
  if (!row) throw new Error(`the sample data has no row in ${table}`);
  return row.id;
};

/** Notifies the farmer's phones of a row that was written straight into the database. */
const announce = async (server: TestServer, { userId }: Farmer, kind: string, id: string): Promise<void> => {
  await queryDatabase(
    server,
    `
    with u as (update sync_users set seq = seq + 1 where user_id = $1 returning seq)
    insert into sync_log (user_id, kind, row_id, seq, deleted)
    select $1, $2, $3, u.seq, false from u`,
    [userId, kind, id],
  );
};

const addAlert = async (server: TestServer, farmer: Farmer, field: string): Promise<string> => {
  const [id, today] = [newId(), dayInNairobi(new Date())];
  const seen = { day: addDays(today, -2), value: 0.41, against: 0.66, crop: 'maize' } as const;
  const drop = raiseDrop({ ...seen, severity: 'critical', boundary: 'measured' }, today)!;
  const columns = (['rule', 'theme', 'category', 'urgency', 'from', 'until'] as const).map(
    (key) => drop[key],
  );
  await queryDatabase(
    server,
    `
    insert into alerts (user_id, id, field_id, rule, theme, category, urgency, valid_from, valid_until,
      cause, raised, forecast_source, forecast_at)
    values ($1, $2::uuid, $3, $4, $5, $6, $7, $8, $9, $2::text, $10, 'sentinel-2', now())`,
    [farmer.userId, id, field, ...columns, JSON.stringify({ ...drop, cause: id })],
  );
  await announce(server, farmer, 'alert', id);
  return id;
};

const addStatement = async (server: TestServer, context: BrowserContext, field: string): Promise<string> => {
  const body = { id: newId(), field_id: field, season: dayInNairobi(new Date()).slice(0, 4), language: 'en' };
  return (await callAs<{ code: string }>(server, context, '/api/data/statements', body)).code;
};

const question = (id: string) => ({
  id,
  language: 'en',
  category_id: 'disease_control',
  crop_type: 'tomato',
  farming_method: 'mixed',
  location: null,
  title: 'Brown rings on my tomato leaves (sample)',
  content: 'Since the rain the lower leaves have brown spots with rings, and they fall one after the other.',
  tags: [],
  images: [],
});
const offer = (id: string, field: string) => ({
  id,
  crop: 'bean',
  grade: 'grade_2',
  quantity: 12,
  unit: 'bag_90kg',
  kg_each: null,
  price: 9_800,
  county: 'Siaya',
  ward: null,
  field_id: field,
  ready_from: dayInNairobi(new Date()),
  note: 'Sorted by hand. (sample)',
  phone: null,
});

/** An id for each kind of thing in a URL; all belong to this farmer. */
export const samplesOf = async (
  server: TestServer,
  context: BrowserContext,
  farmer: Farmer,
): Promise<Samples> => {
  await queryDatabase(server, 'update auth_users set email_verified = true where id = $1', [farmer.userId]);
  const crops = await newest(server, 'crops', farmer);
  const fields = await newest(
    server,
    'fields',
    farmer,
    `id = (select field_id from crops where id = '${crops}')`,
  );
  const [questions, offers] = [newId(), newId()];
  const outcomes = await sendCommands(server, context, farmer, [
    { name: 'community.ask', args: question(questions) },
    { name: 'offers.post', args: offer(offers, fields) },
  ]);
  if (outcomes.some(({ result }) => result !== 'applied')) throw new Error(JSON.stringify(outcomes));
  return {
    fields,
    crops,
    questions,
    offers,
    history: await newest(server, 'field_events', farmer, `field_id = '${fields}'`),
    scan: await newest(server, 'crop_scans', farmer),
    alerts: await addAlert(server, farmer, fields),
    verify: await addStatement(server, context, fields),
    expert: sampleId('cherono question'),
    conditions: 'maize___gray_leaf_spot',
    training: 'compost',
  };
};
