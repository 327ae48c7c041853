import sql from 'sql-template-tag';
import { serve, type Served } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database/database.ts';
import { ok } from '#kit/pure/result.ts';
import * as contract from '../contract-join.ts';
import { codesOf, farmersShown, invitationCode } from '../domain/invitation.ts';
import type { PeopleParts } from './parts.ts';

const KEPT_MS = 10 * 60_000;

/** Counting millions for every visitor would be dear; ten minutes old is young enough for a rounded figure. */
const keptCount = (db: Database) => {
  let kept = { at: -Infinity, count: 0 };
  return async (now: Date): Promise<number> => {
    if (now.getTime() - kept.at > KEPT_MS) {
      kept = { at: now.getTime(), count: (await db.one<{ n: number }>(sql`select count(*) as n from auth_users where role = 'farmer'`)).n };
    }
    return kept.count;
  };
};

/** One code for each farmer. Ids begin with their time, so who joined in the same minute shares the first characters: the next longer code is taken. */
const codeOf = (db: Database, userId: string): Promise<string> =>
  db.asSystem(async (tx) => {
    const mine = await tx.maybe<{ code: string }>(sql`select code from referral_codes where user_id = ${userId}`);
    if (mine) return mine.code;
    for (const code of codesOf(userId)) {
      if ((await tx.run(sql`insert into referral_codes (user_id, code) values (${userId}, ${code}) on conflict do nothing`)) > 0) return code;
      const made = await tx.maybe<{ code: string }>(sql`select code from referral_codes where user_id = ${userId}`);
      if (made) return made.code;
    }
    throw new Error('the whole id of a farmer is the code of another');
  });

export const serveJoin = ({ db, origin }: PeopleParts): readonly Served[] => {
  const countFarmers = keptCount(db);
  return [
    serve(contract.readInvitation, async ({ now }, { query }) => {
      const code = invitationCode(query.ref);
      const known = code !== null && (await db.asSystem((tx) => tx.maybe(sql`select 1 as x from referral_codes where code = ${code}`))) !== null;
      return ok({ known, farmers: farmersShown(await countFarmers(now)) });
    }),

    serve(contract.myInvitation, async ({ session: { userId } }) => {
      const code = await codeOf(db, userId);
      return ok({ code, link: `${origin}/join?ref=${code}` });
    }),
  ];
};
