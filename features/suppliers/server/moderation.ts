import type { BodyOf, ReplyOf } from '#kit/pure/contract.ts';
import { newId } from '#kit/pure/ids.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import type { decideSuggestion, Listing, settleReport, supplierQueue } from '../contract.ts';
import { checkShopDetails, type ShopDetails } from '../domain/suggestion.ts';
import {
  saveDecision,
  insertListing,
  listingById,
  type ListingRow,
  lockSuggestion,
  openReports,
  closeReport,
  type SuggestionRow,
  markListingChecked,
  updateListing,
  waitingSuggestions,
  writeAudit,
} from './sql.ts';

const MAX_QUEUE_ITEMS = 50;
const withMutableArrays = <R extends ShopDetails>(row: R) => ({
  ...row,
  products: [...row.products],
  languages: [...row.languages],
});
export const toSuggestion = ({
  user_id: _user,
  listing_id: _listing,
  created_at,
  ...row
}: SuggestionRow) => ({ ...withMutableArrays(row), created_at: created_at.toISOString() });
const toListing = ({ checked_at, ...row }: ListingRow): Listing => ({
  ...withMutableArrays(row),
  checked_at: checked_at.toISOString(),
});

export const readQueue = (db: Database): Promise<ReplyOf<typeof supplierQueue>> =>
  db.asSystem(async (tx) => {
    const suggestions = (await waitingSuggestions(tx, MAX_QUEUE_ITEMS)).map((row) => ({
      ...toSuggestion(row),
      user_id: row.user_id,
      listing_id: row.listing_id,
    }));
    const reports = [];
    for (const { listing_id, created_at, ...report } of await openReports(tx, MAX_QUEUE_ITEMS)) {
      const listing = await listingById(tx, listing_id);
      if (listing)
        reports.push({ ...report, created_at: created_at.toISOString(), listing: toListing(listing) });
    }
    return { suggestions, reports };
  });

/** A directory entry: complete, with normalised numbers and its position. */
const checkListing = (described: ShopDetails): Result<ShopDetails> => {
  const checked = checkShopDetails(described);
  if (!checked.ok) return checked;
  return checked.value.lat === null || checked.value.lng === null
    ? refuse('suppliers.place_missing')
    : checked;
};

type Decision = BodyOf<typeof decideSuggestion>;
type DecisionReply = ReplyOf<typeof decideSuggestion>;

const applyDecision = async (
  tx: Transaction,
  adminId: string,
  row: SuggestionRow,
  decision: Decision,
): Promise<Result<DecisionReply>> => {
  const { id, user_id } = row;
  if (!decision.accept) {
    if (!decision.reason) return refuse('suppliers.reason_missing');
    await saveDecision(tx, user_id, id, { status: 'refused', reason: decision.reason, listing_id: null });
    await writeAudit(tx, {
      id: newId(),
      adminId,
      act: 'refused',
      about: id,
      detail: { reason: decision.reason },
    });
    return ok({ status: 'refused', listing_id: null });
  }
  const listed = checkListing(decision.corrected ?? row);
  if (!listed.ok) return listed;
  const listingId = newId();
  await insertListing(tx, listingId, listed.value);
  await saveDecision(tx, user_id, id, { status: 'accepted', reason: decision.reason, listing_id: listingId });
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
): Promise<Result<DecisionReply>> =>
  db.asSystem(async (tx) => {
    // Locks the farmer's sequence first, like every writer of their rows.
    await touchRows(tx, [{ userId: decision.user_id, kind: 'supplier_suggestion', id }]);
    const row = await lockSuggestion(tx, decision.user_id, id);
    if (!row) return refuse('suppliers.not_found');
    return row.status === 'waiting' ? applyDecision(tx, adminId, row, decision) : refuse('suppliers.decided');
  });

export const decideReport = (
  db: Database,
  adminId: string,
  id: string,
  { user_id, act, corrected }: BodyOf<typeof settleReport>,
): Promise<Result<{ settled: true }>> =>
  db.asSystem(async (tx) => {
    const listed = act === 'correct' && corrected ? checkListing(corrected) : null;
    if (act === 'correct' && !listed?.ok) return listed ?? refuse('suppliers.name_missing');
    const report = await closeReport(tx, user_id, id);
    if (!report) return refuse('suppliers.decided');
    if (listed?.ok) await updateListing(tx, report.listing_id, listed.value);
    else await markListingChecked(tx, report.listing_id, act === 'keep');
    await writeAudit(tx, {
      id: newId(),
      adminId,
      act,
      about: report.listing_id,
      detail: { report: id, corrected },
    });
    return ok({ settled: true });
  });
