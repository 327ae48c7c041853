import type { ProjectionsOf, RowOf } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';
import type { alertRows } from '../contract.ts';

/** `unsent`: not yet sent from this phone. */
export type PriceAlert = RowOf<typeof alertRows> & { readonly unsent?: true };

/** Listed by hand, to keep the contract and its schemas out of the first load. */
export const projections: ProjectionsOf<typeof contract> = {
  'price_alerts.set': (view, args, { deviceTime }) => {
    if (!view.get<PriceAlert>('price_alert', args.id))
      view.put('price_alert', {
        ...args,
        currency: 'KES',
        per_kg: 0,
        created_at: deviceTime,
        is_told: false,
        told: null,
        unsent: true,
      } as PriceAlert);
  },
  'price_alerts.remove': (view, { id }) => view.remove('price_alert', id),
};
