import * as z from 'zod/mini';

export const entitlementsSchema = z.object({
  tier: z.enum(['free', 'pro']),
  until: z.nullable(z.string()),
  fieldLimit: z.nullable(z.number()),
  scanLimit: z.nullable(z.number()),
});
