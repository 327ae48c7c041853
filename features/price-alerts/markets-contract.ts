import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';

/** Separate from the commands: only the form uses it, and it loads with the form. */
export const alertMarkets = operation({
  id: 'price_alerts.markets',
  method: 'GET',
  path: '/api/price-alerts/markets',
  access: 'user',
  perMinute: 60,
  summary:
    'Markets with a recent price of a crop, named as in price lists, for which an alert can be set (MKT-07)',
  query: z.object({ crop: z.string().check(z.regex(/^[a-z_]{2,40}$/)) }),
  reply: z.object({ markets: z.array(z.object({ market: z.string(), county: z.nullable(z.string()) })) }),
});
