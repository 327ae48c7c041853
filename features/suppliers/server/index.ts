import sql from 'sql-template-tag';
import { ok, refuse } from '#kit/pure/result.ts';
import { serve } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { serveCommand, serveSynced } from '#kit/server/sync/commands.ts';
import type * as contract from '../contract.ts';
import {
  decideSuggestion,
  nearSuppliers,
  reportSupplier,
  settleReport,
  smsSupplier,
  suggestionRows,
  suggestSupplier,
  supplierQueue,
} from '../contract.ts';
import { decideSuggest, MAX_WAITING } from '../domain/suggestion.ts';
import { suppliersAccess } from './access.ts';
import { decide, readQueue, decideReport, toSuggestion } from './moderation.ts';
import { findNear, saveSearch } from './near.ts';
import { createPlaceCache } from './places.ts';
import type { PlaceSource, SmsSender } from './ports.ts';
import { sendSms } from './sms.ts';
import {
  insertReport,
  insertSuggestion,
  listingById,
  countOpenReports,
  suggestionsByIds,
  suggestionState,
} from './sql.ts';
import { suppliersTables } from './tables.ts';

interface SuppliersDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  /** Null when OpenStreetMap is not configured. */
  readonly places: PlaceSource | null;
  /** Null when SMS is not configured. */
  readonly sms: SmsSender | null;
}

const commands = [
  serveCommand(suggestSupplier, async (ctx, args) => {
    const decided = decideSuggest(args, await suggestionState(ctx.tx, ctx.userId, args.id));
    if (!decided.ok) return decided;
    await insertSuggestion(ctx.tx, ctx.userId, args.id, args.own, decided.value);
    ctx.touch('supplier_suggestion', args.id);
    ctx.event('supplier.suggested', { id: args.id });
    return ok(undefined);
  }),
  serveCommand(reportSupplier, async (ctx, args) => {
    if (!(await listingById(ctx.tx, args.listing_id))) return refuse('suppliers.not_found');
    const openReports = await countOpenReports(ctx.tx, ctx.userId, args.listing_id);
    if (openReports.here > 0) return ok(undefined);
    if (openReports.waiting >= MAX_WAITING) return refuse('suppliers.too_many', { limit: MAX_WAITING });
    await insertReport(ctx.tx, ctx.userId, args);
    ctx.event('supplier.reported', { id: args.id, listing: args.listing_id });
    return ok(undefined);
  }),
];

/** Days after which searches and SMS records (kept for questions about their cost) are deleted. */
const RETENTION_DAYS = 90;
const purge = (db: Database): Promise<number> =>
  db.asSystem(async (tx) => {
    await tx.run(
      sql`delete from supplier_messages where created_at < now() - make_interval(days => ${RETENTION_DAYS})`,
    );
    return tx.run(
      sql`delete from supplier_searches where at < now() - make_interval(days => ${RETENTION_DAYS})`,
    );
  });

export const suppliersServer = ({ db, jobs, places, sms }: SuppliersDeps) => {
  const placeCache = places && createPlaceCache({ db, jobs, places });
  return defineServerFeature<typeof contract>()({
    access: suppliersAccess,
    tables: suppliersTables,
    commands,
    synced: [
      serveSynced(suggestionRows, async (tx, userId, ids) =>
        (await suggestionsByIds(tx, userId, ids)).map(toSuggestion),
      ),
    ],
    operations: [
      serve(nearSuppliers, async ({ session: { userId }, now }, { body }) => {
        const reply = await findNear({ db, placeCache, isSmsEnabled: sms !== null }, body, now);
        await db.asUser(userId, (tx) => saveSearch(tx, userId, body.product, reply));
        return ok(reply);
      }),
      serve(smsSupplier, ({ session, now }, { body }) =>
        sendSms({ db, sender: sms }, session.userId, body, now),
      ),
      serve(supplierQueue, async () => ok(await readQueue(db))),
      serve(decideSuggestion, ({ session }, { params, body }) => decide(db, session.userId, params.id, body)),
      serve(settleReport, ({ session }, { params, body }) =>
        decideReport(db, session.userId, params.id, body),
      ),
    ],
    sweeps: {
      suppliers: async (): Promise<void> => {
        await purge(db);
        await placeCache?.sweep();
      },
    },
  });
};
