import type { ProjectionsOf } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';

export const projections: ProjectionsOf<typeof contract> = {
  // null: nothing is shown until the server answers.
  'memory.note': null,
};
