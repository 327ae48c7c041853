import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { language, sessionView } from './contract-session.ts';

/** Sign-in by phone number: a code of six digits proves the number. */

const phone = z.string().check(z.maxLength(40));
const code = z.string().check(z.maxLength(20));
export const codeChannels = ['sms', 'whatsapp'] as const;

export const sendPhoneCode = operation({
  id: 'people.send_phone_code',
  method: 'POST',
  path: '/api/auth/phone/code',
  access: 'anyone',
  perMinute: 60,
  summary:
    'Send a code of six digits to a phone number. The answer is the same whether or not the number has an account.',
  body: z.object({ phone, channel: z.enum(codeChannels), language: z.optional(language) }),
  reply: z.object({
    /** The number as it is stored: +254… */
    phone: z.string(),
    minutes: z.int(),
    /** The code itself, on a development server that sends no messages; otherwise null. */
    shown_code: z.nullable(z.string()),
  }),
  refusals: {
    'people.phone_wrong': 422,
    'people.phone_off': 404,
    'people.too_many_codes': 429,
    'people.code_not_sent': 502,
  },
});

const codeRefusals = {
  'people.phone_wrong': 422,
  'people.code_wrong': 422,
  'people.code_late': 410,
} as const;

export const verifyPhone = operation({
  id: 'people.verify_phone',
  method: 'POST',
  path: '/api/auth/phone/verify',
  access: 'anyone',
  perMinute: 60,
  summary: 'Sign in with the code that was sent to a phone number; opens an account for a new number.',
  body: z.object({
    phone,
    code,
    language: z.optional(language),
    /** After `people.phone_silent…`: open a new account; the old one loses this number. */
    start_new: z.optional(z.boolean()),
  }),
  reply: z.object({ session: sessionView, is_new: z.boolean() }),
  refusals: {
    ...codeRefusals,
    'people.phone_silent': 409,
    'people.phone_silent_email': 409,
    'people.suspended': 403,
    'people.too_many_tries': 429,
  },
});

export const setPhone = operation({
  id: 'people.set_phone',
  method: 'POST',
  path: '/api/auth/phone',
  access: 'user',
  perMinute: 20,
  summary: 'Sign in to my account by this phone number, proven by its code; replaces my former number.',
  body: z.object({ phone, code }),
  reply: z.object({ phone: z.string() }),
  refusals: { ...codeRefusals, 'people.phone_taken': 409, 'people.too_many_tries': 429 },
});
