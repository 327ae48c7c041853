import type { ProjectionsOf, RowOf } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';
import type { reportRows } from '../contract.ts';

export type PriceReport = RowOf<typeof reportRows>;

export const projections: ProjectionsOf<typeof contract> = {
  // The server decides whether it counts; until then it may need a review.
  'market.report': (view, args, at) => {
    view.put('price_report', { ...args, status: 'held', created_at: at.deviceTime } as PriceReport);
  },
};
