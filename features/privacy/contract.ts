import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { command, synced } from '#kit/sync/commands.ts';
import { purposes } from './domain/consent.ts';
import { PAGE_PATTERN } from './domain/pages.ts';

/** `wording`, `language`: identify the text shown beside the switch. */
export const setConsent = command(
  'privacy.consent',
  z.object({
    purpose: z.enum(purposes),
    given: z.boolean(),
    wording: z.int().check(z.minimum(1), z.maximum(999)),
    language: z.enum(['en', 'sw']),
  }),
);

export const consentRows = synced(
  'consent',
  z.object({ id: z.enum(purposes), given: z.boolean(), wording: z.number(), at: z.string() }),
);

const page = z.string().check(z.regex(PAGE_PATTERN));

/** Sent without the cookie, so that the server does not know the user. */
export const countPages = operation({
  id: 'privacy.count_pages',
  method: 'POST',
  path: '/api/pages',
  access: 'anyone',
  perMinute: 60,
  summary: 'Counts the screens opened by users who consented to it (SHL-23)',
  body: z.object({
    pages: z
      .array(z.object({ page, n: z.int().check(z.minimum(1), z.maximum(100)) }))
      .check(z.maxLength(100)),
  }),
  reply: z.object({ kept: z.number() }),
});

export const readPages = operation({
  id: 'privacy.pages',
  method: 'GET',
  path: '/api/pages',
  access: 'operator',
  summary: 'How often each screen was opened, by day',
  query: z.object({ days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(400))) }),
  reply: z.object({ days: z.array(z.object({ day: z.string(), page: z.string(), n: z.number() })) }),
});
