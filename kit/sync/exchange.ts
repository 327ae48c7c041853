import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { BATCH_BYTES, BATCH_COMMANDS, MAX_PENDING, PAGE_ROWS } from './limits.ts';
import { exchangeRequest } from './requests.ts';

/**
 * The base version of an edit: what the screen showed when the user decided. The server compares it with what
 * other devices did since. Device clocks are not reliable enough for this.
 */
const sight = z.object({
  /** All changes up to this sequence number were shown … */
  cursor: z.int().check(z.gte(0)),
  /** … and these commands of this device, which may get higher numbers. */
  acts: z.array(idSchema).check(z.maxLength(MAX_PENDING)),
  /** Previous values of the columns that the edit changes. */
  was: z.optional(z.record(z.string().check(z.maxLength(80)), z.unknown())),
});
export type BaseVersion = z.output<typeof sight>;

const sentCommand = z.object({
  id: idSchema,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  args: z.unknown(),
  /** For information only: a device clock can be wrong by years. */
  deviceTime: z.string().check(z.maxLength(40)),
  sight: z.optional(sight),
});
export type SentCommand = z.output<typeof sentCommand>;

const details = z.record(z.string(), z.union([z.string(), z.number()]));

/** A row that another device added or changed. */
const unseenRow = z.object({ kind: z.string(), id: z.string(), added: z.boolean() });
export type UnseenRow = z.output<typeof unseenRow>;

/**
 * `retry`: not applied, to be sent again later. `fault` marks the command that failed. Later commands were
 * not tried, because they may depend on it.
 */
const outcome = z.discriminatedUnion('result', [
  /** `replaced`: values of another device that this command overwrote. */
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
    /** For a deletion: changes of another device that this one had not shown (at most `MAX_UNSEEN` rows) … */
    unseen: z.optional(z.array(unseenRow)),
    /** The total number of rows when the list is cut … */
    unseenTotal: z.optional(z.number()),
    /** … up to this sequence number. */
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
  /** Once the device has these rows, it is complete up to this sequence number. */
  cursor: z.number(),
  /** The server's newest number. Commands applied above it were lost when a backup was restored. */
  head: z.number(),
  more: z.boolean(),
  /** The device's cursor is no longer valid: these rows start from zero. */
  restart: z.boolean(),
});
export type Changes = z.output<typeof changesSchema>;

export const syncExchange = operation({
  ...exchangeRequest,
  summary: 'Waiting commands up, everything that changed down.',
  access: 'user',
  bodyLimit: BATCH_BYTES + 64 * 1024,
  perMinute: 240,
  body: z.object({
    userId: idSchema,
    cursor: z.int().check(z.gte(0)),
    /** A further page of a restart: a cursor below the purged tombstones then causes no new restart. */
    restarting: z.boolean(),
    rows: z.optional(z.int().check(z.gte(1), z.lte(PAGE_ROWS))),
    /** Sequence number from the live stream; a database replica that lags behind it is not used. */
    atLeast: z.optional(z.int().check(z.gte(0))),
    commands: z.array(sentCommand).check(z.maxLength(BATCH_COMMANDS)),
  }),
  reply: z.object({ outcomes: z.array(outcome), changes: changesSchema, serverTime: z.string() }),
  refusals: { 'sync.other_user': 409 },
});
export type SyncReply = z.output<typeof syncExchange.reply>;
