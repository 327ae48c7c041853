import type { DataTable } from '#kit/server/data-tables.ts';

export const privacyTables: readonly DataTable[] = [
  {
    table: 'donation_consents',
    owner: 'user_id',
    exportAs: 'donation_consents',
    key: ['purpose'],
    restore: { notRestoredReason: 'the user must give consent to use photos, not an imported file' },
    deletedWith: 'account',
  },
  {
    table: 'consents',
    owner: 'user_id',
    exportAs: 'consents',
    key: ['id'],
    restore: { notRestoredReason: 'the user must give consent, not an imported file' },
    kind: 'consent',
    rowId: 'purpose',
    deletedWith: 'account',
  },
];
