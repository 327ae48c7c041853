import type { ProjectionsOf, RowOf } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';
import type { suggestionRows } from '../contract.ts';

export type Suggestion = RowOf<typeof suggestionRows>;

export const projections: ProjectionsOf<typeof contract> = {
  'suppliers.suggest': (view, args, at) => {
    const row: Suggestion = { ...args, status: 'waiting', reason: null, created_at: at.deviceTime };
    view.put('supplier_suggestion', row);
  },
  // A report changes no rows shown on the phone.
  'suppliers.report': () => undefined,
};
