import { type DataTable, notRestored } from '#kit/server/data-tables.ts';
import { countedBefore } from './api.ts';

export const scannerTables: readonly DataTable[] = [
  {
    table: 'crop_scans',
    owner: 'user_id',
    out: 'crop_scans',
    key: ['id'],
    back: 'rows',
    kind: 'scan',
    goes: 'scans',
    // The server's result, and whether a check counts, come from the photos and never from a file.
    own: {
      checked: 'null',
      field_confirmed: 'coalesce(r.field_confirmed, false)',
      counted: `r.outcome <> 'no_leaf' and not ${countedBefore('r', 'app_user_id()')}`,
      created_at: 'least(r.created_at, now())',
      picked_at: 'case when r.picked_at > now() then now() else r.picked_at end',
    },
  },
  {
    table: 'scan_totals',
    owner: 'user_id',
    out: 'scan_totals',
    key: [],
    without: ['removed_checks'],
    back: notRestored.computedAgain,
    kind: 'scan_total',
    rowId: "'removed'",
    goes: 'account',
  },
];
