import sql from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';
import type { DonationPurpose } from '../domain/donation.ts';

export const setConsent = (
  tx: Query,
  userId: string,
  purpose: DonationPurpose,
  given: boolean,
  at: Date,
): Promise<number> =>
  tx.run(sql`
    insert into donation_consents (user_id, purpose, given, changed_at)
    values (${userId}, ${purpose}, ${given}, ${at})
    on conflict (user_id, purpose) do update set given = excluded.given, changed_at = excluded.changed_at
  `);

export const consentsOf = async (tx: Query, userId: string, purposes: readonly string[]) =>
  (
    await tx.many<{ id: DonationPurpose; given: boolean; changed_at: Date }>(sql`
      select purpose as id, given, changed_at
      from donation_consents
      where user_id = ${userId} and purpose = any(${purposes})
    `)
  ).map((row) => ({ ...row, changed_at: row.changed_at.toISOString() }));
