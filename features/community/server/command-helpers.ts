import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import type { CommandContext } from '#kit/server/sync/commands.ts';
import { topicOf } from '../contract.ts';
import type { Moderate } from './ports.ts';
import type { ModerationState } from './post-queries.ts';
import { answerById, questionById } from './rows.ts';

export interface PostDeps {
  readonly jobs: Jobs;
  readonly moderate: Moderate;
}

/** Whether a post is visible, waits for review or is refused. */
export const moderationOutcome = (
  moderate: Moderate,
  text: string,
): Result<ModerationState, 'community.not_allowed'> => {
  const { verdict, reason } = moderate(text);
  if (verdict === 'refuse') return refuse('community.not_allowed', reason === null ? {} : { reason });
  return ok({ state: verdict === 'ok' ? 'visible' : 'pending', reason: verdict === 'ok' ? null : reason });
};

export const removedPhotos = (before: readonly string[], after: readonly string[]): string[] =>
  before.filter((hash) => !after.includes(hash));

/** Announces a change of the question list to every client that shows it. */
export const announceListChange = (ctx: CommandContext): void => ctx.tx.announce(topicOf());

/** The answer and its question if both are visible; otherwise null. */
export const findVisibleAnswer = async (ctx: CommandContext, id: string) => {
  const answer = await answerById(ctx.tx, id);
  const question = answer?.state === 'visible' ? await questionById(ctx.tx, answer.question_id) : null;
  return answer && question?.state === 'visible' ? { answer, question } : null;
};
