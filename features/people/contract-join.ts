import * as z from 'zod/mini';
import { cachedOperation, operation } from '#kit/pure/contract.ts';

export const readInvitation = operation({
  id: 'people.invitation',
  method: 'GET',
  path: '/api/join',
  access: 'anyone',
  perMinute: 120,
  summary: 'Whether this referral code exists, and the number of farmers, rounded down.',
  query: z.object({ ref: z.string().check(z.maxLength(60)) }),
  reply: z.object({ known: z.boolean(), farmers: z.nullable(z.int()) }),
});

export const myInvitation = cachedOperation({
  id: 'people.my_invitation',
  method: 'POST',
  path: '/api/join/mine',
  access: 'user',
  perMinute: 20,
  summary: 'My referral code and link; created on the first request.',
  reply: z.object({ code: z.string(), link: z.string() }),
});
