import { firstQuote, isOld } from '#features/market/domain/choose-quotes.ts';
import type { Quote } from '#features/market/prices-contract.ts';
import { type Day, dayInNairobi } from '#kit/pure/days.ts';
import { fold } from '#kit/pure/search/fold.ts';
import { call } from '#kit/web/call.ts';
import { cacheReply, readCachedReply } from '#kit/web/store/local-copies.ts';
import { readPrices } from '../../contract-ask.ts';
import { toChatPrice } from '../../domain/chat-price.ts';
import { entitiesOf } from '../../domain/question/entities.ts';
import { intentOf } from '../../domain/question/intent.ts';
import type { ChatPrice } from '../../domain/types.ts';

const MAX_CROPS = 4;
/** Timeout: an answer from the book does not wait longer for a price. */
const PRICE_TIMEOUT_MS = 4_000;
const cacheKeyOf = (crop: string): string => `chat_price_${crop}`;

interface CachedPrice {
  readonly userId: string | null;
  readonly price: ChatPrice;
}

/** The price that this phone stored for this farmer. `isOld` is computed from today's date. */
const cachedPrice = (crop: string, userId: string | null, today: Day): ChatPrice | null => {
  const saved = readCachedReply<CachedPrice>(cacheKeyOf(crop), Date.now())?.data;
  return saved?.userId === userId && typeof saved.price?.price === 'number'
    ? { ...saved.price, isOld: isOld(saved.price.date, today) }
    : null;
};

/**
 * The market screen's stored prices for this farmer (`features/market/web/use-insights.ts`); an invalid copy
 * is ignored.
 */
const marketScreenPrice = (crop: string, userId: string | null, today: Day): ChatPrice | null => {
  const saved = readCachedReply<{
    readonly userId?: string;
    readonly value?: { readonly markets?: readonly Quote[] };
  }>(`market_${crop}`, Date.now())?.data;
  const quotes = saved?.userId === userId && Array.isArray(saved?.value?.markets) ? saved.value.markets : [];
  const best = firstQuote(quotes, today);
  return best?.currency === 'KES'
    ? toChatPrice({
        crop,
        perKg: best.per_kg,
        market: best.market,
        date: best.day,
        source: best.source,
        km: best.km,
        isOld: isOld(best.day, today),
      })
    : null;
};

const newer = (a: ChatPrice | null, b: ChatPrice | null): ChatPrice[] =>
  a && b ? [a.date >= b.date ? a : b] : [a ?? b ?? []].flat();
const bestCachedPrice = (crop: string, userId: string | null, today: Day): ChatPrice[] =>
  newer(cachedPrice(crop, userId, today), marketScreenPrice(crop, userId, today));

const fetchPrices = async (crops: readonly string[], userId: string | null): Promise<void> => {
  const response = await call(
    readPrices,
    { query: { crops: crops.join(',') } },
    { timeoutMs: PRICE_TIMEOUT_MS },
  );
  if (response.ok)
    for (const price of response.value.prices)
      cacheReply(cacheKeyOf(price.crop), { userId, price } satisfies CachedPrice, Date.now());
};

interface PriceRequest {
  readonly question: string;
  /** Crops on the farmer's own fields. */ readonly own: readonly string[];
  readonly userId: string | null;
  readonly now: Date;
}

/**
 * Prices of the crops in question: requested when a price is wanted and the phone is online, else the last
 * stored ones.
 */
export const pricesOf = async ({
  question,
  own,
  userId,
  now,
}: PriceRequest): Promise<readonly ChatPrice[]> => {
  const today = dayInNairobi(now);
  const entities = entitiesOf(question, today);
  const crops = [...new Set([...entities.crops, ...own])]
    .filter((crop) => /^[a-z_]{2,40}$/.test(crop))
    .slice(0, MAX_CROPS);
  if (crops.length === 0 || intentOf(fold(question).text, entities).intent !== 'price') return [];
  if (navigator.onLine) await fetchPrices(crops, userId);
  return crops.flatMap((crop) => bestCachedPrice(crop, userId, today));
};
