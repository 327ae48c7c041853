import { type DataTable, notRestored } from '#kit/server/data-tables.ts';
import { countedBefore } from './api.ts';

export const scannerTables: readonly DataTable[] = [
  {
    table: 'crop_scans',
    owner: 'user_id',
    exportAs: 'crop_scans',
    key: ['id'],
    restore: 'rows',
    kind: 'scan',
    deletedWith: 'scans',
    // On import, the file's server result and count are ignored. The server computes both from the photos.
    importDefaults: {
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
    exportAs: 'scan_totals',
    key: [],
    omittedColumns: ['removed_checks'],
    restore: notRestored.computedAgain,
    kind: 'scan_total',
    rowId: "'removed'",
    deletedWith: 'account',
  },
];
