import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const impactTables: readonly DataTable[] = [
  {
    table: 'scan_outcomes',
    owner: 'user_id',
    out: 'scan_outcomes',
    key: ['scan_id', 'step'],
    back: 'rows',
    kind: 'outcome',
    goes: 'scans',
    own: { answered_at: 'least(r.answered_at, now())' },
  },
  {
    table: 'scan_outcome_pauses',
    owner: 'user_id',
    out: 'scan_outcome_pauses',
    key: ['scan_id'],
    back: 'rows',
    kind: 'outcome_pause',
    goes: 'scans',
  },
  {
    table: 'farmer_counties',
    owner: 'user_id',
    out: 'farmer_counties',
    key: [],
    back: notRestored.computedAgain,
    goes: 'account',
  },
];
