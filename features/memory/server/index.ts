import { ok } from '#kit/pure/result.ts';
import { serve } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import { serveCommand } from '#kit/server/sync/commands.ts';
import type * as contract from '../contract.ts';
import { noteMemory, readMemory } from '../contract.ts';
import { memoryAccess } from './access.ts';
import { memoryOf } from './api.ts';
import { writeNotes } from './sql.ts';
import { memoryTables } from './tables.ts';

export const memoryServer = ({ db }: { readonly db: Database }) =>
  defineServerFeature<typeof contract>()({
    access: memoryAccess,
    tables: memoryTables,
    commands: [
      serveCommand(noteMemory, async ({ tx, userId }, notes) => {
        await writeNotes(tx, userId, notes);
        return ok(undefined);
      }),
    ],
    operations: [
      serve(readMemory, async ({ session: { userId }, now }) =>
        ok(await db.readAsUser(userId, (tx) => memoryOf(tx, userId, now))),
      ),
    ],
  });
