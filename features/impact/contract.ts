import * as z from 'zod/mini';
import { cachedOperation, operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { command, synced } from '#kit/sync/commands.ts';
import { photoHashSchema } from '#kit/sync/photos.ts';
import { badgeIcons } from './domain/achievements.ts';
import { userTiers } from './domain/county-rank.ts';
import { answerRefusals, answers, treatments, savedUnits } from './domain/outcome.ts';
import { streakTiers } from './domain/streak.ts';

const step = z.union([z.literal(7), z.literal(14)]);
const details = {
  scan_id: idSchema,
  step,
  answer: z.enum(answers),
  doings: z.array(z.enum(treatments)).check(z.maxLength(treatments.length)),
  cost_kes: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(10_000_000))),
  saved_amount: z.nullable(z.number().check(z.gt(0), z.maximum(10_000_000))),
  saved_unit: z.nullable(z.enum(savedUnits)),
  photo: z.nullable(photoHashSchema),
};

export const answerOutcome = command('outcomes.answer', z.object(details), answerRefusals, {
  edits: 'outcome',
  key: ['scan_id', 'step'],
});
/** `until` null: never ask about this leaf. */
export const pauseOutcome = command(
  'outcomes.pause',
  z.object({ scan_id: idSchema, until: z.nullable(z.iso.datetime()) }),
  ['outcomes.scan_not_found'],
  {},
);

export const outcomeRows = synced(
  'outcome',
  z.object({ id: z.string(), ...details, answered_at: z.string() }),
);
export const outcomePauseRows = synced(
  'outcome_pause',
  z.object({ id: z.string(), until: z.nullable(z.string()) }),
);

const range = z.object({ low: z.number(), high: z.number() });
const progress = { percentage: z.number(), current: z.number(), required: z.number() };

export const readOverview = cachedOperation({
  id: 'impact.overview',
  method: 'GET',
  path: '/api/impact/overview',
  access: 'user',
  summary: 'The caller’s checks at a glance: level, streak, next milestone',
  reply: z.object({
    totalScans: z.number(),
    confirmedScans: z.number(),
    /** Answers whose photo the server has not checked yet. */
    waitingScans: z.number(),
    economicSummary: z.nullable(z.object({ totalSaved: z.number(), roi: z.nullable(z.number()) })),
    expertiseLevel: z.nullable(
      z.object({
        level: z.number(),
        title: z.string(),
        description: z.string(),
        nextLevelTitle: z.nullable(z.string()),
        progress: z.object(progress),
      }),
    ),
    currentStreak: z.number(),
    longestStreak: z.number(),
    streakTier: z.enum(streakTiers),
    nextMilestone: z.object({
      reward: z.string(),
      current: z.number(),
      target: z.number(),
      progressPercentage: z.number(),
    }),
  }),
});

export const readEconomic = cachedOperation({
  id: 'impact.economic',
  method: 'GET',
  path: '/api/impact/economic',
  access: 'user',
  summary: 'Value of the confirmed checks in US dollars; null while none is confirmed',
  reply: z.object({
    economic: z.nullable(
      z.object({
        confirmed: z.number(),
        unknown: z.number(),
        totalSaved: z.number(),
        totalSavedRange: range,
        spent: z.number(),
        spentKes: z.number(),
        roi: z.nullable(z.number()),
        roiRange: z.nullable(range),
        totalValueCreated: z.number(),
        totalValueCreatedRange: range,
      }),
    ),
    kesPerUsd: z.number(),
    competitiveAdvantage: z.nullable(z.string()),
  }),
});

const standing = z.object({
  userTier: z.enum(userTiers),
  scansVsAverage: z.number(),
  percentile: z.number(),
  farmers: z.number(),
  county: z.string(),
});
const badge = { id: z.string(), icon: z.enum(badgeIcons), title: z.string() };

export const readAchievements = cachedOperation({
  id: 'impact.achievements',
  method: 'GET',
  path: '/api/impact/achievements',
  access: 'user',
  summary: 'The caller’s badges, and the rank among active farmers of the county',
  reply: z.object({
    unlockedBadges: z.array(z.object({ ...badge, completed: z.literal(true) })),
    inProgressBadges: z.array(z.object({ ...badge, progress: z.number(), maxProgress: z.number() })),
    socialComparison: z.nullable(standing),
    /** For completed organic actions. They have no monetary value. */
    organicPoints: z.optional(z.number()),
  }),
});

export const readPlaces = cachedOperation({
  id: 'impact.places',
  method: 'GET',
  path: '/api/impact/places',
  access: 'user',
  summary: 'Fields and counties of the caller’s checks, most checks first',
  reply: z.object({
    places: z.array(
      z.object({
        fieldId: z.nullable(z.string()),
        name: z.nullable(z.string()),
        county: z.nullable(z.string()),
        checks: z.number(),
        sick: z.number(),
        lastCheck: z.string(),
        /** The most frequent disease there. */
        condition: z.nullable(z.string()),
      }),
    ),
  }),
});

export const countOutcomes = operation({
  id: 'outcomes.counts',
  method: 'GET',
  path: '/api/outcomes/counts',
  access: 'anyone',
  perMinute: 30,
  summary: 'Answers to "Did it help?" by condition; only conditions with at least 30 answers',
  reply: z.object({
    least: z.number(),
    answered: z.number(),
    conditions: z.array(
      z.object({
        condition: z.string(),
        n: z.number(),
        better: z.number(),
        same: z.number(),
        worse: z.number(),
        did_nothing: z.number(),
      }),
    ),
  }),
});
