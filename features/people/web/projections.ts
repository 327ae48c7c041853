import type { ProjectionsOf } from '#kit/sync/commands.ts';
import type * as contract from '../contract-session.ts';

export const projections: ProjectionsOf<typeof contract> = {
  // null: nothing is shown until the server answers.
  'people.set_language': null,
};
