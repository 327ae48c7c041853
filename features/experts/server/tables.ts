import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const expertsTables: readonly DataTable[] = [
  {
    table: 'expert_reviews',
    owner: 'user_id',
    out: 'expert_reviews',
    key: ['id'],
    without: ['claimed_by', 'claimed_at'],
    back: notRestored.byOthers,
    kind: 'review',
    goes: 'scans',
  },
  {
    table: 'expert_review_turns',
    owner: 'user_id',
    out: 'expert_review_turns',
    key: ['review_id', 'n'],
    without: ['expert_id'],
    back: notRestored.byOthers,
    goes: 'scans',
  },
];
