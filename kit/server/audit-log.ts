import { newId } from '#kit/pure/ids.ts';
import { sql, type Transaction } from '#kit/server/database/database.ts';

export interface AuditEntry {
  /** Account id of the member of staff. */
  readonly staffId: string;
  /** `people.suspend`, `payments.decide_refund`. */
  readonly action: string;
  /** Id of the account or row that the action concerns. */
  readonly subjectId: string | null;
  /** The decision. */
  readonly decision?: string | null;
  /** The reason that the member of staff gave. */
  readonly reason?: string | null;
  readonly now?: Date;
}

/** Records an action of a member of staff, in the transaction of that action. */
export const recordAudit = async (
  tx: Transaction,
  { staffId, action, subjectId, decision, reason, now }: AuditEntry,
): Promise<void> => {
  await tx.run(sql`
    insert into staff_acts (id, at, by_id, by_email, act, about, what, why)
    values (${newId()}, coalesce(${now ?? null}::timestamptz, now()), ${staffId},
      coalesce((select email from auth_users where id = ${staffId}), ''), ${action}, ${subjectId}, ${decision || null},
      ${reason?.trim() || null})
  `);
};
