import { normalizePhone } from '#features/suppliers/domain/phone.ts';
import { cleanLine, cleanText } from '#kit/pure/clean-text.ts';
import { type Day, dayNumber, daysBetween } from '#kit/pure/days.ts';
import type { Measure } from '#kit/pure/measures.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { cropByKey } from '#knowledge/crops.ts';
import { priceFault, type PriceFault } from './price.ts';
import { isWeight, kgOf } from './weights.ts';

export const grades = ['grade_1', 'grade_2', 'grade_3', 'ungraded'] as const;
export type Grade = (typeof grades)[number];
/**
 * `agreed`: the owner accepted a reply. `closed`: withdrawn by the owner or taken down. `ended`: expired
 * after 30 days.
 */
export const offerStates = ['open', 'agreed', 'closed', 'ended'] as const;
export type OfferState = (typeof offerStates)[number];
/** `passed`: another reply was accepted, or the offer ended first. */
export const replyStates = ['waiting', 'accepted', 'passed', 'withdrawn'] as const;
export type ReplyState = (typeof replyStates)[number];
/** As in the community: `pending` waits for moderation, `removed` was taken down. */
export const moderationStatuses = ['visible', 'pending', 'removed'] as const;
export type ModerationStatus = (typeof moderationStatuses)[number];

export const OFFER_DAYS = 30;
export const MAX_NOTE_LENGTH = 500;
export const MAX_WARD_LENGTH = 60;
const QUANTITY_MAX = 20_000;
/** 1,000 tonnes: no farm harvests more. */
const TOTAL_KG_MAX = 1_000_000;
const READY_WITHIN_DAYS = 365;
const MAX_OFFERS_PER_DAY = 10;
const MAX_OPEN_OFFERS = 20;
export const MAX_REPLIES_PER_DAY = 30;
export const MAX_REPORTS_PER_DAY = 20;

export interface OfferDetails {
  readonly crop: string;
  readonly grade: Grade;
  /** In `unit`. */
  readonly quantity: number;
  readonly unit: Measure;
  readonly kg_each: number | null;
  /** Shillings per unit; null lets buyers propose a price. */
  readonly price: number | null;
  readonly county: string;
  readonly ward: string | null;
  readonly ready_from: Day;
  readonly note: string;
  /** Null: buyers leave their number, and the farmer calls. */
  readonly phone: string | null;
}

export type OfferFault =
  | 'offers.crop_missing'
  | 'offers.quantity_missing'
  | 'offers.quantity_high'
  | 'offers.weight_missing'
  | PriceFault
  | 'offers.day_wrong'
  | 'offers.note_long'
  | 'offers.phone_wrong';

export const cleanOffer = <T extends OfferDetails>(details: T): T => {
  const ward = details.ward === null ? null : cleanLine(details.ward).slice(0, MAX_WARD_LENGTH) || null;
  return {
    ...details,
    ward,
    note: cleanText(details.note),
    phone: details.phone === null ? null : (normalizePhone(details.phone) ?? details.phone),
    kg_each: details.unit === 'kg' ? null : details.kg_each,
  };
};

const amountFault = (details: OfferDetails): OfferFault | null => {
  const kg = kgOf(details);
  if (!(details.quantity > 0)) return 'offers.quantity_missing';
  if (kg === null || (details.kg_each !== null && !isWeight(details.kg_each))) return 'offers.weight_missing';
  if (details.quantity > QUANTITY_MAX || details.quantity * kg > TOTAL_KG_MAX) return 'offers.quantity_high';
  return details.price === null ? null : priceFault(details.price, kg);
};

/** A past date means "ready now", so only dates far ahead are rejected. */
const isReadyDay = (day: Day, today: Day): boolean =>
  dayNumber(day) !== null && Math.abs(daysBetween(today, day)) <= READY_WITHIN_DAYS;

/** Runs on the phone and on the server; the note is moderated separately. */
export const offerFault = (details: OfferDetails, today: Day): OfferFault | null => {
  if (!cropByKey(details.crop)) return 'offers.crop_missing';
  const amount = amountFault(details);
  if (amount) return amount;
  if (!isReadyDay(details.ready_from, today)) return 'offers.day_wrong';
  if (details.note.length > MAX_NOTE_LENGTH) return 'offers.note_long';
  return details.phone !== null && normalizePhone(details.phone) === null ? 'offers.phone_wrong' : null;
};

export type OfferChange = Pick<OfferDetails, 'grade' | 'quantity' | 'price' | 'ready_from' | 'note'>;

/** An offer after the edit. */
export const changeFault = (
  offer: Omit<OfferDetails, 'phone'>,
  details: OfferChange,
  today: Day,
): OfferFault | null => offerFault(cleanOffer({ ...offer, ...details, phone: null }), today);

export interface SellerState {
  readonly isVerified: boolean;
  /** Posted within a day. */ readonly postedToday: number;
  readonly open: number;
  readonly hasSameOffer: boolean;
}
type SellerFault = 'offers.unverified' | 'offers.posted_already' | 'offers.too_many' | 'offers.too_many_open';

export const decideOffer = (
  details: OfferDetails,
  seller: SellerState,
  today: Day,
): Result<undefined, OfferFault | SellerFault> => {
  const fault = offerFault(details, today);
  if (fault) return refuse(fault);
  if (!seller.isVerified) return refuse('offers.unverified');
  if (seller.hasSameOffer) return refuse('offers.posted_already');
  if (seller.postedToday >= MAX_OFFERS_PER_DAY)
    return refuse('offers.too_many', { limit: MAX_OFFERS_PER_DAY });
  return seller.open >= MAX_OPEN_OFFERS
    ? refuse('offers.too_many_open', { limit: MAX_OPEN_OFFERS })
    : ok(undefined);
};
