import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const impactTables: readonly DataTable[] = [
  {
    table: 'scan_outcomes',
    owner: 'user_id',
    exportAs: 'scan_outcomes',
    key: ['scan_id', 'step'],
    restore: 'rows',
    kind: 'outcome',
    deletedWith: 'scans',
    importDefaults: { answered_at: 'least(r.answered_at, now())' },
  },
  {
    table: 'scan_outcome_pauses',
    owner: 'user_id',
    exportAs: 'scan_outcome_pauses',
    key: ['scan_id'],
    restore: 'rows',
    kind: 'outcome_pause',
    deletedWith: 'scans',
  },
  {
    table: 'farmer_counties',
    owner: 'user_id',
    exportAs: 'farmer_counties',
    key: [],
    restore: notRestored.computedAgain,
    deletedWith: 'account',
  },
];
