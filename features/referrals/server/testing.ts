import type { openHouse, Browser } from '#apps/server/testing.ts';
import { fieldOf } from '#features/farm-data/server/testing.ts';
import { proveAddress } from '#features/payments/server/testing.ts';
import { sql } from '#kit/server/database/database.ts';

export type House = Awaited<ReturnType<typeof openHouse>>;
export type Farmer = Browser & { readonly device: string };

let n = 0;
const deviceOf = (): string => (n += 1).toString(16).padStart(32, '0');
/** Somebody new on a phone of their own. */
export const someone = async (house: House, device = deviceOf(), email?: string): Promise<Farmer> => Object.assign(await house.farmer(email), { device });

export const codeOf = async (farmer: Farmer): Promise<string> => (await farmer.ask('POST', '/api/referrals')).body.code;
/** Shares the link on this phone, as a person does before anybody can come by it. */
export const share = async (farmer: Farmer, via = 'whatsapp'): Promise<string> => {
  await farmer.ask('POST', '/api/referrals/share', { body: { via, variant: 'sw', device: farmer.device } });
  return codeOf(farmer);
};
export const claim = (farmer: Farmer, code: string, via = 'whatsapp') => farmer.ask('POST', '/api/referrals/claim', { body: { code, via, variant: 'sw', device: farmer.device } });
export const credit = (farmer: Farmer, referrerId: string, referredId = farmer.userId) => farmer.ask('POST', '/api/referral-credit', { body: { referrerId, referredId } });

/** Proves the address and adds a field: all that thanks wait for. */
export const begins = async (house: House, farmer: Farmer): Promise<void> => {
  await proveAddress(house, farmer);
  await farmer.sync([fieldOf()]);
};

export const given = async (house: House, { userId }: Browser): Promise<number> => (await house.database.asSystem((tx) => tx.one<{ n: number }>(sql`
  select coalesce(sum(amount), 0)::int as n from credit_moves where user_id = ${userId} and why in ('referral', 'referral_bonus') and into_ = 'kept'`))).n;

export const mine = async (farmer: Farmer) => (await farmer.ask('POST', '/api/referrals')).body;

export const until = async (isTrue: () => Promise<boolean>): Promise<void> => {
  for (let i = 0; i < 200 && !(await isTrue()); i += 1) await new Promise((done) => { setTimeout(done, 50); });
  if (!(await isTrue())) throw new Error('waited too long');
};
