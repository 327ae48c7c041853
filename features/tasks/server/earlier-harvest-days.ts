import type { Query, Transaction } from '#kit/server/database/database.ts';
import { nextSequences, writeLogs } from '#kit/server/sync/bulk-writes.ts';
import { moveFromFirstDay } from '../domain/suggest/follow-harvest.ts';
import type { Task } from '../domain/task.ts';
import { cropsOfFarmers, languagesOf } from './daily-reads.ts';
import { updateTask, uneditedTasksOfRule } from './sql.ts';

interface MovedTask {
  readonly userId: string;
  readonly task: Task;
}

const findMovedTasks = async (tx: Query, userIds: readonly string[]): Promise<readonly MovedTask[]> => {
  const tasks = await uneditedTasksOfRule(tx, userIds, 'harvest_window');
  if (tasks.length === 0) return [];
  const owners = [...new Set(tasks.map(({ userId }) => userId))];
  const [crops, languages] = [await cropsOfFarmers(tx, owners), await languagesOf(tx, owners)];
  return tasks.flatMap(({ userId, task }) => {
    const own = crops.filter(({ field_id: field }) => field === task.field_id);
    const moved = moveFromFirstDay(task, own, languages.get(userId) ?? 'en');
    return moved ? [{ userId, task: moved }] : [];
  });
};

/**
 * Moves harvest tasks of an earlier rule from the first day of the window to the expected day. Only tasks
 * that were never edited: moving counts as an edit, so each moves once.
 */
export const moveEarlierHarvestDays = async (
  tx: Transaction,
  userIds: readonly string[],
  now: Date,
): Promise<void> => {
  const found = await findMovedTasks(tx, userIds);
  if (found.length === 0) return;
  const seqs = await nextSequences(tx, [...new Set(found.map(({ userId }) => userId))]);
  // Read again under the lock: the farmer may have edited or completed a task in between.
  const moved = (await findMovedTasks(tx, [...seqs.keys()])).filter(({ userId }) => seqs.has(userId));
  for (const { userId, task } of moved)
    await updateTask(tx, userId, { ...task, updated_at: now.toISOString() });
  await writeLogs(
    tx,
    seqs,
    moved.map(({ userId, task }) => ({ userId, kind: 'farm_plan_task', id: task.id })),
  );
};
