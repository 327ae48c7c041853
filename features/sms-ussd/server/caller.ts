import { ownerOf } from '#features/notify/server/api.ts';
import { useAccount, useByPhone } from '#features/people/server/api.ts';
import type { Transaction } from '#kit/server/database/database.ts';

/**
 * The account of a number that the network vouches for, so one confirmed for WhatsApp is accepted too. Null
 * for a stranger, a suspended account, and one that was silent for a year: the number may be somebody else's
 * now.
 */
export const callerOf = async (tx: Transaction, phone: string): Promise<string | null> => {
  const own = await useByPhone(tx, phone);
  if (own !== null) return own;
  const owner = (await ownerOf(tx, 'sms', { phone })) ?? (await ownerOf(tx, 'whatsapp', { phone }));
  return owner && useAccount(tx, owner);
};
