import * as z from 'zod/mini';
import { findFieldPosition } from '#features/fields/server/api.ts';
import { newId } from '#kit/pure/ids.ts';
import type { Transaction } from '#kit/server/database/database.ts';
import { type DomainEvent, type Listeners, recordEvent } from '#kit/server/sync/events.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import { findCropByName } from '#knowledge/crops.ts';
import { localDayAt } from '../domain/local-day.ts';
import { isSilenced } from '../domain/rules/alert-limits.ts';
import { raiseDrop } from '../domain/rules/green-drop.ts';
import { recentAt } from './evaluate-fields.ts';
import { closeAlerts, findFirstOfCause, insertAlerts, mutesByThemes, listRecentAlerts } from './sql.ts';

const dropPayloadSchema = z.object({
  field_id: z.string(),
  day: z.string(),
  value: z.number(),
  against: z.number(),
  severity: z.enum(['high', 'critical']),
  boundary: z.enum(['measured', 'approximate']),
  crop: z.nullable(z.string()),
  sample: z.boolean(),
  at: z.string(),
});

/**
 * A pass showed a sharp drop. One alert per pass and field; the same drop in later passes is not reported for
 * two weeks, unless it has become urgent. The weekly limit of weather alerts does not apply: it is rare, and
 * was observed.
 */
export const onGreenDrop =
  (all: () => Listeners) =>
  async (tx: Transaction, { userId, payload }: DomainEvent): Promise<void> => {
    const { field_id: fieldId, crop, sample, at, ...drop } = dropPayloadSchema.parse(payload);
    const [now, spot] = [new Date(), await findFieldPosition(tx, userId, fieldId)];
    if (!spot || spot.location_unconfirmed) return;
    const place = { lat: spot.location_lat, lng: spot.location_lng };
    const today = localDayAt(place, now);
    const raised = raiseDrop(
      { ...drop, crop: crop === null ? null : (findCropByName(crop)?.key ?? crop) },
      today,
    );
    if (!raised || (await mutesByThemes(tx, userId, [raised.theme])).length > 0) return;
    const before = await listRecentAlerts(tx, [{ userId, id: fieldId }], today);
    if (isSilenced(raised, before.map(recentAt(place)), [], today)) return;
    const older = before.filter((one) => one.state === 'open' && one.raised.theme === raised.theme);
    const closed = older.length > 0 ? await closeAlerts(tx, older, 'over', now) : [];
    const fresh = await insertAlerts(
      tx,
      [{ userId, id: newId(), fieldId, raised, source: sample ? 'sample' : 'sentinel-2', forecastAt: at }],
      now,
    );
    await touchRows(
      tx,
      [...closed, ...fresh].map(({ id }) => ({ userId, kind: 'alert', id })),
    );
    for (const id of fresh.length > 0 ? await findFirstOfCause(tx, fresh) : [])
      await recordEvent(tx, { userId, name: 'alert.raised', payload: { id } }, all());
  };
