import type { ArgsOf, Projection } from '#kit/sync/commands.ts';
import type { predictYield } from '../contract.ts';

/** What this phone computed, until the server has computed it itself. */
export const yieldProjections: Record<string, Projection> = {
  'yields.predict': ((view, { id, reckoned }: ArgsOf<typeof predictYield>) => {
    if (reckoned) view.put('yield_prediction', { ...reckoned, id });
  }) as Projection,
};
