import { normalizePhone } from '#features/suppliers/domain/phone.ts';
import { cleanText } from '#kit/pure/clean-text.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { MAX_NOTE_LENGTH, MAX_REPLIES_PER_DAY, type OfferState, type ModerationStatus } from './offer.ts';
import { priceFault, type PriceFault } from './price.ts';
import { type UnitOfGoods, kgOf } from './weights.ts';

export interface ReplyDetails {
  /** Shillings per unit of the offer. */
  readonly price: number;
  readonly message: string;
  /** The replier's number. Shown only to the seller, and only once the seller accepts. */
  readonly phone: string;
}
export type ReplyFault = PriceFault | 'offers.note_long' | 'offers.phone_missing' | 'offers.phone_wrong';

export const cleanReply = <T extends ReplyDetails>(details: T): T => ({
  ...details,
  message: cleanText(details.message),
  phone: normalizePhone(details.phone) ?? details.phone.trim(),
});

export const replyFault = (
  { price, message, phone }: ReplyDetails,
  offer: UnitOfGoods,
): ReplyFault | null => {
  const fault = priceFault(price, kgOf(offer) ?? 1);
  if (fault) return fault;
  if (message.length > MAX_NOTE_LENGTH) return 'offers.note_long';
  if (phone.trim() === '') return 'offers.phone_missing';
  return normalizePhone(phone) === null ? 'offers.phone_wrong' : null;
};

export interface RepliableOffer extends UnitOfGoods {
  readonly standing: ModerationStatus;
  readonly state: OfferState;
  readonly ends_at: Date;
  readonly isMine: boolean;
}
export interface BuyerState {
  readonly isVerified: boolean;
  readonly repliedToday: number;
  readonly answeredAlready: boolean;
}
type BuyerFault =
  | 'offers.not_found'
  | 'offers.not_open'
  | 'offers.own_offer'
  | 'offers.unverified'
  | 'offers.answered_already'
  | 'offers.too_many';

export const isOpen = (
  { state, standing, ends_at: end }: Pick<RepliableOffer, 'state' | 'standing' | 'ends_at'>,
  now: Date,
): boolean => state === 'open' && standing === 'visible' && end > now;

/** Including one that waits for a moderator: its owner may still change it. */
export const isEditable = (
  { state, standing, ends_at: end }: Pick<RepliableOffer, 'state' | 'standing' | 'ends_at'>,
  now: Date,
): boolean => state === 'open' && standing !== 'removed' && end > now;

export const decideReply = (
  details: ReplyDetails,
  offer: RepliableOffer | null,
  buyer: BuyerState,
  now: Date,
): Result<undefined, ReplyFault | BuyerFault> => {
  if (!offer || (offer.standing !== 'visible' && !offer.isMine)) return refuse('offers.not_found');
  if (offer.isMine) return refuse('offers.own_offer');
  if (!isOpen(offer, now)) return refuse('offers.not_open');
  const fault = replyFault(details, offer);
  if (fault) return refuse(fault);
  if (!buyer.isVerified) return refuse('offers.unverified');
  if (buyer.answeredAlready) return refuse('offers.answered_already');
  return buyer.repliedToday >= MAX_REPLIES_PER_DAY
    ? refuse('offers.too_many', { limit: MAX_REPLIES_PER_DAY })
    : ok(undefined);
};
