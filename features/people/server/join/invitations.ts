import sql from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';
import { codesOf, invitationCode } from '../../domain/invitation.ts';

/**
 * One code per farmer. Ids start with their time, so users who joined in the same minute share the first
 * characters: the next longer code is used. As the system role.
 */
export const codeOf = async (tx: Query, userId: string): Promise<string> => {
  const find = sql`select code from referral_codes where user_id = ${userId}`;
  const mine = await tx.maybe<{ code: string }>(find);
  if (mine) return mine.code;
  for (const code of codesOf(userId)) {
    if (
      (await tx.run(
        sql`insert into referral_codes (user_id, code) values (${userId}, ${code}) on conflict do nothing`,
      )) > 0
    )
      return code;
    const made = await tx.maybe<{ code: string }>(find);
    if (made) return made.code;
  }
  throw new Error('the whole id of a farmer is the code of another');
};

/** The inviter of this code in any spelling; null without one. As the system role. */
export const inviterOf = async (tx: Query, typed: string): Promise<string | null> => {
  const code = invitationCode(typed);
  return code === null
    ? null
    : ((await tx.maybe<{ user_id: string }>(sql`select user_id from referral_codes where code = ${code}`))
        ?.user_id ?? null);
};
