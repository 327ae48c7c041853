import sql, { raw } from 'sql-template-tag';
import { recordAudit } from '#kit/server/audit-log.ts';
import type { Query, Transaction } from '#kit/server/database/database.ts';
import type { ShopDetails } from '../domain/suggestion.ts';

const columnNames =
  'name, kind, products, phone, whatsapp, place, county, lat, lng, opening_hours, languages, licence_no';
const columns = raw(columnNames);

export interface SuggestionRow extends ShopDetails {
  readonly id: string;
  readonly user_id: string;
  readonly own: boolean;
  readonly status: 'waiting' | 'accepted' | 'refused';
  readonly reason: string | null;
  readonly listing_id: string | null;
  readonly created_at: Date;
}
export interface ListingRow extends ShopDetails {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  readonly open: boolean;
  readonly checked_at: Date;
}
interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

const values = (d: ShopDetails) =>
  sql`
    ${d.name}, ${d.kind}, ${d.products}, ${d.phone}, ${d.whatsapp}, ${d.place}, ${d.county}, ${d.lat},
      ${d.lng}, ${d.opening_hours}, ${d.languages}, ${d.licence_no}
  `;

const suggestionColumns = raw(`id, user_id, ${columnNames}, own, status, reason, listing_id, created_at`);

export const suggestionsByIds = (
  tx: Query,
  userId: string,
  ids: readonly string[],
): Promise<SuggestionRow[]> =>
  tx.many(
    sql`select ${suggestionColumns} from supplier_suggestions where user_id = ${userId} and id = any(${ids})`,
  );

export const suggestionState = (
  tx: Query,
  userId: string,
  id: string,
): Promise<{ exists: boolean; waiting: number }> =>
  tx.one(sql`
    select count(*) filter (where id = ${id}) > 0 as exists,
      count(*) filter (where status = 'waiting') as waiting
    from supplier_suggestions
    where user_id = ${userId}
  `);

export const insertSuggestion = (
  tx: Query,
  userId: string,
  id: string,
  own: boolean,
  d: ShopDetails,
): Promise<number> =>
  tx.run(
    sql`
      insert into supplier_suggestions (id, user_id, own, ${columns})
      values (${id}, ${userId}, ${own}, ${values(d)})
    `,
  );

export const waitingSuggestions = (tx: Query, limit: number): Promise<SuggestionRow[]> =>
  tx.many(
    sql`
      select ${suggestionColumns}
      from supplier_suggestions
      where status = 'waiting'
      order by created_at, id
      limit ${limit}
    `,
  );

export const lockSuggestion = (tx: Query, userId: string, id: string): Promise<SuggestionRow | null> =>
  tx.maybe(
    sql`
      select ${suggestionColumns}
      from supplier_suggestions
      where user_id = ${userId} and id = ${id}
      for update
    `,
  );

export const saveDecision = (
  tx: Query,
  userId: string,
  id: string,
  decision: { status: string; reason: string | null; listing_id: string | null },
): Promise<number> =>
  tx.run(sql`
    update supplier_suggestions
    set status = ${decision.status}, reason = ${decision.reason}, listing_id = ${decision.listing_id}, decided_at = now()
    where user_id = ${userId} and id = ${id}
  `);

export const insertListing = (tx: Query, id: string, d: ShopDetails): Promise<number> =>
  tx.run(sql`insert into supplier_listings (id, ${columns}, checked_at) values (${id}, ${values(d)}, now())`);

export const updateListing = (tx: Query, id: string, d: ShopDetails): Promise<number> =>
  tx.run(
    sql`
      update supplier_listings
      set (${columns}, checked_at, open) = (${values(d)}, now(), true)
      where id = ${id}
    `,
  );

/** Marks it as just checked. */
export const markListingChecked = (tx: Query, id: string, open: boolean): Promise<number> =>
  tx.run(sql`update supplier_listings set open = ${open}, checked_at = now() where id = ${id}`);

export const listingById = (tx: Query, id: string): Promise<ListingRow | null> =>
  tx.maybe(sql`select id, ${columns}, open, checked_at from supplier_listings where id = ${id}`);

export const listingsIn = (tx: Query, box: Box): Promise<ListingRow[]> =>
  tx.many(sql`
    select id, ${columns}, open, checked_at from supplier_listings
    where open and lat between ${box.south} and ${box.north} and lng between ${box.west} and ${box.east}`);

export const listingByPhone = (
  tx: Query,
  phone: string,
): Promise<Pick<ListingRow, 'id' | 'languages'> | null> =>
  tx.maybe(
    sql`
      select id, languages
      from supplier_listings
      where open and phone = ${phone}
      order by checked_at desc
      limit 1
    `,
  );

export const insertReport = (
  tx: Query,
  userId: string,
  r: { id: string; listing_id: string; what: string; note: string | null },
): Promise<number> =>
  tx.run(sql`
    insert into supplier_reports (id, user_id, listing_id, what, note)
    values (${r.id}, ${userId}, ${r.listing_id}, ${r.what}, ${r.note})
    on conflict do nothing
  `);

/** This farmer's open reports: for this shop, and in total. */
export const countOpenReports = (
  tx: Query,
  userId: string,
  listingId: string,
): Promise<{ here: number; waiting: number }> =>
  tx.one(
    sql`
      select count(*) filter (where listing_id = ${listingId}) as here, count(*) as waiting
      from supplier_reports
      where user_id = ${userId} and settled_at is null
    `,
  );

export interface ReportRow {
  readonly id: string;
  readonly user_id: string;
  readonly listing_id: string;
  readonly what: 'closed' | 'wrong';
  readonly note: string | null;
  readonly created_at: Date;
}

export const openReports = (tx: Query, limit: number): Promise<ReportRow[]> =>
  tx.many(
    sql`
      select id, user_id, listing_id, what, note, created_at
      from supplier_reports
      where settled_at is null
      order by created_at, id
      limit ${limit}
    `,
  );

export const closeReport = (tx: Query, userId: string, id: string): Promise<{ listing_id: string } | null> =>
  tx.maybe(
    sql`
      update supplier_reports
      set settled_at = now()
      where user_id = ${userId} and id = ${id} and settled_at is null
      returning listing_id
    `,
  );

export const writeAudit = async (
  tx: Transaction,
  a: { id: string; adminId: string; act: string; about: string; detail: unknown },
): Promise<void> => {
  await tx.run(
    sql`
      insert into supplier_audit (id, admin_id, act, about, detail)
      values (${a.id}, ${a.adminId}, ${a.act}, ${a.about}, ${JSON.stringify(a.detail)})
    `,
  );
  await recordAudit(tx, {
    staffId: a.adminId,
    action: 'suppliers.decide',
    subjectId: a.about,
    decision: a.act,
  });
};
