import type { DataTable } from '#kit/server/data-tables.ts';

export const yieldsTables: readonly DataTable[] = [
  {
    table: 'yield_predictions',
    owner: 'user_id',
    exportAs: 'yield_predictions',
    key: ['id'],
    restore: { notRestoredReason: 'a prediction depends on the weather, prices and subscription of its day' },
    kind: 'yield_prediction',
    deletedWith: 'farm',
  },
];
