import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const satelliteTables: readonly DataTable[] = [
  {
    table: 'satellite_results',
    owner: 'user_id',
    exportAs: 'satellite_results',
    key: ['id'],
    restore: notRestored.computedAgain,
    kind: 'satellite_result',
    deletedWith: 'farm',
  },
  {
    table: 'satellite_readings',
    owner: 'user_id',
    exportAs: 'satellite_readings',
    key: ['field_id', 'plot', 'scene'],
    restore: notRestored.computedAgain,
    deletedWith: 'farm',
  },
  {
    table: 'satellite_runs',
    owner: 'user_id',
    exportAs: { omitReason: 'how far an analysis was; what it found is here' },
    key: ['id'],
    restore: notRestored.notInFile,
    deletedWith: 'farm',
  },
  {
    table: 'satellite_watch',
    owner: 'user_id',
    exportAs: { omitReason: 'when the satellite is asked next' },
    key: ['field_id'],
    restore: notRestored.notInFile,
    deletedWith: 'farm',
  },
];
