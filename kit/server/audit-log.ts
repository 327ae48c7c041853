import { newId } from '#kit/pure/ids.ts';
import { sql, type Transaction } from '#kit/server/database/database.ts';

export interface AuditEntry {
  /** Account id of the member of staff. */
  readonly by: string;
  /** `people.suspend`, `payments.decide_refund`. */
  readonly act: string;
  /** Id of the account or row that the action concerns. */
  readonly about: string | null;
  /** The decision. */
  readonly what?: string | null;
  /** The reason that the member of staff gave. */
  readonly why?: string | null;
  readonly now?: Date;
}

/** Records an action of a member of staff, in the transaction of that action. */
export const recordAudit = async (
  tx: Transaction,
  { by, act, about, what, why, now }: AuditEntry,
): Promise<void> => {
  await tx.run(sql`
    insert into staff_acts (id, at, by_id, by_email, act, about, what, why)
    values (${newId()}, coalesce(${now ?? null}::timestamptz, now()), ${by},
      coalesce((select email from auth_users where id = ${by}), ''), ${act}, ${about}, ${what || null},
      ${why?.trim() || null})
  `);
};
