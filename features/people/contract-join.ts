import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';

export const readInvitation = operation({
  id: 'people.invitation',
  method: 'GET',
  path: '/api/join',
  access: 'anyone',
  perMinute: 120,
  summary: 'Whether somebody invites with this code, and how many farmers there are, rounded down.',
  query: z.object({ ref: z.string().check(z.maxLength(60)) }),
  reply: z.object({ known: z.boolean(), farmers: z.nullable(z.int()) }),
});

export const myInvitation = operation({
  id: 'people.my_invitation',
  method: 'POST',
  path: '/api/join/mine',
  access: 'user',
  perMinute: 20,
  summary: 'My own code and the link with it; made when it is first asked for.',
  reply: z.object({ code: z.string(), link: z.string() }),
});
