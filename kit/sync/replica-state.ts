import type { ChangedRow, Changes } from './exchange.ts';

/** Sync position of one user's rows on this device. */
export interface ReplicaState {
  readonly cursor: number;
  /**
   * Cursor of the last complete pull. Between pages a row can be missing because a later command gave it a
   * higher number, so a command counts as covered only when no page is outstanding.
   */
  readonly covered: number;
  /**
   * Incremented by each restart. Rows of an older epoch were not sent again and are deleted after the
   * restart.
   */
  readonly epoch: number;
  readonly restarting: boolean;
}
export const emptyReplicaState: ReplicaState = { cursor: 0, covered: 0, epoch: 0, restarting: false };

export interface ApplyPlan {
  readonly replica: ReplicaState;
  readonly put: readonly (ChangedRow & { readonly row: Record<string, unknown> })[];
  readonly remove: readonly ChangedRow[];
  /** True after the last page of a restart: delete rows of older epochs. */
  readonly sweep: boolean;
}

const isPresent = (r: ChangedRow): r is ChangedRow & { row: Record<string, unknown> } => r.row !== null;

/**
 * What a reply changes in the rows. Null when the reply was requested from a different cursor than the
 * replica now has (a second tab was faster): the changes are dropped and requested again. Old rows stay until
 * a restart is complete, so that a lost connection never empties a screen.
 */
export const planChanges = (
  replica: ReplicaState,
  requestCursor: number,
  changes: Changes,
): ApplyPlan | null => {
  if (replica.cursor !== requestCursor) return null;
  const restarting = changes.restart || replica.restarting;
  return {
    put: changes.rows.filter(isPresent),
    remove: changes.rows.filter((r) => !isPresent(r)),
    sweep: restarting && !changes.more,
    replica: {
      cursor: changes.cursor,
      covered: changes.more ? replica.covered : changes.cursor,
      epoch: changes.restart ? replica.epoch + 1 : replica.epoch,
      restarting: restarting && changes.more,
    },
  };
};
