import type { BodyOf, ReplyOf } from '#kit/pure/contract.ts';
import { newId } from '#kit/pure/ids.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import type { decideSuggestion, Listing, settleReport, supplierQueue } from '../contract.ts';
import { checkDescribed, type Described } from '../domain/suggestion.ts';
import {
  decideRow,
  insertListing,
  listingById,
  type ListingRow,
  lockSuggestion,
  openReports,
  settle,
  type SuggestionRow,
  touchListing,
  updateListing,
  waitingSuggestions,
  writeAudit,
} from './sql.ts';

const AT_ONCE = 50;
const plain = <R extends Described>(row: R) => ({
  ...row,
  products: [...row.products],
  languages: [...row.languages],
});
export const toSuggestion = ({
  user_id: _user,
  listing_id: _listing,
  created_at,
  ...row
}: SuggestionRow) => ({ ...plain(row), created_at: created_at.toISOString() });
const toListing = ({ checked_at, ...row }: ListingRow): Listing => ({
  ...plain(row),
  checked_at: checked_at.toISOString(),
});

export const readQueue = (db: Database): Promise<ReplyOf<typeof supplierQueue>> =>
  db.asSystem(async (tx) => {
    const suggestions = (await waitingSuggestions(tx, AT_ONCE)).map((row) => ({
      ...toSuggestion(row),
      user_id: row.user_id,
      listing_id: row.listing_id,
    }));
    const reports = [];
    for (const { listing_id, created_at, ...report } of await openReports(tx, AT_ONCE)) {
      const listing = await listingById(tx, listing_id);
      if (listing)
        reports.push({ ...report, created_at: created_at.toISOString(), listing: toListing(listing) });
    }
    return { suggestions, reports };
  });

/** A directory entry: complete, with normalised numbers and its position. */
const listable = (described: Described): Result<Described> => {
  const checked = checkDescribed(described);
  if (!checked.ok) return checked;
  return checked.value.lat === null || checked.value.lng === null
    ? refuse('suppliers.place_missing')
    : checked;
};

type Decision = BodyOf<typeof decideSuggestion>;
type Decided = ReplyOf<typeof decideSuggestion>;

const carry = async (
  tx: Transaction,
  adminId: string,
  row: SuggestionRow,
  decision: Decision,
): Promise<Result<Decided>> => {
  const { id, user_id } = row;
  if (!decision.accept) {
    if (!decision.reason) return refuse('suppliers.reason_missing');
    await decideRow(tx, user_id, id, { status: 'refused', reason: decision.reason, listing_id: null });
    await writeAudit(tx, {
      id: newId(),
      adminId,
      act: 'refused',
      about: id,
      detail: { reason: decision.reason },
    });
    return ok({ status: 'refused', listing_id: null });
  }
  const listed = listable(decision.corrected ?? row);
  if (!listed.ok) return listed;
  const listingId = newId();
  await insertListing(tx, listingId, listed.value);
  await decideRow(tx, user_id, id, { status: 'accepted', reason: decision.reason, listing_id: listingId });
  await writeAudit(tx, {
    id: newId(),
    adminId,
    act: 'accepted',
    about: id,
    detail: { listing: listingId, corrected: decision.corrected },
  });
  return ok({ status: 'accepted', listing_id: listingId });
};

export const decide = (
  db: Database,
  adminId: string,
  id: string,
  decision: Decision,
): Promise<Result<Decided>> =>
  db.asSystem(async (tx) => {
    // Locks the farmer's sequence first, like every writer of their rows.
    await touchRows(tx, [{ userId: decision.user_id, kind: 'supplier_suggestion', id }]);
    const row = await lockSuggestion(tx, decision.user_id, id);
    if (!row) return refuse('suppliers.not_found');
    return row.status === 'waiting' ? carry(tx, adminId, row, decision) : refuse('suppliers.decided');
  });

export const decideReport = (
  db: Database,
  adminId: string,
  id: string,
  { user_id, act, corrected }: BodyOf<typeof settleReport>,
): Promise<Result<{ settled: true }>> =>
  db.asSystem(async (tx) => {
    const listed = act === 'correct' && corrected ? listable(corrected) : null;
    if (act === 'correct' && !listed?.ok) return listed ?? refuse('suppliers.name_missing');
    const report = await settle(tx, user_id, id);
    if (!report) return refuse('suppliers.decided');
    if (listed?.ok) await updateListing(tx, report.listing_id, listed.value);
    else await touchListing(tx, report.listing_id, act === 'keep');
    await writeAudit(tx, {
      id: newId(),
      adminId,
      act,
      about: report.listing_id,
      detail: { report: id, corrected },
    });
    return ok({ settled: true });
  });
