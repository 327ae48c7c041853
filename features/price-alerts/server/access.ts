import { newId } from '#kit/pure/ids.ts';
import { defineAccess } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

export const priceAlertsAccess = defineAccess<typeof contract>()({
  operations: {
    'price_alerts.markets': { access: 'user', send: () => ({ query: { crop: 'maize' } }) },
  },
  commands: {
    'price_alerts.set': {
      sampleArgs: () => ({
        id: newId(),
        crop: 'maize',
        market: null,
        county: null,
        direction: 'above',
        price: 4_000,
        unit: 'bag_90kg',
        kg_each: null,
      }),
      idParams: { id: { createdFor: 'price_alerts' } },
    },
    'price_alerts.remove': {
      sampleArgs: (caller) => ({ id: caller.idOf('price_alerts') }),
      idParams: { id: 'price_alerts' },
    },
  },
});
