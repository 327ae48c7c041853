import { newId } from '#kit/pure/ids.ts';
import { sql, type Transaction } from '#kit/server/database/database.ts';

export interface Act {
  /** The account of the one who acts. */
  readonly by: string;
  /** `people.suspend`, `payments.decide_refund`. */
  readonly act: string;
  /** Id of the person or row it is about. */
  readonly about: string | null;
  /** What was decided. */
  readonly what?: string | null;
  /** In the staff's words. */
  readonly why?: string | null;
  readonly now?: Date;
}

/** Notes what one of the staff does, in the transaction of the act: neither exists without the other. */
export const noteAct = async (tx: Transaction, { by, act, about, what, why, now }: Act): Promise<void> => {
  await tx.run(sql`
    insert into staff_acts (id, at, by_id, by_email, act, about, what, why)
    values (${newId()}, coalesce(${now ?? null}::timestamptz, now()), ${by}, coalesce((select email from auth_users where id = ${by}), ''), ${act}, ${about}, ${what || null}, ${why?.trim() || null})`);
};
