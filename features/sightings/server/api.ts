import type { Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { allReports } from './sql.ts';
import { WITHDRAW_JOB, type WithdrawJob } from './warning-jobs.ts';

/**
 * For callers that delete all reports of a farmer: queues a job per report that removes its warning from the
 * neighbours' phones.
 */
export const enqueueWarningRemoval = async (jobs: Jobs, tx: Transaction, userId: string): Promise<void> => {
  for (const { id } of await allReports(tx, userId))
    await jobs.enqueue<WithdrawJob>(tx, WITHDRAW_JOB, { userId, reportId: id, isGone: true });
};
