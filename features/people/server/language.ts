import sql from 'sql-template-tag';
import { ok } from '#kit/pure/result.ts';
import { serveCommand } from '#kit/server/sync/commands.ts';
import { setLanguage } from '../contract.ts';

export const peopleCommands = [
  serveCommand(setLanguage, async ({ tx, userId }, { language }) => {
    await tx.run(
      sql`update profiles set preferred_language = ${language}, updated_at = now() where id = ${userId}`,
    );
    return ok(undefined);
  }),
];
