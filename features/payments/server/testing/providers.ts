import { darajaAccount, fakeDaraja, fakePesapal } from '#adapters/payments/testing.ts';
import { openTestServer } from '#apps/server/testing.ts';
import { sql } from '#kit/server/database/database.ts';
import { placeOrder, type TestServer, type createPayer, rowsOf } from '../testing.ts';

type Farmer = Awaited<ReturnType<typeof createPayer>>;
type Safaricom = Awaited<ReturnType<typeof fakeDaraja>>;

let number = 20_000_000;
/** A phone number that no other order used, so that no push limit applies. */
export const newPhone = (): string => `07${(number += 1)}`;

/** A running server with local fakes of Daraja and Pesapal over HTTP. */
export const openWithProviders = async () => {
  const [safaricom, pesapal] = [await fakeDaraja(), await fakePesapal()];
  const server = await openTestServer({
    PESAPAL_CONSUMER_KEY: 'key',
    PESAPAL_CONSUMER_SECRET: 'secret',
    PESAPAL_URL: pesapal.url,
    MPESA_CONSUMER_KEY: darajaAccount.consumerKey,
    MPESA_CONSUMER_SECRET: darajaAccount.consumerSecret,
    MPESA_SHORTCODE: darajaAccount.shortcode,
    MPESA_PASSKEY: darajaAccount.passkey,
    MPESA_URL: safaricom.url,
  });
  const stop = async (): Promise<void> => {
    await server.stop();
    await safaricom.close();
    await pesapal.close();
  };
  return { server, safaricom, pesapal, stop };
};

/** Places an M-Pesa order. `hook`: the path that Safaricom calls with the result. */
export const startMpesaOrder = async (
  server: TestServer,
  safaricom: Safaricom,
  farmer: Farmer,
  plan = 'monthly',
) => {
  const order = await placeOrder(server, farmer, plan, { provider: 'mpesa', phone: newPhone() });
  const push = safaricom.pushes.get(order.tracking);
  return { ...order, hook: push ? new URL(push.body.CallBackURL).pathname : '' };
};

export const postCallback = (server: TestServer, hook: string, body: unknown) =>
  server.browser().ask('POST', hook, {
    bytes: Buffer.from(JSON.stringify(body)),
    headers: { 'content-type': 'application/json', origin: '' },
  });

export const postIpn = (server: TestServer, tracking: string, reference: string) => {
  const query = new URLSearchParams({
    OrderTrackingId: tracking,
    OrderNotificationType: 'IPNCHANGE',
    OrderMerchantReference: reference,
  });
  return server.browser().ask('GET', `/api/pay/pesapal/ipn?${query}`, { headers: { origin: '' } });
};

export interface OrderState {
  readonly state: string;
  readonly why: string | null;
  readonly received: number | null;
}
export const orderState = async (server: TestServer, id: string): Promise<OrderState> =>
  (
    await rowsOf<OrderState>(
      server,
      sql`select state, why, received_amount::float8 as received from orders where id = ${id}`,
    )
  )[0]!;
