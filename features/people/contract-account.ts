import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { browsers, systems } from './domain/device.ts';

/** Operations on an existing account: its devices and its address. Loads with its own screen. */

const text = (max: number) => z.string().check(z.maxLength(max));
const moment = z.iso.datetime({ offset: true });

export const readAccount = operation({
  id: 'people.account',
  method: 'GET',
  path: '/api/auth/account',
  access: 'user',
  summary: 'My sign-in methods and active sessions.',
  reply: z.object({
    email: z.string(),
    email_verified: z.boolean(),
    has_password: z.boolean(),
    has_google: z.boolean(),
    /** The number that signs in to this account. */
    phone: z.nullable(z.string()),
    /** A new address that is not confirmed yet. */
    pending: z.nullable(z.object({ email: z.string(), until: moment })),
    sessions: z.array(
      z.object({
        id: idSchema,
        here: z.boolean(),
        began: moment,
        /** To the day, because a session's row is written at most once a day. */
        used: moment,
        device: z.object({
          system: z.enum(systems),
          browser: z.enum(browsers),
          model: z.nullable(z.string()),
        }),
      }),
    ),
  }),
});

export const endSession = operation({
  id: 'people.end_session',
  method: 'POST',
  path: '/api/auth/sessions/end',
  access: 'user',
  perMinute: 60,
  summary: 'End one of my sessions on another device, at once.',
  body: z.object({ id: idSchema }),
  reply: z.object({ ended: z.literal(true) }),
  refusals: { 'people.session_gone': 404 },
});

export const signOutOthers = operation({
  id: 'people.sign_out_others',
  method: 'POST',
  path: '/api/auth/sign-out-others',
  access: 'user',
  perMinute: 20,
  summary: 'End all my sessions but this one, at once.',
  reply: z.object({ ended: z.int() }),
});

export const changeEmail = operation({
  id: 'people.change_email',
  method: 'POST',
  path: '/api/auth/email',
  access: 'user',
  perMinute: 10,
  summary:
    'Ask for another e-mail address. Nothing changes before the link in a mail to it is opened; the old address is told.',
  body: z.object({ email: text(300), password: text(1000) }),
  reply: z.object({ email: z.string(), until: moment }),
  refusals: {
    'people.email_invalid': 422,
    'people.email_same': 409,
    'people.email_taken': 409,
    'people.wrong_password': 422,
    'people.password_first': 409,
    'people.too_many_tries': 429,
  },
});

export const cancelEmail = operation({
  id: 'people.cancel_email',
  method: 'POST',
  path: '/api/auth/email/cancel',
  access: 'user',
  perMinute: 20,
  summary: 'Cancel the change of my e-mail address: the link to the new one becomes invalid.',
  reply: z.object({ cancelled: z.literal(true) }),
});

const token = text(100);

export const confirmEmail = operation({
  id: 'people.confirm_email',
  method: 'POST',
  path: '/api/auth/email/confirm',
  access: 'anyone',
  perMinute: 20,
  summary: 'Confirm a new e-mail address by the link in its mail.',
  body: z.object({ token }),
  reply: z.object({ email: z.string() }),
  refusals: {
    'people.link_unknown': 404,
    'people.link_used': 410,
    'people.link_late': 410,
    'people.email_taken': 409,
  },
});

export const undoEmail = operation({
  id: 'people.undo_email',
  method: 'POST',
  path: '/api/auth/email/undo',
  access: 'anyone',
  perMinute: 20,
  summary:
    '"This was not me", from the old address: it stays or comes back, every session ends, and the password no longer works.',
  body: z.object({ token }),
  reply: z.object({ email: z.string() }),
  refusals: { 'people.link_unknown': 404, 'people.link_late': 410, 'people.email_taken': 409 },
});
