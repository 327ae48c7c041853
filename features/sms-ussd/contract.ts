import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';

const params = z.object({ secret: z.string().check(z.maxLength(200)) });

/** Africa's Talking does not sign its requests, so the secret in the path authenticates them */
export const inboundSmsWebhook = operation({
  id: 'text_line.sms',
  method: 'POST',
  path: '/api/hooks/sms/:secret/in',
  access: 'anyone',
  summary: 'Receives an SMS to our short code',
  rawBodyLimit: 16 * 1024,
  params,
  reply: z.object({ ok: z.literal(true) }),
  refusals: { 'hooks.unknown': 404 },
});
export const ussdWebhook = operation({
  id: 'text_line.ussd',
  method: 'POST',
  path: '/api/hooks/ussd/:secret',
  access: 'anyone',
  summary: 'One step of a USSD session, with all previous input',
  rawBodyLimit: 16 * 1024,
  params,
  reply: z.string(),
  replyType: 'text/plain',
  refusals: { 'hooks.unknown': 404 },
});
