import { ok } from '#kit/pure/result.ts';
import { serve } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { SyncServer } from '#kit/server/sync/sync.ts';
import type { GoogleOption } from '#features/people/server/index.ts';
import { readEntitlements } from '#features/plans/server/api.ts';
import { start } from '../contract.ts';

export interface StartDeps {
  readonly db: Database;
  readonly changesSince: SyncServer['changesSince'];
  readonly google: GoogleOption;
  readonly supportUrl: string | null;
  readonly version: string;
}

export const startDoor = ({ db, changesSince, google, supportUrl, version }: StartDeps) => {
  const common = { google, supportUrl, version };
  return serve(start, async ({ session, now }, { query }) => {
    const serverTime = now.toISOString();
    if (!session) return ok({ session: null, entitlements: null, changes: null, ...common, serverTime });
    const { userId } = session;
    const cursor = query.user === userId ? query.cursor : 0;
    const entitlements = await db.readAsUser(userId, (tx) => readEntitlements(tx, userId, now));
    const changes = await changesSince(userId, cursor);
    return ok({ session, entitlements, changes, ...common, serverTime });
  });
};
