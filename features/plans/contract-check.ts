import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { checkPlanRequest } from './domain/check-request.ts';

export const entitlementsSchema = z.object({
  tier: z.enum(['free', 'pro']),
  until: z.nullable(z.string()),
  fieldLimit: z.nullable(z.number()),
  scanLimit: z.nullable(z.number()),
});

/** The server's signed token for this phone, with the key to verify it. */
export const proofSchema = z.object({ token: z.string(), key: z.string() });

export const checkPlan = operation({
  ...checkPlanRequest,
  access: 'user',
  summary: 'Current entitlements, signed for the phone',
  reply: z.object({ entitlements: entitlementsSchema, proof: proofSchema, serverTime: z.string() }),
});
