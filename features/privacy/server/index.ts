import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { ok } from '#kit/pure/result.ts';
import { serve } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import { serveCommand, serveSynced } from '#kit/server/sync/commands.ts';
import type * as contract from '../contract.ts';
import { consentRows, countPages, readPages, setConsent } from '../contract.ts';
import { COUNT_RETENTION_DAYS } from '../domain/pages.ts';
import { privacyAccess } from './access.ts';
import { addConsent, addCounts, countsSince, deleteOldCounts, lastConsents } from './sql.ts';
import { privacyTables } from './tables.ts';

const consents = serveCommand(setConsent, async ({ tx, userId, commandId, now, touch }, consent) => {
  const [last] = await lastConsents(tx, userId, [consent.purpose]);
  if (last?.given !== consent.given || last.wording !== consent.wording)
    await addConsent(tx, userId, { ...consent, id: commandId, at: now });
  touch('consent', consent.purpose);
  return ok(undefined);
});

export const privacyServer = ({ db }: { readonly db: Database }) =>
  defineServerFeature<typeof contract>()({
    access: privacyAccess,
    tables: privacyTables,
    commands: [consents],
    synced: [
      serveSynced(consentRows, async (tx, userId, ids) =>
        (await lastConsents(tx, userId, ids)).map((row) => ({ ...row, at: row.at.toISOString() })),
      ),
    ],
    operations: [
      serve(countPages, async ({ now }, { body: { pages } }) =>
        ok({
          kept: pages.length === 0 ? 0 : await db.asSystem((tx) => addCounts(tx, dayInNairobi(now), pages)),
        }),
      ),
      serve(readPages, async ({ now }, { query: { days = 30 } }) =>
        ok({ days: await db.asSystem((tx) => countsSince(tx, addDays(dayInNairobi(now), 1 - days))) }),
      ),
    ],
    sweeps: {
      pages: (): Promise<number> =>
        db.asSystem((tx) => deleteOldCounts(tx, addDays(dayInNairobi(new Date()), -COUNT_RETENTION_DAYS))),
    },
  });
