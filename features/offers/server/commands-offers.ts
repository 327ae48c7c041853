import { findFieldPosition } from '#features/fields/server/api.ts';
import { DAY_MS, dayInNairobi } from '#kit/pure/days.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { sql, type Query } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { serveCommand } from '#kit/server/sync/commands.ts';
import * as contract from '../contract.ts';
import { changeFault, cleanOffer, decideOffer, MAX_REPORTS_PER_DAY } from '../domain/offer.ts';
import { isEditable } from '../domain/reply.ts';
import { closeWaitingReplies, notifyOthers } from './notify-others.ts';
import type { Moderate, ListConfirmedPhones } from './ports.ts';
import { offerById } from './rows.ts';
import {
  runAsSystem,
  insertOffer,
  type ModerationResult,
  savePhone,
  lockUserOffer,
  readSellerState,
  type Spot,
  updateOffer,
} from './sql.ts';

export interface PostDeps {
  readonly jobs: Jobs;
  readonly moderate: Moderate;
  readonly numbers: ListConfirmedPhones;
}

/** Moderates by the community's rules: shown at once, held for review, or refused. */
export const moderateText = (
  moderate: Moderate,
  text: string,
): Result<ModerationResult, 'offers.not_allowed'> => {
  const { verdict, reason } = moderate(text);
  if (verdict === 'refuse') return refuse('offers.not_allowed', reason === null ? {} : { reason });
  return ok({ standing: verdict === 'ok' ? 'visible' : 'pending', reason: verdict === 'ok' ? null : reason });
};

const TENTH = 10;
const roundToTenth = (degrees: number): number => Math.round(degrees * TENTH) / TENTH;

/**
 * From the farmer's own field with a confirmed place; another user's field is ignored like one that does not
 * exist.
 */
const roundedSpot = async (
  tx: Query,
  userId: string,
  fieldId: string | null,
): Promise<{ fieldId: string | null; spot: Spot | null }> => {
  const spot = fieldId === null ? null : await findFieldPosition(tx, userId, fieldId);
  return {
    fieldId: spot ? fieldId : null,
    spot:
      spot && !spot.location_unconfirmed
        ? { lat: roundToTenth(spot.location_lat), lng: roundToTenth(spot.location_lng) }
        : null,
  };
};

export const offerCommands = ({ jobs, moderate, numbers }: PostDeps) => [
  serveCommand(contract.postOffer, async (ctx, { id, ...args }) => {
    const { tx, userId, now } = ctx;
    const details = cleanOffer(args);
    if (await lockUserOffer(tx, userId, id)) return ok(undefined);
    const decided = decideOffer(details, await readSellerState(tx, userId, details, now), dayInNairobi(now));
    if (!decided.ok) return decided;
    const standing = moderateText(moderate, [details.ward ?? '', details.note].join('\n'));
    if (!standing.ok) return standing;
    const { fieldId, spot } = await roundedSpot(tx, userId, details.field_id);
    if (
      (await insertOffer(tx, userId, { ...details, id, field_id: fieldId }, spot, standing.value, now)) === 0
    )
      return refuse('offers.posted_already');
    if (details.phone !== null)
      await savePhone(tx, userId, id, details.phone, (await numbers(tx, userId)).includes(details.phone));
    ctx.touch('sell_offer', id);
    ctx.event('offers.posted', { id, crop: details.crop });
    if (standing.value.standing === 'visible') tx.announce(contract.OFFERS_TOPIC);
    return ok(undefined);
  }),

  serveCommand(contract.updateOffer, async (ctx, { id, ...args }) => {
    const { tx, userId, now } = ctx;
    const before = await lockUserOffer(tx, userId, id);
    if (!before) return refuse('offers.not_found');
    if (!isEditable(before, now)) return refuse('offers.not_open');
    const fault = changeFault(before, args, dayInNairobi(now));
    if (fault) return refuse(fault);
    const details = cleanOffer({ ...before, ...args, phone: null });
    // Unchanged text keeps its moderation result, so that a price change needs no new review.
    const standing =
      details.note === before.note
        ? ok({ standing: before.standing, reason: before.reason })
        : moderateText(moderate, [details.ward ?? '', details.note].join('\n'));
    if (!standing.ok) return standing;
    await updateOffer(tx, userId, id, details, standing.value);
    ctx.touch('sell_offer', id);
    await notifyOthers(jobs, tx, { offerId: id, changed: dayInNairobi(now) });
    return ok(undefined);
  }),

  serveCommand(contract.closeOffer, async (ctx, { id }) => {
    const { tx, userId } = ctx;
    const offer = await lockUserOffer(tx, userId, id);
    if (!offer) return refuse('offers.not_found');
    if (offer.state !== 'open') return ok(undefined);
    const passed = await runAsSystem(tx, async () => {
      await tx.run(sql`update sell_offers set state = 'closed' where id = ${id}`);
      return closeWaitingReplies(tx, id);
    });
    ctx.touch('sell_offer', id);
    await notifyOthers(jobs, tx, { offerId: id, gone: { why: 'closed', crop: offer.crop, passed } });
    return ok(undefined);
  }),

  serveCommand(contract.reportOffer, async (ctx, { id, target, target_id, reason, note }) => {
    const { tx, userId, now } = ctx;
    // Row security limits this to rows that the user may read, so nothing else can be reported.
    const about =
      target === 'offer'
        ? await offerById(tx, target_id)
        : await tx.maybe<{ user_id: string }>(sql`select user_id from sell_replies where id = ${target_id}`);
    if (!about) return refuse('offers.not_found');
    if (about.user_id === userId) return refuse('offers.own_report');
    const { n } = await tx.one<{ n: number }>(
      sql`
        select count(*) as n
        from sell_reports
        where user_id = ${userId} and created_at > ${new Date(now.getTime() - DAY_MS)}
      `,
    );
    if (n >= MAX_REPORTS_PER_DAY) return refuse('offers.too_many', { limit: MAX_REPORTS_PER_DAY });
    await tx.run(sql`
      insert into sell_reports (user_id, id, target, target_id, reason, note, created_at)
      values (${userId}, ${id}, ${target}, ${target_id}, ${reason}, ${note}, ${now})
      on conflict (user_id, target_id) do nothing
    `);
    return ok(undefined);
  }),
];
