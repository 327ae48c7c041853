import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { roles } from './domain/roles.ts';

export const MAX_RESULTS = 20;

export const staffPerson = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
  role: z.enum(roles),
  verified: z.boolean(),
  joined_at: z.string(),
  last_sign_in: z.nullable(z.string()),
  suspended_at: z.nullable(z.string()),
  suspended_why: z.nullable(z.string()),
});
export type StaffPerson = z.output<typeof staffPerson>;

/** The staff's reason: stored in the log, and shown to a suspended user. */
const why = z.string().check(z.trim(), z.minLength(3), z.maxLength(300));
const person = z.object({ id: idSchema });

export const findPeople = operation({
  id: 'people.find',
  method: 'GET',
  path: '/api/admin/people',
  access: 'admin',
  perMinute: 120,
  summary:
    'Accounts whose e-mail, name or phone number holds this text, the newest first; with fewer than two signs the newest of all.',
  query: z.object({ q: z.optional(z.string().check(z.maxLength(120))) }),
  reply: z.object({ people: z.array(staffPerson), more: z.boolean() }),
});

export const suspend = operation({
  id: 'people.suspend',
  method: 'POST',
  path: '/api/admin/people/:id/suspend',
  access: 'admin',
  perMinute: 60,
  summary: 'Suspend an account: end its sessions and refuse new ones. Its data stays.',
  params: person,
  body: z.object({ why }),
  reply: z.object({ suspended: z.boolean() }),
  refusals: { 'people.unknown_person': 404, 'people.no_staff': 409 },
});

export const restore = operation({
  id: 'people.restore',
  method: 'POST',
  path: '/api/admin/people/:id/restore',
  access: 'admin',
  perMinute: 60,
  summary: 'Lets a suspended account in again.',
  params: person,
  body: z.object({ why }),
  reply: z.object({ suspended: z.boolean() }),
  refusals: { 'people.unknown_person': 404 },
});

export const sendReset = operation({
  id: 'people.send_reset',
  method: 'POST',
  path: '/api/admin/people/:id/reset',
  access: 'admin',
  perMinute: 30,
  summary: 'Sends a user the mail with the link to set a new password; nobody else sees the link.',
  params: person,
  body: z.object({ why }),
  reply: z.object({ sent: z.literal(true) }),
  refusals: { 'people.unknown_person': 404, 'people.no_email': 409 },
});
