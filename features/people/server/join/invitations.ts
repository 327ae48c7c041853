import sql from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';
import { candidateCodes, invitationCode } from '../../domain/invitation.ts';

/**
 * One code per farmer. Ids start with their time, so users who joined in the same minute share the first
 * characters: the next longer code is used. As the system role.
 */
export const ensureInvitationCode = async (tx: Query, userId: string): Promise<string> => {
  const find = sql`select code from referral_codes where user_id = ${userId}`;
  const existing = await tx.maybe<{ code: string }>(find);
  if (existing) return existing.code;
  for (const code of candidateCodes(userId)) {
    if (
      (await tx.run(
        sql`insert into referral_codes (user_id, code) values (${userId}, ${code}) on conflict do nothing`,
      )) > 0
    )
      return code;
    const concurrent = await tx.maybe<{ code: string }>(find);
    if (concurrent) return concurrent.code;
  }
  throw new Error('no free invitation code: all prefixes of the user id are taken');
};

/** The user id of the code's owner, upper or lower case; null when unknown. Requires the system role. */
export const inviterOf = async (tx: Query, typed: string): Promise<string | null> => {
  const code = invitationCode(typed);
  return code === null
    ? null
    : ((await tx.maybe<{ user_id: string }>(sql`select user_id from referral_codes where code = ${code}`))
        ?.user_id ?? null);
};
