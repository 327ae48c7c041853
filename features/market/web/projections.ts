import type { ProjectionsOf, RowOf } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';
import type { reportRows } from '../contract.ts';

export type PriceReport = RowOf<typeof reportRows>;

export const projections: ProjectionsOf<typeof contract> = {
  // Whether it counts is the server's to say: until then a person might look.
  'market.report': (view, args, at) => {
    view.put('price_report', { ...args, status: 'held', created_at: at.deviceTime } as PriceReport);
  },
};
