import { setTimeout as sleep } from 'node:timers/promises';
import type { openTestServer, ApiClient } from '#apps/server/testing.ts';
import { fieldOf } from '#features/farm-data/server/testing.ts';
import { verifyEmail } from '#features/payments/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';

export type TestServer = Awaited<ReturnType<typeof openTestServer>>;
export type Farmer = ApiClient & { readonly device: string };

let deviceCount = 0;
const nextDevice = (): string => (deviceCount += 1).toString(16).padStart(32, '0');
/** All later requests of this farmer come from this address, as behind a proxy (TRUST_PROXY=1). */
export const connectFrom = (farmer: ApiClient, address: string): void => {
  const ask = farmer.ask;
  farmer.ask = (method, url, more = {}) =>
    ask(method, url, { ...more, headers: { 'x-forwarded-for': address, ...more.headers } });
};

/** Moves everything that counts towards the reward back in time, to simulate elapsed days. */
export const letDaysPass = (server: TestServer, farmers: readonly ApiClient[], days: number): Promise<void> =>
  server.database.asSystem(async (tx) => {
    const ids = farmers.map(({ userId }) => userId);
    await tx.run(
      sql`
        update referrals
        set created_at = created_at - make_interval(days => ${days})
        where referred_id = any(${ids}::uuid[])
      `,
    );
    await tx.run(
      sql`
        update sync_commands
        set received_at = received_at - make_interval(days => ${days})
        where user_id = any(${ids}::uuid[])
      `,
    );
    await tx.run(
      sql`
        update referral_networks
        set day = day - ${days}::int, seen_at = seen_at - make_interval(days => ${days})
        where user_id = any(${ids}::uuid[])
      `,
    );
  });

let phoneCount = 0;
/** A unique phone number, confirmed by its code. */
export const confirmPhone = (
  server: TestServer,
  { userId }: ApiClient,
  number = `+25470${String((phoneCount += 1)).padStart(7, '0')}`,
): Promise<number> =>
  server.database.asSystem((tx) =>
    tx.run(sql`
      insert into contact_identities (user_id, id, channel, address, phone, verified_at)
      values (${userId}, ${newId()}, 'sms', ${number}, ${number}, now())
    `),
  );

/** A new user on a phone and, when the server reads the proxy's header, a separate network. */
export const createUser = async (
  server: TestServer,
  device = nextDevice(),
  email?: string,
): Promise<Farmer> => {
  const farmer = Object.assign(await server.farmer(email), { device });
  connectFrom(farmer, `10.${deviceCount >> 16}.${(deviceCount >> 8) & 255}.${deviceCount & 255}`);
  deviceCount += 1;
  return farmer;
};

export const codeOf = async (farmer: Farmer): Promise<string> =>
  (await farmer.ask('POST', '/api/referrals')).body.code;
/** Shares the link on this phone, as a user does before anybody can join by it. */
export const share = async (farmer: Farmer, via = 'whatsapp'): Promise<string> => {
  await farmer.ask('POST', '/api/referrals/share', { body: { via, variant: 'sw', device: farmer.device } });
  return codeOf(farmer);
};
export const claim = (farmer: Farmer, code: string, via = 'whatsapp') =>
  farmer.ask('POST', '/api/referrals/claim', { body: { code, via, variant: 'sw', device: farmer.device } });
export const credit = (farmer: Farmer, referrerId: string, referredId = farmer.userId) =>
  farmer.ask('POST', '/api/referral-credit', { body: { referrerId, referredId } });

/** Confirms the e-mail address and a phone number, and adds a field: the conditions for an immediate reward. */
export const meetRewardConditions = async (server: TestServer, farmer: Farmer): Promise<void> => {
  await verifyEmail(server, farmer);
  await confirmPhone(server, farmer);
  await farmer.sync([fieldOf()]);
};

export const creditsGiven = async (server: TestServer, { userId }: ApiClient): Promise<number> =>
  (
    await server.database.asSystem((tx) =>
      tx.one<{ n: number }>(sql`
        select coalesce(sum(amount), 0)::int as n
        from credit_moves
        where user_id = ${userId} and why in ('referral', 'referral_bonus') and into_ = 'kept'
      `),
    )
  ).n;

export const referralsOf = async (farmer: Farmer) => (await farmer.ask('POST', '/api/referrals')).body;

export const waitUntil = async (isTrue: () => Promise<boolean>): Promise<void> => {
  for (let i = 0; i < 200 && !(await isTrue()); i += 1) await sleep(50);
  if (!(await isTrue())) throw new Error('the condition is not true after 10 seconds');
};
