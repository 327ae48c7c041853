import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/ids.ts';
import { platforms, variants } from './domain/channels.ts';
import { reasons } from './domain/fraud.ts';
import { periods } from './domain/period.ts';
import { achievementIds, states } from './domain/reward.ts';

const count = z.int().check(z.minimum(0));
const code = z.string().check(z.maxLength(60));
/** A number that the phone made up for this; only keyed hashes of it are stored. */
const device = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const way = { via: z.enum(platforms), variant: z.enum(variants) };
const state = z.enum(states);
const why = z.array(z.enum(reasons));

export const clickLink = operation({
  id: 'referrals.click',
  method: 'POST',
  path: '/api/join/click',
  access: 'anyone',
  perMinute: 30,
  summary: 'A link to /join was opened: counted once for each phone and day, without address or name.',
  body: z.object({ ref: code, ...way, device }),
  reply: z.object({}),
});

export const claimInvitation = operation({
  id: 'referrals.claim',
  method: 'POST',
  path: '/api/referrals/claim',
  access: 'user',
  perMinute: 20,
  summary: 'The code that brought me here, kept as `referrerId` in my memory (JOI-10)',
  body: z.object({ code, ...way, device }),
  reply: z.object({ referrerId: idSchema, state }),
  refusals: {
    'referrals.unknown_code': 404,
    'referrals.own_code': 409,
    'referrals.too_late': 409,
    'referrals.other_referrer': 409,
  },
});

/** REF-13: called after a claim, and as often as one likes: the thanks are given once. */
export const referralCredit = operation({
  id: 'referrals.credit',
  method: 'POST',
  path: '/api/referral-credit',
  access: 'user',
  perMinute: 30,
  summary:
    'The reward for both sides, when it is due: e-mail confirmed, a field or leaf check, and a confirmed number, a payment or a week of use',
  body: z.object({ referrerId: idSchema, referredId: idSchema }),
  reply: z.object({ state, reward_issued: z.boolean(), reasons: why, credits: count }),
  refusals: { 'referrals.not_found': 404 },
});

export const referralRow = z.object({
  id: idSchema,
  referred_id: z.nullable(idSchema),
  created_at: z.string(),
  rewarded_at: z.nullable(z.string()),
  reward_issued: z.boolean(),
  state,
  reasons: why,
  premium_bonus_issued: z.boolean(),
  note: z.nullable(z.string()),
});
export type ReferralRow = z.output<typeof referralRow>;

export const myReferrals = operation({
  id: 'referrals.mine',
  method: 'POST',
  path: '/api/referrals',
  access: 'user',
  perMinute: 60,
  summary:
    'My code, my link, whom I brought (the newest hundred), and what was given for it; the code is made when it is first asked for',
  /** The phone on which the code is read: a second account made on it is no friend (REF-14). */
  query: z.object({ device: z.optional(device) }),
  reply: z.object({
    code: z.string(),
    link: z.string(),
    /**
     * `credits` is ten for each in `count`; `bonus` what paying friends added; `usable` what of both is not
     * used yet, and the `answers` it buys.
     */
    stats: z.object({
      count,
      credits: count,
      bonus: count,
      usable: count,
      answers: count,
      waiting: count,
      held: count,
    }),
    referrals: z.array(referralRow),
    /** The state of the reward for having joined by an invitation; null for users who joined without one. */
    came: z.nullable(
      z.object({
        state,
        reasons: why,
        verified: z.boolean(),
        active: z.boolean(),
        /**
         * A confirmed phone number, or a payment: the reward does not wait. Otherwise it is granted with
         * `use`, from a later day.
         */
        proven: z.boolean(),
        use: z.object({ days: count, needed: count, from: z.string() }),
      }),
    ),
  }),
});
export type MyReferrals = z.output<(typeof myReferrals)['reply']>;

export const shareLink = operation({
  id: 'referrals.share',
  method: 'POST',
  path: '/api/referrals/share',
  access: 'user',
  perMinute: 60,
  summary: 'I sent my link this way',
  body: z.object({ ...way, device }),
  reply: z.object({}),
});

export const referralAnalytics = operation({
  id: 'referrals.analytics',
  method: 'GET',
  path: '/api/referrals/analytics',
  access: 'user',
  perMinute: 60,
  summary: 'Clicks on my link and who joined, from the start of a period; the rate is null without clicks',
  query: z.object({ period: z.enum(periods) }),
  reply: z.object({
    totalClicks: count,
    joined: count,
    rewarded: count,
    conversionRate: z.nullable(z.number()),
  }),
});

const channel = z.object({ platform: z.enum(platforms), shares: count, clicks: count, joins: count });
const place = z.object({
  rank_position: count,
  name: z.string(),
  county: z.string(),
  invited: count,
  mine: z.boolean(),
});

/** Pro. `shares` of a channel are of all time; clicks and joins of the period. */
export const referralInsights = operation({
  id: 'referrals.insights',
  method: 'GET',
  path: '/api/referrals/insights',
  access: 'user',
  perMinute: 60,
  summary: 'Performance, channels, achievements and leaderboard, for Pro',
  query: z.object({ period: z.enum(periods) }),
  reply: z.object({
    /** `from`: the first day of a day, week or month. */
    steps: z.array(z.object({ from: z.string(), clicks: count, joins: count })),
    channels: z.array(channel),
    /** Named in the farmer's own language. `reward_credits`: 0, since nothing is promised for one (DAT-14). */
    achievements: z.array(
      z.object({
        achievement_id: z.enum(achievementIds),
        user_id: idSchema,
        achievement_name: z.string(),
        achievement_description: z.string(),
        achievement_icon: z.enum(['trophy', 'star']),
        needed: count,
        earned_at: z.nullable(z.string()),
        reward_credits: count,
      }),
    ),
    count,
    leaderboard: z.array(place),
    me: z.nullable(z.object({ name: z.string(), county: z.string(), rank_position: z.nullable(count) })),
  }),
  refusals: { 'plans.pro_only': 403 },
});
export type Insights = z.output<(typeof referralInsights)['reply']>;

export const setBoard = operation({
  id: 'referrals.board',
  method: 'POST',
  path: '/api/referrals/leaderboard',
  access: 'user',
  perMinute: 20,
  summary: 'Stand on the leaderboard under this name and county, or, with null, not any more',
  body: z.object({
    shown: z.nullable(
      z.object({ name: z.string().check(z.maxLength(80)), county: z.string().check(z.maxLength(60)) }),
    ),
  }),
  reply: z.object({ shown: z.boolean() }),
  refusals: { 'plans.pro_only': 403, 'referrals.name_wrong': 422, 'referrals.county_unknown': 422 },
});

const person = z.nullable(
  z.object({ name: z.string(), email: z.string(), created_at: z.string(), verified: z.boolean() }),
);
export const heldReferrals = operation({
  id: 'referrals.held',
  method: 'GET',
  path: '/api/admin/referrals',
  access: 'admin',
  summary: 'Invitations that a person has to look at, the oldest first, with the reasons',
  reply: z.object({
    total: count,
    held: z.array(
      z.object({
        id: idSchema,
        created_at: z.string(),
        reasons: why,
        fraud_score: count,
        via: z.string(),
        referrer: person,
        referred: person,
        active: z.boolean(),
        brought: count,
      }),
    ),
  }),
});
export type HeldReferral = z.output<(typeof heldReferrals)['reply']>['held'][number];

export const decideReferral = operation({
  id: 'referrals.decide',
  method: 'POST',
  path: '/api/admin/referrals/:id',
  access: 'admin',
  summary: 'Let an invitation pass, or refuse it with a reason that both read',
  params: z.object({ id: idSchema }),
  body: z.object({ approve: z.boolean(), note: z.string().check(z.maxLength(300)) }),
  reply: z.object({ state }),
  refusals: { 'referrals.not_found': 404, 'referrals.decided': 409, 'referrals.note_missing': 422 },
});
