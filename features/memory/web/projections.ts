import type { ProjectionsOf } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';

export const projections: ProjectionsOf<typeof contract> = {
  // null: nothing shows before the server has answered.
  'memory.note': null,
};
