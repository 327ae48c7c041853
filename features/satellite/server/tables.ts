import { type DataTable, notRestored } from '#kit/server/data-tables.ts';

export const satelliteTables: readonly DataTable[] = [
  {
    table: 'satellite_results',
    owner: 'user_id',
    out: 'satellite_results',
    key: ['id'],
    back: notRestored.computedAgain,
    kind: 'satellite_result',
    goes: 'farm',
  },
  {
    table: 'satellite_readings',
    owner: 'user_id',
    out: 'satellite_readings',
    key: ['field_id', 'plot', 'scene'],
    back: notRestored.computedAgain,
    goes: 'farm',
  },
  {
    table: 'satellite_runs',
    owner: 'user_id',
    out: { leftOut: 'how far an analysis was; what it found is here' },
    key: ['id'],
    back: notRestored.notInFile,
    goes: 'farm',
  },
  {
    table: 'satellite_watch',
    owner: 'user_id',
    out: { leftOut: 'when the satellite is asked next' },
    key: ['field_id'],
    back: notRestored.notInFile,
    goes: 'farm',
  },
];
