import type { ArgsOf, Projection, RowOf } from '#kit/sync/commands.ts';
import type { alertRows, removeAlert, setAlert } from '../contract.ts';

/** `unsent`: only this phone knows it yet. */
export type PriceAlert = RowOf<typeof alertRows> & { readonly unsent?: true };

/** Named by hand: the contract with its schemas is no part of the first load. */
export const priceAlertProjections: Record<string, Projection> = {
  'price_alerts.set': ((view, args: ArgsOf<typeof setAlert>, { deviceTime }) => {
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
  }) as Projection,
  'price_alerts.remove': ((view, { id }: ArgsOf<typeof removeAlert>) =>
    view.remove('price_alert', id)) as Projection,
};
