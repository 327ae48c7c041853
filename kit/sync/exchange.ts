import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/ids.ts';

/** One exchange: at most this many commands, and this many bytes of them. A slow link gets through with less. */
export const BATCH_COMMANDS = 50;
export const BATCH_BYTES = 256 * 1024;
/** Rows in one reply at most; a phone whose replies do not get through asks for fewer. */
export const PAGE_ROWS = 1000;

/** Acts of this phone that a screen may show beyond its cursor; more are not told. */
export const MOST_ACTS = 1000;

/**
 * What the screen showed when the farmer decided. It is how the server knows what another phone did
 * meanwhile: clocks of phones lie, and what was on the screen does not.
 */
const sight = z.object({
  /** Everything the server had numbered up to here was on the screen … */
  cursor: z.int().check(z.gte(0)),
  /** … and these commands of this phone, which the server may number later. */
  acts: z.array(idSchema).check(z.maxLength(MOST_ACTS)),
  /** The columns an edit changes, as they were. */
  was: z.optional(z.record(z.string().check(z.maxLength(80)), z.unknown())),
});
export type Sight = z.output<typeof sight>;

const sentCommand = z.object({
  id: idSchema,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  args: z.unknown(),
  /** Evidence only: a phone's clock may be a year off. */
  deviceTime: z.string().check(z.maxLength(40)),
  sight: z.optional(sight),
});
export type SentCommand = z.output<typeof sentCommand>;

const details = z.record(z.string(), z.union([z.string(), z.number()]));

/** A row that another phone added or changed. */
const unseenRow = z.object({ kind: z.string(), id: z.string(), added: z.boolean() });
export type UnseenRow = z.output<typeof unseenRow>;
export const MAX_UNSEEN = 50;

/**
 * `retry`: not applied, send again later. `fault` marks the one command that failed; the commands behind it
 * were not tried, so that nothing overtakes what it may depend on.
 */
const outcome = z.discriminatedUnion('result', [
  /** `replaced`: values that another phone had set and this command set anew. */
  z.object({
    result: z.literal('applied'),
    id: z.string(),
    seq: z.number(),
    replaced: z.optional(z.record(z.string(), z.unknown())),
  }),
  z.object({
    result: z.literal('refused'),
    id: z.string(),
    code: z.string(),
    details: z.optional(details),
    /** Of a deletion: what another phone did that this one had not shown (at most `MAX_UNSEEN` rows) … */
    unseen: z.optional(z.array(unseenRow)),
    /** How many rows there are, where the list was cut … */
    unseenTotal: z.optional(z.number()),
    /** … up to this number of the sequence. */
    upTo: z.optional(z.number()),
  }),
  z.object({ result: z.literal('retry'), id: z.string(), fault: z.boolean() }),
]);
export type Outcome = z.output<typeof outcome>;

const changedRow = z.object({
  kind: z.string(),
  id: z.string(),
  /** Null: the row was deleted. */
  row: z.nullable(z.record(z.string(), z.unknown())),
});
export type ChangedRow = z.output<typeof changedRow>;

export const changesSchema = z.object({
  rows: z.array(changedRow),
  /** Everything up to here is on the device once these rows are. */
  cursor: z.number(),
  /** The server's newest number; a command applied above it was lost with a restored backup. */
  head: z.number(),
  more: z.boolean(),
  /** The device's cursor means nothing here any more: these rows start again from nothing. */
  restart: z.boolean(),
});
export type Changes = z.output<typeof changesSchema>;

export const syncExchange = operation({
  id: 'sync.exchange',
  method: 'POST',
  path: '/api/sync',
  summary: 'Waiting commands up, everything that changed down.',
  access: 'user',
  bodyLimit: BATCH_BYTES + 64 * 1024,
  perMinute: 240,
  body: z.object({
    userId: idSchema,
    cursor: z.int().check(z.gte(0)),
    /** Further pages of a restart: a cursor below the purged tombstones is then no reason for another one. */
    restarting: z.boolean(),
    rows: z.optional(z.int().check(z.gte(1), z.lte(PAGE_ROWS))),
    /** The live door told of this number: a replica that has not come so far is passed by. */
    atLeast: z.optional(z.int().check(z.gte(0))),
    commands: z.array(sentCommand).check(z.maxLength(BATCH_COMMANDS)),
  }),
  reply: z.object({ outcomes: z.array(outcome), changes: changesSchema, serverTime: z.string() }),
  refusals: { 'sync.other_user': 409 },
});
export type SyncReply = z.output<typeof syncExchange.reply>;
