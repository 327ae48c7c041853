import { personOf } from '#features/people/server/api.ts';
import { readEntitlements } from '#features/plans/server/api.ts';
import { sql, type Database } from '#kit/server/database/database.ts';
import type { Senders } from './ports.ts';
import { messageWords } from './send-message.ts';
import { recordFirstReceipt } from './sql.ts';

export const RECEIPT_JOB = 'notify.receipt';
export interface ReceiptJob {
  readonly userId: string;
  readonly order: string;
  /** "KES 299" */
  readonly money: string;
  readonly isTest: boolean;
}

const SOURCE = 'sms.receipt';

/**
 * The receipt of a payment by SMS, at most once, for an account without an e-mail address. It is no notice,
 * so it needs no consent; it goes to the number that signs in.
 */
export const sendReceipt =
  (db: Database, sms: Senders['sms']) =>
  async ({ userId, order, money, isTest }: ReceiptJob): Promise<void> => {
    if (!sms) return;
    const prepared = await db.asSystem(async (tx) => {
      const person = await personOf(tx, userId);
      if (!person?.phone || person.email !== '') return null;
      if (!(await recordFirstReceipt(tx, SOURCE, order))) return null;
      const { until } = await readEntitlements(tx, userId, new Date());
      return { to: person.phone, words: messageWords[person.language], until };
    });
    if (!prepared) return;
    const { to, words, until } = prepared;
    const day = until === null ? '' : until.slice(0, 10).split('-').reverse().join('/');
    const text = isTest ? words.testReceipt : words.receipt(money, day, order.slice(0, 8));
    const outcome = await sms.send({ id: order, to, text });
    if (outcome.ok || outcome.reason !== 'busy') return;
    await db.asSystem((tx) => tx.run(sql`delete from seen_hooks where source = ${SOURCE} and id = ${order}`));
    throw new Error(`the receipt was not sent: ${outcome.code}`);
  };
