import type { DataTable } from '#kit/server/data-tables.ts';

export const yieldsTables: readonly DataTable[] = [
  {
    table: 'yield_predictions',
    owner: 'user_id',
    out: 'yield_predictions',
    key: ['id'],
    back: { notBack: 'a prediction rests on the weather, prices and plan of its day' },
    kind: 'yield_prediction',
    goes: 'farm',
  },
];
