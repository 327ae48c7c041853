import type { Query } from '#kit/server/database/database.ts';
import { listReviewsById, type ReviewRow, type TurnRow, listTurns } from './sql.ts';

export const answerInTurn = (t: TurnRow) =>
  t.answered_at === null
    ? null
    : {
        by: t.expert_name ?? '',
        text: t.answer,
        condition: t.condition,
        at: t.answered_at.toISOString(),
        donatable: t.condition !== null && t.photos_clean,
        voice:
          t.voice_type && t.voice_seconds !== null ? { type: t.voice_type, seconds: t.voice_seconds } : null,
      };

const reviewToSync = (r: ReviewRow, turns: readonly TurnRow[]) => ({
  id: r.id,
  scan_id: r.scan_id,
  disease_name: r.disease_name,
  condition: r.condition,
  confidence: r.confidence,
  severity: r.severity,
  status: r.status,
  crop_type: r.crop_type,
  county: r.county,
  created_at: r.created_at.toISOString(),
  seen: r.seen,
  helped: r.helped,
  turns: turns.map((t) => ({
    note: t.note,
    photos: [...t.photos],
    asked_at: t.asked_at.toISOString(),
    due_at: t.due_at?.toISOString() ?? null,
    answer: answerInTurn(t),
  })),
});

/** Rows of the expert reviews with these ids, each with its turns (a question and its answer), for sync. */
export const syncedReviews = async (tx: Query, userId: string, ids: readonly string[]) => {
  const [reviews, turns] = [await listReviewsById(tx, userId, ids), await listTurns(tx, userId, ids)];
  return reviews.map((r) =>
    reviewToSync(
      r,
      turns.filter((t) => t.review_id === r.id),
    ),
  );
};
