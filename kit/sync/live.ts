import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';

export const MAX_TOPICS = 8;

/**
 * Server-sent events that say what moved and how far, never what it is. `hello` and `again` ({"rows":17}):
 * this is how far things are now; after `again` other topics may have moved unheard. A plain message
 * ({"rows":18}): these moved. `bye` ({"why":…}): the server ends it.
 */
export const liveStream = operation({
  id: 'live.stream',
  method: 'GET',
  path: '/api/live',
  access: 'user',
  summary: 'What moved, as server-sent events; it is fetched in the usual way.',
  query: z.object({
    /**
     * Public topics beside one's own, with commas between; those that are not offered are left out of what is
     * heard.
     */
    topics: z.optional(
      z.string().check(z.maxLength(500), z.regex(/^[a-z]+:[\w-]{1,60}(,[a-z]+:[\w-]{1,60}){0,7}$/)),
    ),
  }),
  reply: z.string(),
  replyType: 'text/event-stream',
  isEndless: true,
});

/** By topic how far it moved; 0 where nothing counts. */
export type Moved = Readonly<Record<string, number>>;
/** The session ended; the account has newer streams than it may have; the server stops and comes back. */
export type Bye = 'signed_out' | 'crowded' | 'restart';
