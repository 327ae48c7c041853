import * as z from 'zod/mini';
import { sessionView } from '#features/people/contract-session.ts';
import { entitlementsSchema, proofSchema } from '#features/plans/contract-check.ts';
import { operation } from '#kit/pure/contract.ts';
import { changesSchema } from '#kit/sync/exchange.ts';
import { startRequest } from './start-request.ts';

/** The request at startup: returns the session, permissions, first rows and a cursor. */
export const start = operation({
  ...startRequest,
  access: 'anyone',
  summary: 'Everything a device needs to open',
  query: z.object({
    /** The user that the device's cursor belongs to; rows are returned only when that user is signed in. */
    user: z.optional(z.string()),
    cursor: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
  }),
  reply: z.object({
    session: z.nullable(sessionView),
    entitlements: z.nullable(entitlementsSchema),
    proof: z.nullable(proofSchema),
    changes: z.nullable(changesSchema),
    google: z.object({ available: z.boolean(), reason: z.optional(z.string()) }),
    phone: z.optional(z.object({ sms: z.boolean(), whatsapp: z.boolean() })),
    /** A development server offers its sample village. */
    village: z.optional(z.literal(true)),
    /** Credits pay for answers of an outside language model. */
    model: z.optional(z.literal(true)),
    supportUrl: z.nullable(z.string()),
    version: z.string(),
    serverTime: z.string(),
  }),
});
