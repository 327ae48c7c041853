import type { ProjectionsOf } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';

/** What this phone computed, until the server has computed it itself. */
export const projections: ProjectionsOf<typeof contract> = {
  'yields.predict': (view, { id, reckoned }) => {
    if (reckoned) view.put('yield_prediction', { ...reckoned, id });
  },
};
