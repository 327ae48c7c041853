import { countExperts, languageOf } from '#features/people/server/api.ts';
import { readScan } from '#features/scanner/server/api.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { type CommandContext, serveCommand } from '#kit/server/sync/commands.ts';
import { conditionByKey } from '#knowledge/index.ts';
import { askFollowUp, askExpert, closeReview, seeReview, setDonation } from '../contract.ts';
import {
  decideAsk,
  decideFollowUp,
  decideClose,
  dueAt,
  isOpen,
  PHOTOS_MAX,
  type ReviewProgress,
} from '../domain/review.ts';
import { setConsent } from './donations.ts';
import {
  reopenReview,
  markClosed,
  deleteReviews,
  insertReview,
  insertTurn,
  markSeen,
  openReviews,
  listReviewsById,
  listTurns,
} from './sql.ts';

const progressOf = async ({ tx, userId }: CommandContext, id: string): Promise<ReviewProgress | null> => {
  const [review] = await listReviewsById(tx, userId, [id]);
  return review ? { status: review.status, turns: (await listTurns(tx, userId, [id])).length } : null;
};

const emptyToNull = (text: string | null): string | null => (text === '' ? null : text);

export const reviewCommands = [
  serveCommand(askExpert, async (ctx, { id, scan_id, note, county }) => {
    const { tx, userId, now } = ctx;
    const scan = await readScan(tx, userId, scan_id);
    const decided = decideAsk(
      { scan_id },
      { scanExists: scan !== null, open: await openReviews(tx, userId) },
    );
    if (!decided.ok) return decided;
    const s = scan!;
    const language = await languageOf(tx, userId);
    const due = dueAt(now, await countExperts(tx));
    const inserted = await insertReview(tx, {
      user_id: userId,
      id,
      scan_id,
      field_id: s.field_id,
      disease_name: s.condition === null ? null : (conditionByKey(s.condition)?.name[language] ?? null),
      confidence: s.confidence,
      severity: s.severity,
      status: 'waiting',
      created_at: now,
      outcome: s.outcome,
      condition: s.condition,
      crop_type: s.crop_type,
      language,
      county: emptyToNull(county),
      asked_at: now,
      due_at: due,
    });
    if (inserted === 0) return refuse('reviews.exists');
    await insertTurn(tx, userId, id, {
      n: 1,
      note: emptyToNull(note),
      photos: s.photos.slice(0, PHOTOS_MAX),
      asked_at: now,
      due_at: due,
    });
    ctx.touch('review', id);
    ctx.event('review.asked', { id, scan_id });
    return ok(undefined);
  }),

  serveCommand(askFollowUp, async (ctx, { id, note, photos }) => {
    const { tx, userId, now } = ctx;
    const decided = decideFollowUp(await progressOf(ctx, id), (await openReviews(tx, userId)).length);
    if (!decided.ok) return decided;
    const due = dueAt(now, await countExperts(tx));
    await insertTurn(tx, userId, id, { n: 2, note, photos, asked_at: now, due_at: due });
    await reopenReview(tx, userId, id, now, due);
    ctx.touch('review', id);
    ctx.event('review.asked', { id });
    return ok(undefined);
  }),

  serveCommand(closeReview, async (ctx, { id, helped }) => {
    const standing = await progressOf(ctx, id);
    const decided = decideClose(standing);
    if (!decided.ok) return decided;
    const isUnanswered = isOpen(standing!.status) && standing!.turns === 1;
    if (isUnanswered) {
      const [removed] = await deleteReviews(ctx.tx, ctx.userId, { review: id });
      ctx.remove('review', id);
      ctx.event('review.removed', { id, photos: removed?.photos ?? [], voices: [] });
      return ok(undefined);
    }
    await markClosed(ctx.tx, ctx.userId, id, helped, ctx.now);
    ctx.touch('review', id);
    ctx.event('review.closed', { id, helped });
    return ok(undefined);
  }),

  serveCommand(seeReview, async (ctx, { id }) => {
    if ((await markSeen(ctx.tx, ctx.userId, id)) > 0) ctx.touch('review', id);
    return ok(undefined);
  }),

  serveCommand(setDonation, async (ctx, { purpose, given }) => {
    await setConsent(ctx.tx, ctx.userId, purpose, given, ctx.now);
    ctx.touch('donation', purpose);
    ctx.event('donation.set', { purpose, given });
    return ok(undefined);
  }),
];
