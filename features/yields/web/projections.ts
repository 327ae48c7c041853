import type { ProjectionsOf } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';

/** Shows the phone's own result until the server has computed it. */
export const projections: ProjectionsOf<typeof contract> = {
  'yields.predict': (view, { id, reckoned }) => {
    if (reckoned) view.put('yield_prediction', { ...reckoned, id });
  },
};
