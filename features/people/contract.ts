import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { language, sessionView } from './contract-session.ts';
import { roles } from './domain/roles.ts';

export { sendPhoneCode, setPhone, verifyPhone } from './contract-phone.ts';
export { refreshSession, sessionView, setLanguage } from './contract-session.ts';

const text = (max: number) => z.string().check(z.maxLength(max));
const email = text(300);
const password = text(1000);
/** The target of a link in a mail: a path in this app, never another site. */
const place = z.string().check(z.regex(/^\/(?![/\\])[\w\-/?=&%.]*$/), z.maxLength(200));

const passwordRefusals = {
  'people.password_floor': 422,
  'people.password_short': 422,
  'people.password_long': 422,
  'people.password_common': 422,
  'people.password_personal': 422,
  'people.password_simple': 422,
} as const;

export const signIn = operation({
  id: 'people.sign_in',
  method: 'POST',
  path: '/api/auth/sign-in',
  access: 'anyone',
  perMinute: 60,
  summary: 'Sign in with e-mail and password; the session is a cookie.',
  body: z.object({ email, password }),
  reply: z.object({ session: sessionView }),
  refusals: {
    'people.email_invalid': 422,
    'people.unknown_email': 404,
    'people.wrong_password': 401,
    'people.no_password': 409,
    'people.suspended': 403,
    'people.too_many_tries': 429,
  },
});

export const signUp = operation({
  id: 'people.sign_up',
  method: 'POST',
  path: '/api/auth/sign-up',
  access: 'anyone',
  perMinute: 30,
  summary: 'Create an account, sign it in and send a mail that confirms the address.',
  body: z.object({
    email,
    password,
    name: z.optional(text(100)),
    language: z.optional(language),
    redirect: z.optional(place),
  }),
  reply: z.object({ session: sessionView, mailSent: z.boolean() }),
  refusals: { 'people.email_invalid': 422, 'people.email_taken': 409, ...passwordRefusals },
});

export const signOut = operation({
  id: 'people.sign_out',
  method: 'POST',
  path: '/api/auth/sign-out',
  access: 'anyone',
  summary: 'End this session on the server and in the browser.',
  reply: z.object({ signedOut: z.literal(true) }),
});

export const readSession = operation({
  id: 'people.session',
  method: 'GET',
  path: '/api/auth/session',
  access: 'anyone',
  summary: 'Who is signed in, or nobody.',
  reply: z.object({ session: z.nullable(sessionView) }),
});

export const requestReset = operation({
  id: 'people.request_reset',
  method: 'POST',
  path: '/api/auth/request-reset',
  access: 'anyone',
  perMinute: 20,
  summary:
    'Send a mail with a link to set a new password. The answer is the same whether or not the address has an account.',
  body: z.object({ email, redirect: z.optional(z.string()), language: z.optional(language) }),
  reply: z.object({ sent: z.literal(true) }),
  refusals: { 'people.email_invalid': 422 },
});

export const resetPassword = operation({
  id: 'people.reset',
  method: 'POST',
  path: '/api/auth/reset',
  access: 'anyone',
  perMinute: 20,
  summary: 'Set a new password with the token of the mail; every session of the account ends.',
  body: z.object({ token: text(200), password }),
  reply: z.object({ updated: z.literal(true) }),
  refusals: { 'people.token_invalid': 410, ...passwordRefusals },
});

export const sendVerification = operation({
  id: 'people.send_verification',
  method: 'POST',
  path: '/api/auth/send-verification',
  access: 'user',
  perMinute: 5,
  summary: 'Send the mail that confirms the address again.',
  reply: z.object({ sent: z.literal(true) }),
  refusals: { 'people.already_verified': 409, 'people.too_many_tries': 429 },
});

export const verifyEmail = operation({
  id: 'people.verify_email',
  method: 'GET',
  path: '/api/auth/verify-email',
  access: 'anyone',
  perMinute: 30,
  summary: 'Confirm the e-mail address by the link in the mail; redirects to the app.',
  query: z.object({ token: text(2000), redirect: z.optional(place) }),
  reply: z.null(),
  isRedirect: true,
});

export const googleStart = operation({
  id: 'people.google',
  method: 'POST',
  path: '/api/auth/google',
  access: 'anyone',
  perMinute: 30,
  summary: 'The Google address where sign-in continues.',
  reply: z.object({ url: z.string() }),
  refusals: { 'people.google_off': 404 },
});

export const googleCallback = operation({
  id: 'people.google_callback',
  method: 'GET',
  path: '/api/auth/callback/google',
  access: 'anyone',
  perMinute: 60,
  summary: 'Google’s redirect target; redirects to /auth/callback with a session or an error.',
  query: z.object({
    state: z.optional(text(500)),
    code: z.optional(text(2000)),
    error: z.optional(text(200)),
    error_description: z.optional(text(500)),
    iss: z.optional(text(200)),
  }),
  reply: z.null(),
  isRedirect: true,
  refusals: { 'people.google_off': 404 },
});

export const profile = z.object({
  id: idSchema,
  email: z.string(),
  full_name: z.string(),
  avatar_url: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
  preferred_language: language,
  onboarding_completed: z.boolean(),
  onboarding_completed_at: z.nullable(z.string()),
});

export const readMe = operation({
  id: 'people.me',
  method: 'GET',
  path: '/api/auth/me',
  access: 'user',
  summary: 'My own profile.',
  reply: profile,
});

export const updateMe = operation({
  id: 'people.update_me',
  method: 'PATCH',
  path: '/api/auth/me',
  access: 'user',
  perMinute: 60,
  summary: 'Record that onboarding is completed.',
  body: z.object({
    onboarding_complete: z.boolean(),
    onboarding_completed_at: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
  }),
  reply: profile,
});

export const changePassword = operation({
  id: 'people.password',
  method: 'POST',
  path: '/api/auth/password',
  access: 'user',
  perMinute: 10,
  summary: 'Change my password; my other sessions end.',
  body: z.object({ current: password, password }),
  reply: z.object({ updated: z.literal(true) }),
  refusals: {
    'people.wrong_password': 422,
    'people.no_password': 409,
    'people.too_many_tries': 429,
    ...passwordRefusals,
  },
});

export const grantRole = operation({
  id: 'people.grant_role',
  method: 'PUT',
  path: '/api/people/role',
  access: 'admin',
  perMinute: 60,
  summary: 'Set an account’s role: farmer, expert or admin.',
  body: z.object({ email, role: z.enum(roles), why: z.optional(z.string().check(z.maxLength(300))) }),
  reply: z.object({ userId: idSchema, role: z.enum(roles) }),
  refusals: {
    'people.email_invalid': 422,
    'people.unknown_email': 404,
    'people.email_unproven': 409,
    'people.last_admin': 409,
  },
});
