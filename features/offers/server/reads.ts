import { blockedBy } from '#features/community/server/api.ts';
import { findFieldPosition } from '#features/fields/server/api.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { serve, type ServedOperation } from '#kit/server/context.ts';
import type { Database, Query } from '#kit/server/database/database.ts';
import * as contract from '../contract.ts';
import { nextCursor, offersPage, parseOffersCursor, shownKm } from './list.ts';
import { namesOf, offerById, toPublicOffer } from './rows.ts';
import type { Spot } from './sql.ts';

/** The location of the caller's own field, if confirmed; otherwise null. */
const placeOf = async (tx: Query, userId: string, fieldId: string | undefined): Promise<Spot | null> => {
  const spot = fieldId ? await findFieldPosition(tx, userId, fieldId) : null;
  return spot && !spot.location_unconfirmed ? { lat: spot.location_lat, lng: spot.location_lng } : null;
};

export const readOperations = (db: Database): ServedOperation[] => [
  serve(contract.listOffers, async ({ session: { userId }, now }, { query }) =>
    ok(
      await db.readAsUser(userId, async (tx) => {
        const near = await placeOf(tx, userId, query.near);
        const rows = await offersPage(tx, {
          crop: query.crop,
          county: query.county,
          near,
          after: parseOffersCursor(query.after),
          blocked: await blockedBy(tx, userId),
          now,
        });
        const name = await namesOf(
          tx,
          rows.map((row) => row.user_id),
        );
        return {
          offers: rows.map((row) => ({ ...toPublicOffer(row, name, now), distance_km: shownKm(row.km) })),
          next: nextCursor(rows, near !== null),
          at: now.toISOString(),
        };
      }),
    ),
  ),

  // Row-level security shows open offers, the user's own, and those the user replied to.
  serve(contract.getOffer, async ({ session: { userId }, now }, { params: { id } }) =>
    db.readAsUser(userId, async (tx) => {
      const row = await offerById(tx, id);
      if (!row || (await blockedBy(tx, userId)).includes(row.user_id)) return refuse('offers.not_found');
      return ok({ offer: toPublicOffer(row, await namesOf(tx, [row.user_id]), now), at: now.toISOString() });
    }),
  ),
];
