import type { DataTable } from '#kit/server/data-tables.ts';

export const privacyTables: readonly DataTable[] = [
  {
    table: 'donation_consents',
    owner: 'user_id',
    out: 'donation_consents',
    key: ['purpose'],
    back: { notBack: 'leave to use photos is given by a person, not by a file' },
    goes: 'account',
  },
  {
    table: 'consents',
    owner: 'user_id',
    out: 'consents',
    key: ['id'],
    back: { notBack: 'leave is given by a person, not by a file' },
    kind: 'consent',
    rowId: 'purpose',
    goes: 'account',
  },
];
