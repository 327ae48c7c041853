import type { BrowserContext } from 'playwright-core';
import { raiseDrop } from '#features/alerts/domain/green-drop.ts';
import type { SandboxAct } from '#features/payments/server/ports.ts';
import type { PlanId } from '#features/plans/domain/prices.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sampleId } from '../../tools/seed/sample-id.ts';
import { DOMAIN, PASSWORD } from '../../tools/seed/village.ts';
import { askDatabase, callAs, newFarmer, sendCommands, type Farmer, type TestServer } from '../harness/main.ts';
import type { Address, Samples } from './addresses.ts';

/** Signs in as somebody of the sample village. */
export const signInAs = async (server: TestServer, context: BrowserContext, who: string): Promise<Farmer> => {
  const email = `${who}@${DOMAIN}`;
  const { session } = await callAs<{ session: { userId: string } }>(server, context, '/api/auth/sign-in', { email, password: PASSWORD });
  return { email, password: PASSWORD, userId: session.userId };
};

const newest = async (server: TestServer, table: string, { userId }: Farmer, more = 'true'): Promise<string> => {
  const [row] = await askDatabase<{ id: string }>(server, `select id from ${table} where user_id = $1 and ${more} order by id desc limit 1`, [userId]);
  if (!row) throw new Error(`the sample village has no ${table}`);
  return row.id;
};

/** Tells the farmer's phones of a row that was written straight into the database. */
const announce = (server: TestServer, { userId }: Farmer, kind: string, id: string): Promise<object[]> => askDatabase(server, `
  with u as (update sync_users set seq = seq + 1 where user_id = $1 returning seq)
  insert into sync_log (user_id, kind, row_id, seq, deleted) select $1, $2, $3, u.seq, false from u`, [userId, kind, id]);

const addAlert = async (server: TestServer, farmer: Farmer, field: string): Promise<string> => {
  const [id, today] = [newId(), dayInNairobi(new Date())];
  const drop = raiseDrop({ day: addDays(today, -2), value: 0.41, against: 0.66, severity: 'critical', boundary: 'measured', crop: 'maize' }, today)!;
  const of = ['rule', 'theme', 'category', 'urgency', 'from', 'until'] as const;
  await askDatabase(server, `
    insert into alerts (user_id, id, field_id, rule, theme, category, urgency, valid_from, valid_until, cause, raised, forecast_source, forecast_at)
    values ($1, $2::uuid, $3, $4, $5, $6, $7, $8, $9, $2::text, $10, 'sentinel-2', now())`,
  [farmer.userId, id, field, ...of.map((key) => drop[key]), JSON.stringify({ ...drop, cause: id })]);
  await announce(server, farmer, 'alert', id);
  return id;
};

const statementOf = async (server: TestServer, context: BrowserContext, field: string): Promise<string> => {
  const season = dayInNairobi(new Date()).slice(0, 4);
  return (await callAs<{ code: string }>(server, context, '/api/data/statements', { id: newId(), field_id: field, season, language: 'en' })).code;
};

/** One thing of each kind that an address names; all of them belong to this farmer. */
export const samplesOf = async (server: TestServer, context: BrowserContext, farmer: Farmer): Promise<Samples> => {
  await askDatabase(server, 'update auth_users set email_verified = true where id = $1', [farmer.userId]);
  const [crop] = await askDatabase<{ id: string; field_id: string }>(server, 'select id, field_id from crops where user_id = $1 order by id limit 1', [farmer.userId]);
  const field = crop!.field_id;
  const [question, offer] = [newId(), newId()];
  const goods = { crop: 'bean', grade: 'grade_2', quantity: 12, unit: 'bag_90kg', kg_each: null, price: 9_800 };
  const outcomes = await sendCommands(server, context, farmer, [
    { name: 'community.ask', args: {
      id: question, language: 'en', title: 'Brown rings on my tomato leaves (sample)', content: 'Since the rain the lower leaves have brown spots with rings, and they fall one after the other.',
      category_id: 'disease_control', crop_type: 'tomato', farming_method: 'mixed', location: null, tags: [], images: [],
    } },
    { name: 'offers.post', args: { id: offer, ...goods, county: 'Siaya', ward: null, field_id: field, ready_from: dayInNairobi(new Date()), note: 'Sorted by hand. (sample)', phone: null } },
  ]);
  if (outcomes.some(({ result }) => result !== 'applied')) throw new Error(JSON.stringify(outcomes));
  return {
    fields: field, crops: crop!.id, history: await newest(server, 'field_events', farmer, `field_id = '${field}'`), scan: await newest(server, 'crop_scans', farmer),
    conditions: 'maize___gray_leaf_spot', alerts: await addAlert(server, farmer, field), offers: offer, questions: question, training: 'compost',
    expert: sampleId('cherono question'), verify: await statementOf(server, context, field),
  };
};

/** Orders a plan, and has the practice counter do this with it; null leaves the order waiting. */
const order = async (server: TestServer, context: BrowserContext, plan: PlanId, act: SandboxAct | null, beside: readonly string[] = []): Promise<string> => {
  const id = newId();
  const { redirect_url: counter } = await callAs<{ redirect_url: string }>(server, context, '/api/payments', { id, plan, provider: 'sandbox', beside });
  if (act) await context.request.post(`${server.origin}${counter}`, { form: { act }, headers: { origin: server.origin }, maxRedirects: 0 });
  return id;
};

/** A farmer with a payment in every state, and the screens that speak of them. */
export const buyerAddresses = async (server: TestServer, context: BrowserContext): Promise<Address[]> => {
  const { userId } = await newFarmer(server, context);
  await askDatabase(server, 'update auth_users set email_verified = true where id = $1', [userId]);
  const paid = await order(server, context, 'monthly', 'pay');
  const failed = await order(server, context, 'annual', 'fail');
  const reversed = await order(server, context, 'week', 'pay');
  const [{ tracking_id: counter } = { tracking_id: '' }] = await askDatabase<{ tracking_id: string }>(server, 'select tracking_id from orders where id = $1', [reversed]);
  await context.request.post(`${server.origin}/api/pay/sandbox/${counter}`, { form: { act: 'reverse' }, headers: { origin: server.origin }, maxRedirects: 0 });
  const held = await order(server, context, 'annual', 'wrong_amount');
  const pending = await order(server, context, 'annual', null, [held]);
  const states = await askDatabase<{ id: string; state: string }>(server, 'select id, state from orders where user_id = $1', [userId]);
  const stateOf = (id: string) => states.find((one) => one.id === id)?.state;
  if ([paid, failed, reversed, held, pending].map(stateOf).join() !== 'paid,failed,reversed,held,pending') throw new Error(JSON.stringify(states));
  const callbacks = [paid, failed, reversed, held, pending].map((id) => `/payment-callback?order=${id}`);
  return [...callbacks, '/payment-callback', '/upgrade', '/subscription-settings'].map((path) => ({ visitor: 'buyer', path, ends: path }));
};
