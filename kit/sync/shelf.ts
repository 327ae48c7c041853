import type { ChangedRow, Changes } from './exchange.ts';

/** How far one user's rows on this device go. */
export interface Shelf {
  readonly cursor: number;
  /**
   * The cursor of the last complete pull. Between pages a row may be missing that a later command moved up,
   * so a command counts as covered only when no page is outstanding.
   */
  readonly covered: number;
  /** Raised by every restart; rows of an older epoch are the ones the restart did not bring again. */
  readonly epoch: number;
  readonly restarting: boolean;
}
export const emptyShelf: Shelf = { cursor: 0, covered: 0, epoch: 0, restarting: false };

export interface ShelfPlan {
  readonly shelf: Shelf;
  readonly put: readonly (ChangedRow & { readonly row: Record<string, unknown> })[];
  readonly remove: readonly ChangedRow[];
  /** The last page of a restart is here: rows of older epochs are gone on the server. */
  readonly sweep: boolean;
}

const isPresent = (r: ChangedRow): r is ChangedRow & { row: Record<string, unknown> } => r.row !== null;

/**
 * What a reply does to the rows. Null when the reply was asked from another cursor than the shelf now has (a
 * second tab was faster): the changes are then dropped and asked for again. Old rows stay until a restart is
 * complete, so that a screen is never empty for want of network.
 */
export const planChanges = (shelf: Shelf, askedFrom: number, changes: Changes): ShelfPlan | null => {
  if (shelf.cursor !== askedFrom) return null;
  const restarting = changes.restart || shelf.restarting;
  return {
    put: changes.rows.filter(isPresent),
    remove: changes.rows.filter((r) => !isPresent(r)),
    sweep: restarting && !changes.more,
    shelf: {
      cursor: changes.cursor,
      covered: changes.more ? shelf.covered : changes.cursor,
      epoch: changes.restart ? shelf.epoch + 1 : shelf.epoch,
      restarting: restarting && changes.more,
    },
  };
};
