import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';

export const MAX_TOPICS = 8;

/**
 * Server-sent events that name what changed and up to which number, never the content. `hello` and `again`
 * ({"rows":17}): the current numbers; after `again` messages of other topics may have been missed. A plain
 * message ({"rows":18}): these changed. `bye` ({"why":…}): the server closes the stream.
 */
export const liveStream = operation({
  id: 'live.stream',
  method: 'GET',
  path: '/api/live',
  access: 'user',
  summary: 'What moved, as server-sent events; it is fetched in the usual way.',
  query: z.object({
    /** Public topics besides the user's own, separated by commas; unknown ones are ignored. */
    topics: z.optional(
      z.string().check(z.maxLength(500), z.regex(/^[a-z]+:[\w-]{1,60}(,[a-z]+:[\w-]{1,60}){0,7}$/)),
    ),
  }),
  reply: z.string(),
  replyType: 'text/event-stream',
  isEndless: true,
});

/** Newest sequence number by topic; 0 for topics without numbers. */
export type TopicPositions = Readonly<Record<string, number>>;
/** The session ended; the account has too many newer streams; the server is restarting. */
export type CloseReason = 'signed_out' | 'crowded' | 'restart';
