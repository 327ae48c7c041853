import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { command } from '#kit/sync/commands.ts';
import { roles } from './domain/roles.ts';

/** The part of the contract that every visit needs; the rest loads with the sign-in screens. */
export const language = z.enum(['en', 'sw']);

export const sessionView = z.object({
  userId: idSchema,
  email: z.string(),
  emailVerified: z.boolean(),
  /** Proven by a code: signs in to this account. */
  phone: z.optional(z.nullable(z.string())),
  name: z.string(),
  role: z.enum(roles),
  language,
  sessionId: z.string(),
});

export const refreshSession = operation({
  id: 'people.refresh',
  method: 'POST',
  path: '/api/auth/refresh',
  access: 'user',
  perMinute: 30,
  summary: 'Extend this session.',
  reply: z.object({ session: sessionView, expiresAt: z.string() }),
});

/** The only part of a profile that can be changed offline. */
export const setLanguage = command('people.set_language', z.strictObject({ language }));
