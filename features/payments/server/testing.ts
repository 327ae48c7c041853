import type { ApiClient, openTestServer } from '#apps/server/testing.ts';
import { readEntitlements } from '#features/plans/server/api.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';

export type TestServer = Awaited<ReturnType<typeof openTestServer>>;

export const verifyEmail = (server: TestServer, { userId }: ApiClient): Promise<number> =>
  server.database.asSystem((tx) =>
    tx.run(sql`update auth_users set email_verified = true where id = ${userId}`),
  );

/** A farmer with a verified address, who may pay. */
export const createPayer = async (server: TestServer): Promise<ApiClient> => {
  const farmer = await server.farmer();
  await verifyEmail(server, farmer);
  return farmer;
};

interface StartedOrder {
  readonly id: string;
  readonly tracking: string;
  readonly status: number;
  readonly body: any;
}
/** Places an order as a farmer who has seen every earlier order. */
export const placeOrder = async (
  server: TestServer,
  farmer: ApiClient,
  plan: string,
  more: object = {},
): Promise<StartedOrder> => {
  const id = newId();
  const earlier = await server.database.asSystem((tx) =>
    tx.many<{ id: string }>(sql`select id from orders where user_id = ${farmer.userId}`),
  );
  const beside = earlier.map((one) => one.id);
  const sent = { id, plan, ...(beside.length > 0 && { beside }), ...more };
  const { status, body } = await farmer.ask('POST', '/api/payments', { body: sent });
  const row = await server.database.asSystem((tx) =>
    tx.maybe<{ tracking_id: string | null }>(sql`select tracking_id from orders where id = ${id}`),
  );
  return { id, tracking: row?.tracking_id ?? '', status, body };
};

/** Submits the sandbox's payment page. `act`: the button, such as `pay` or `reverse`. */
export const submitSandboxPage = (farmer: ApiClient, tracking: string, act: string) =>
  farmer.ask('POST', `/api/pay/sandbox/${tracking}`, {
    bytes: Buffer.from(`act=${act}`),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

/** Reads the tier from the rows, not from the server's cache. */
export const tierOf = async (server: TestServer, { userId }: ApiClient): Promise<string> =>
  (await server.database.asUser(userId, (tx) => readEntitlements(tx, userId, new Date()))).tier;

export const rowsOf = <T>(server: TestServer, statement: ReturnType<typeof sql>): Promise<T[]> =>
  server.database.asSystem((tx) => tx.many<T>(statement));
