import type { ApiClient } from '#apps/server/testing.ts';
import { type TestServer, sendCommand } from '#features/community/server/testing.ts';
import { verifyEmail } from '#features/payments/server/testing.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';

export {
  type TestServer,
  sendCommand as say,
  setRole,
  JOB_TIMEOUT as soon,
} from '#features/community/server/testing.ts';

/** A farmer with a verified address and a name. */
export const createTrader = async (server: TestServer, name: string): Promise<ApiClient> => {
  const farmer = await server.farmer();
  await verifyEmail(server, farmer);
  await server.database.asSystem((tx) =>
    tx.run(sql`update auth_users set name = ${name} where id = ${farmer.userId}`),
  );
  return farmer;
};

let offerCount = 0;
export const offerArgs = (over: Record<string, unknown> = {}) => ({
  id: newId(),
  crop: 'maize',
  grade: 'grade_1',
  quantity: 10 + (offerCount += 1),
  unit: 'bag_90kg',
  kg_each: null,
  price: 3_600,
  county: 'Nakuru',
  ward: 'Njoro',
  field_id: null as string | null,
  ready_from: addDays(dayInNairobi(new Date()), 3),
  note: 'Dried to 13 percent.',
  phone: '0712 345 678' as string | null,
  ...over,
});
export const replyArgs = (offer_id: string, over: Record<string, unknown> = {}) => ({
  id: newId(),
  offer_id,
  price: 3_700,
  message: 'I can come with a pick-up.',
  phone: '0722000111',
  ...over,
});

const applyCommand = async (b: ApiClient, name: string, args: { id: string }): Promise<string> => {
  const outcome = await sendCommand(b, name, args);
  if (outcome.result !== 'applied') throw new Error(JSON.stringify(outcome));
  return args.id;
};
export const postOffer = (b: ApiClient, over: Record<string, unknown> = {}): Promise<string> =>
  applyCommand(b, 'offers.post', offerArgs(over));
export const postReply = (
  b: ApiClient,
  offerId: string,
  over: Record<string, unknown> = {},
): Promise<string> => applyCommand(b, 'offers.reply', replyArgs(offerId, over));
export const listOffers = async (b: ApiClient, query = ''): Promise<any> =>
  (await b.ask('GET', `/api/offers?${query}`)).body;
