import { publicName } from '#features/community/domain/public-name.ts';
import { publicAuthorsOf } from '#features/people/server/api.ts';
import type { Measure } from '#kit/pure/measures.ts';
import { raw, sql, type Query } from '#kit/server/database/database.ts';
import type { Offer } from '../contract.ts';
import type { Grade, OfferState, ReplyState, ModerationStatus } from '../domain/offer.ts';

export interface OfferRow {
  readonly user_id: string;
  readonly id: string;
  readonly crop: string;
  readonly grade: Grade;
  readonly quantity: number;
  readonly unit: Measure;
  readonly kg_each: number | null;
  readonly total_kg: number;
  readonly price: number | null;
  readonly currency: string;
  readonly county: string;
  readonly ward: string | null;
  readonly field_id: string | null;
  readonly near_lat: number | null;
  readonly near_lng: number | null;
  readonly ready_from: string;
  readonly note: string;
  readonly state: OfferState;
  readonly standing: ModerationStatus;
  readonly reason: string | null;
  readonly staff_note: string | null;
  readonly created_at: Date;
  readonly ends_at: Date;
}
export interface ReplyRow {
  readonly user_id: string;
  readonly id: string;
  readonly offer_id: string;
  readonly seller_id: string;
  readonly price: number;
  readonly message: string;
  readonly state: ReplyState;
  readonly standing: ModerationStatus;
  readonly reason: string | null;
  readonly staff_note: string | null;
  readonly created_at: Date;
}

const offerNames = [
  'user_id',
  'id',
  'crop',
  'grade',
  'quantity',
  'unit',
  'kg_each',
  'total_kg',
  'price',
  'currency',
  'county',
  'ward',
  'field_id',
  'near_lat',
  'near_lng',
  'note',
  'state',
  'standing',
  'reason',
  'staff_note',
  'created_at',
  'ends_at',
];
const replyNames = [
  'user_id',
  'id',
  'offer_id',
  'seller_id',
  'price',
  'message',
  'state',
  'standing',
  'reason',
  'staff_note',
  'created_at',
];
export const offerColumns = raw(
  `${offerNames.map((name) => `o.${name}`).join(', ')}, to_char(o.ready_from, 'YYYY-MM-DD') as ready_from`,
);
export const replyColumns = raw(replyNames.map((name) => `r.${name}`).join(', '));

interface PublicPerson {
  readonly id: string;
  readonly name: string | null;
}
/** The public names that others see with offers and replies. */
export const namesOf = async (tx: Query, ids: readonly string[]): Promise<(id: string) => PublicPerson> => {
  const profiles = await publicAuthorsOf(tx, [...new Set(ids)]);
  return (id) => ({ id, name: publicName(profiles.get(id)?.name ?? null) });
};

/**
 * The public form: without field, exact place or number. An offer past its date has ended, whether or not the
 * cleanup ran.
 */
export const toPublicOffer = (row: OfferRow, name: (id: string) => PublicPerson, now: Date): Offer => ({
  id: row.id,
  crop: row.crop,
  grade: row.grade,
  quantity: row.quantity,
  unit: row.unit,
  kg_each: row.kg_each,
  total_kg: row.total_kg,
  price: row.price,
  currency: row.currency,
  county: row.county,
  ward: row.ward,
  ready_from: row.ready_from,
  note: row.note,
  state: row.state === 'open' && row.ends_at <= now ? 'ended' : row.state,
  created_at: row.created_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  seller: name(row.user_id),
});

export const offerById = (tx: Query, id: string): Promise<OfferRow | null> =>
  tx.maybe(sql`select ${offerColumns} from sell_offers o where o.id = ${id}`);
export const replyById = (tx: Query, id: string): Promise<ReplyRow | null> =>
  tx.maybe(sql`select ${replyColumns} from sell_replies r where r.id = ${id}`);
