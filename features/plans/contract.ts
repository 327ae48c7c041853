import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { entitlementsSchema } from './contract-check.ts';
import { creditActions } from './domain/credits.ts';

const count = z.int().check(z.minimum(0));

/** The plan as this account's own pages show it. */
const planView = z.object({
  entitlements: entitlementsSchema,
  trial: z.object({
    /** A tap can start it now. */
    available: z.boolean(),
    /** Why it is not available, or what must be done first. */
    why: z.nullable(z.enum(['used', 'number_needed', 'number_used'])),
    running: z.boolean(),
    endsAt: z.nullable(z.string()),
    daysLeft: count,
  }),
  credits: z.object({
    left: count,
    /** `ofMonth` expires with the month; `kept` does not. */
    ofMonth: count,
    kept: count,
    /** What the plan gives each month. */
    monthly: count,
    renewsAt: z.string(),
    costs: z.record(z.enum(creditActions), count),
    last: z.array(z.object({ why: z.string(), amount: z.number(), at: z.string() })),
  }),
});

export const readPlan = operation({
  id: 'plans.read',
  method: 'GET',
  path: '/api/plan',
  access: 'user',
  summary: 'My plan, my trial and my credits',
  reply: planView,
});

export const startTrial = operation({
  id: 'plans.start_trial',
  method: 'POST',
  path: '/api/plan/trial',
  access: 'user',
  summary: 'Start the fourteen-day Pro trial, once per account',
  perMinute: 10,
  body: z.object({}),
  reply: planView,
  refusals: { 'plans.trial_used': 409, 'plans.trial_number_needed': 409, 'plans.trial_number_used': 409 },
});

/** Refusals of operations that cost credits or belong to Pro. */
export const planRefusals = {
  'plans.pro_only': 403,
  'plans.limit_reached': 403,
  'plans.no_credits': 402,
} as const;
