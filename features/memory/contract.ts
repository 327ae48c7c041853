import * as z from 'zod/mini';
import { toggles } from '#features/notify/domain/channels.ts';
import { operation } from '#kit/pure/contract.ts';
import { command } from '#kit/sync/commands.ts';

const note = z.optional(z.string().check(z.minLength(1), z.maxLength(200)));

/** The three things that only the phone knows; any other name is refused. */
export const noteMemory = command(
  'memory.note',
  z.strictObject({ lastInsightShown: note, lastProSuggestion: note, lastFertilizerPlan: note }),
);

const nullableText = z.nullable(z.string());

/**
 * The remembered facts about a farmer, under the names other programs use (SET-15). Computed on read, except
 * the notes.
 */
export const memory = z.object({
  farmerName: z.string(),
  preferredLanguage: z.enum(['en', 'sw']),
  firstTimeUser: z.boolean(),
  lastLogin: nullableText,
  lastFieldCount: z.number(),
  fieldLocations: z.array(z.object({ name: z.nullable(z.string()), lat: z.number(), lng: z.number() })),
  recentCropsPlanted: z.array(z.string()),
  lastUsedFeature: z.nullable(z.string()),
  featureUsageCount: z.record(z.string(), z.number()),
  /** `waiting` (unsent items) is known to the phone only. */
  syncStatus: z.enum(['synced', 'never']),
  lastSyncedAt: nullableText,
  whatsappOptIn: z.boolean(),
  whatsappPhoneNumber: z.string(),
  premiumTrialActivated: z.boolean(),
  proTrialDaysRemaining: z.number(),
  proExpirationDate: nullableText,
  lastInsightShown: nullableText,
  lastProSuggestion: nullableText,
  lastFertilizerPlan: nullableText,
  invitesSent: z.number(),
  referrerId: nullableText,
  ...(Object.fromEntries(toggles.map((toggle) => [toggle, z.boolean()])) as Record<
    (typeof toggles)[number],
    ReturnType<typeof z.boolean>
  >),
});
export type Memory = z.output<typeof memory>;

export const readMemory = operation({
  id: 'memory.mine',
  method: 'GET',
  path: '/api/memory',
  access: 'user',
  summary: 'Stored facts about the current user, other than the farm (SET-15)',
  perMinute: 60,
  reply: memory,
});
