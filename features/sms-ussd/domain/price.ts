import { shortDayText } from '#features/alerts/domain/text/day-words.ts';
import type { PriceSource, PriceType } from '#features/market/domain/price.ts';
import { defaultUnit } from '#features/market/domain/selling-unit.ts';
import type { Day } from '#kit/pure/days.ts';
import type { Language } from '#kit/pure/words.ts';
import type { State } from './interpret.ts';
import type { smsUssdEn } from './words.en.ts';

export interface CropOption {
  readonly key: string;
  readonly name: string;
}
export interface PriceReplyInput {
  /** Per kilogram, in `currency`. */
  readonly perKg: number;
  readonly currency: string;
  readonly market: string;
  readonly date: Day;
  readonly type: PriceType;
  readonly source: PriceSource;
  /** Older than sixty days. */
  readonly isOld: boolean;
}
/** `latest`: null when no market reported a price for this crop. */
export interface CropPrice {
  readonly crop: CropOption;
  readonly latest: PriceReplyInput | null;
}

type Words = typeof smsUssdEn;
const MARKET_CHARACTERS = 18;
const CROP_CHARACTERS = 14;
const MAX_OTHER_CROPS = 4;

/** Whole shillings from 20 up, one decimal below. */
const amount = (money: number): string =>
  money >= 20 ? Math.round(money).toLocaleString('en-US') : String(Math.round(money * 10) / 10);

/** Key of the crop whose price is requested; null for other topics or when the list is empty. */
export const requestedCrop = (
  { screen, pricedCrop, pick }: Pick<State, 'screen' | 'pricedCrop' | 'pick'>,
  crops: readonly string[],
): string | null => (screen === 'price' ? (pricedCrop ?? crops[pick] ?? null) : null);

/** "Maize: KES 3,600 per 90 kg bag (40 per kg), wholesale. Nakuru, 14 Nov (WFP)" */
export const priceLine = (
  { crop, latest }: CropPrice,
  { price: words }: Words,
  language: Language,
): string => {
  if (!latest) return words.none(crop.name);
  const { measure, kg } = defaultUnit(crop.key);
  const whole = `${latest.currency} ${amount(latest.perKg * kg)}`;
  const money =
    measure === 'kg' ? words.perKg(whole) : words.perUnit(whole, words.units[measure], amount(latest.perKg));
  const day = `${shortDayText(latest.date, language)}${latest.isOld ? ` ${latest.date.slice(0, 4)}` : ''}`;
  const market = latest.market.slice(0, MARKET_CHARACTERS).trim();
  const source = latest.source === 'reported' ? words.reported : latest.source.toUpperCase();
  return `${crop.name}: ${money}, ${words.types[latest.type]}. ${market}, ${day} (${source})`;
};

/**
 * The other crops to choose from, as many as fit `room` characters; a single SMS explains how to name a crop
 * instead.
 */
export const otherCrops = (
  crops: readonly CropOption[],
  chosen: string,
  { price: words }: Words,
  isUssd: boolean,
  room: number,
): readonly string[] => {
  if (!isUssd) return [words.bySms];
  const list = crops.flatMap(({ key, name }, i) =>
    key === chosen ? [] : [`${i + 1} ${name.slice(0, CROP_CHARACTERS)}`],
  );
  for (let n = Math.min(MAX_OTHER_CROPS, list.length); n > 0; n -= 1) {
    const text = words.other(list.slice(0, n).join(', '));
    if (text.length <= room) return [text];
  }
  return [];
};
