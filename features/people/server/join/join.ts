import sql from 'sql-template-tag';
import { ok } from '#kit/pure/result.ts';
import { serve, type ServedOperation } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database/database.ts';
import * as contract from '../../contract-join.ts';
import { roundFarmerCount } from '../../domain/invitation.ts';
import type { PeopleRouteDeps } from '../route-deps.ts';
import { ensureInvitationCode, inviterOf } from './invitations.ts';

const COUNT_CACHE_MS = 10 * 60_000;

/**
 * Counting millions for every visitor would be expensive; a ten-minute-old count is fresh enough for a
 * rounded figure.
 */
const cachedFarmerCount = (db: Database) => {
  let saved = { at: -Infinity, count: 0 };
  return async (now: Date): Promise<number> => {
    if (now.getTime() - saved.at > COUNT_CACHE_MS) {
      saved = {
        at: now.getTime(),
        count: (await db.one<{ n: number }>(sql`select count(*) as n from auth_users where role = 'farmer'`))
          .n,
      };
    }
    return saved.count;
  };
};

export const serveJoin = ({ db, origin }: PeopleRouteDeps): readonly ServedOperation[] => {
  const countFarmers = cachedFarmerCount(db);
  return [
    serve(contract.readInvitation, async ({ now }, { query }) => {
      const known = (await db.asSystem((tx) => inviterOf(tx, query.ref))) !== null;
      return ok({ known, farmers: roundFarmerCount(await countFarmers(now)) });
    }),

    serve(contract.myInvitation, async ({ session: { userId } }) => {
      const code = await db.asSystem((tx) => ensureInvitationCode(tx, userId));
      return ok({ code, link: `${origin}/join?ref=${code}` });
    }),
  ];
};
