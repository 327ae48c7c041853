import { latestPriceFor } from '#features/market/server/api.ts';
import type { Point } from '#kit/pure/geometry.ts';
import type { Query } from '#kit/server/database/database.ts';
import { toChatPrice } from '../domain/chat-price.ts';
import type { ChatPrice } from '../domain/types.ts';

/** Maximum number of crops looked up for one question. */
export const MAX_CROPS = 4;

interface PriceQuery {
  readonly crops: readonly string[];
  readonly county: string | null;
  readonly position: Point | null;
  readonly now: Date;
}

/** One price per crop, as by SMS: the best known near this place. Leaves out prices that are not in shillings. */
export const pricesFor = async (
  tx: Query,
  { crops, county, position, now }: PriceQuery,
): Promise<ChatPrice[]> => {
  const prices: ChatPrice[] = [];
  for (const crop of [...new Set(crops)].slice(0, MAX_CROPS)) {
    const found = await latestPriceFor(tx, { crop, county, lat: position?.lat, lng: position?.lng, now });
    if (found?.currency === 'KES') prices.push(toChatPrice({ ...found, crop }));
  }
  return prices;
};
