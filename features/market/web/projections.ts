import type { ArgsOf, Projection, RowOf } from '#kit/sync/commands.ts';
import { reportPrice, type reportRows } from '../contract.ts';

export type PriceReport = RowOf<typeof reportRows>;

export const marketProjections: Record<string, Projection> = {
  // Whether it counts is the server's to say: until then a person might look.
  [reportPrice.name]: ((view, args: ArgsOf<typeof reportPrice>, at) => {
    view.put('price_report', { ...args, status: 'held', created_at: at.deviceTime } as PriceReport);
  }) as Projection,
};
