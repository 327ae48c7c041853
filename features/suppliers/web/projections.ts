import type { ArgsOf, Projection, RowOf } from '#kit/sync/commands.ts';
import { reportSupplier, suggestSupplier, type suggestionRows } from '../contract.ts';

export type Suggestion = RowOf<typeof suggestionRows>;

export const supplierProjections: Record<string, Projection> = {
  [suggestSupplier.name]: ((view, args: ArgsOf<typeof suggestSupplier>, at) => {
    const row: Suggestion = { ...args, status: 'waiting', reason: null, created_at: at.deviceTime };
    view.put('supplier_suggestion', row);
  }) as Projection,
  // A report changes nothing that a phone shows.
  [reportSupplier.name]: (() => undefined) as Projection,
};
