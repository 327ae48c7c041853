import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const expertsTables: readonly DataTable[] = [
  {
    table: 'expert_reviews',
    owner: 'user_id',
    exportAs: 'expert_reviews',
    key: ['id'],
    omittedColumns: ['claimed_by', 'claimed_at'],
    restore: notRestored.byOthers,
    kind: 'review',
    deletedWith: 'scans',
  },
  {
    table: 'expert_review_turns',
    owner: 'user_id',
    exportAs: 'expert_review_turns',
    key: ['review_id', 'n'],
    omittedColumns: ['expert_id'],
    restore: notRestored.byOthers,
    deletedWith: 'scans',
  },
];
