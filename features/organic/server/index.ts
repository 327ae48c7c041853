import { findFieldSummary } from '#features/fields/server/api.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { serve } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import { serveCommand, serveSynced } from '#kit/server/sync/commands.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import { organicAction } from '#knowledge/organic/index.ts';
import type * as contract from '../contract.ts';
import { completeAction, dailyAction, organicRows } from '../contract.ts';
import { decideDay, doneAt, ORGANIC_POINTS } from '../domain/day.ts';
import { organicAccess } from './access.ts';
import { actionsByDays, insertPoints, clearField, insertCompletion } from './sql.ts';
import { organicTables } from './tables.ts';
import { readToday } from './today.ts';

const commands = [
  serveCommand(completeAction, async (ctx, args) => {
    const { tx, userId, now, deviceTime } = ctx;
    const { day, action, field_id: fieldId } = args;
    if (!organicAction(action)) return refuse('organic.unknown_action');
    const decided = decideDay(day, now);
    if (!decided.ok) return decided;
    const at = doneAt(day, deviceTime, now);
    const ownField =
      fieldId !== null && (await findFieldSummary(tx, userId, fieldId)) !== null ? fieldId : null;
    // Two phones may both have done the day's action: the first one counts, and both are notified.
    if (await insertCompletion(tx, userId, { ...args, field_id: ownField }, at, ORGANIC_POINTS)) {
      await insertPoints(tx, userId, `day:${day}`, ORGANIC_POINTS, at);
      ctx.event('organic.completed', { day, action });
    }
    ctx.touch('organic_action', day);
    return ok(undefined);
  }),
];

const listeners: Listeners = {
  'field.removed': [
    async (tx, { userId, payload }) => {
      const days = await clearField(tx, userId, String(payload.id));
      await touchRows(
        tx,
        days.map((id) => ({ userId, kind: 'organic_action', id })),
      );
    },
  ],
};

export const organicServer = ({ db }: { readonly db: Database }) =>
  defineServerFeature<typeof contract>()({
    access: organicAccess,
    tables: organicTables,
    commands,
    listeners,
    synced: [serveSynced(organicRows, actionsByDays)],
    operations: [
      serve(dailyAction, async ({ session: { userId }, now }) => ok(await readToday(db, userId, now))),
    ],
  });
