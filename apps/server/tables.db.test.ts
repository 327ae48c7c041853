import { expect, test } from 'vitest';
import { openTestServer } from '#apps/server/testing.ts';
import { sql } from '#kit/server/database/database.ts';
import { testDatabase } from '#kit/server/database/testing.ts';

/** Table names that the ledger gives to farmers' data; tables of parts that are not built yet do not exist. */
const seeds = [
  'user_subscriptions',
  'user_plans',
  'payments',
  'profiles',
  'notification_preferences',
  'user_memory',
  'farms',
  'fields',
  'crop_scans',
  'tasks',
  'farm_plans',
  'farm_plan_tasks',
  'community_questions',
  'resources',
  'yield_predictions',
  'market_data',
  'referrals',
  'referral_achievements',
  'referral_leaderboard',
  'viral_shares',
  'premium_referral_bonuses',
];
const built = [
  'community_questions',
  'crop_scans',
  'farm_plan_tasks',
  'farm_plans',
  'farms',
  'fields',
  'market_data',
  'notification_preferences',
  'payments',
  'premium_referral_bonuses',
  'profiles',
  'referral_achievements',
  'referral_leaderboard',
  'referrals',
  'resources',
  'user_memory',
  'user_plans',
  'user_subscriptions',
  'viral_shares',
  'yield_predictions',
];
/** Tables that the ledger does not name and that no feature declares: shared data, logs, hashed numbers. */
const shared = [
  'alert_days',
  'chat_model_days',
  'community_experts',
  'community_lexemes',
  'community_repairs',
  'community_search',
  'community_totals',
  'community_trending',
  'community_vocabulary',
  'county_activity',
  'donated_photos',
  'donated_sets',
  'market_imports',
  'money_book',
  'page_counts',
  'price_alert_latest',
  'purged_users',
  'referral_numbers',
  'referral_thanked',
  'reminder_days',
  'satellite_days',
  'staff_acts',
  'supplier_audit',
  'supplier_listings',
  // People without an account, for three days.
  'text_registrations',
  'trial_numbers',
];
/**
 * Internal tables: accounts, limits, sync, photos, the number of deleted counted scans, the cached part of
 * OpenStreetMap, weather per cell, and requests per minute.
 */
const own =
  /^(auth_|sync_|photo|places|weather_|request_minutes$|events$|rate_limits$|scan_totals$|seen_hooks$|schema_migrations$)/;

test('X-18 the tables have the ledger’s names and row security, and no other table contains farm data', async () => {
  const { database, tables: declared, stop } = await openTestServer();
  const tables = await database.many<{ name: string; forced: boolean }>(sql`
    select relname as name, relrowsecurity and relforcerowsecurity as forced from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`);
  const named = tables.filter(({ name }) => seeds.includes(name));
  expect(named).toEqual(built.map((name) => ({ name, forced: true })));
  const others = tables.filter(({ name }) => !seeds.includes(name) && !own.test(name));
  const declaredNames = declared.map(({ table }) => table);
  const undeclared = others
    .map(({ name }) => name)
    .filter((name) => !shared.includes(name) && !declaredNames.includes(name));
  expect(undeclared, "Each of these tables needs a line in its feature's server/tables.ts").toEqual([]);
  const personal = await database.many<{ name: string }>(
    sql`
      select distinct table_name as name
      from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id'
    `,
  );
  const unprotected = others.filter(
    ({ name, forced }) => !forced && personal.some((table) => table.name === name),
  );
  expect(
    unprotected,
    'The migration of each of these tables needs the three lines of row-level security (CONTRIBUTING.md, step 3)',
  ).toEqual([]);
  await stop();
});

test("X-18 profiles has the ledger's columns", async () => {
  const { database } = await testDatabase();
  const columns = await database.many<{ column_name: string }>(
    sql`
      select column_name
      from information_schema.columns
      where table_schema = 'public' and table_name = 'profiles'
    `,
  );
  expect(columns.map((c) => c.column_name)).toEqual(
    expect.arrayContaining([
      'id',
      'email',
      'full_name',
      'avatar_url',
      'onboarding_completed',
      'phone_number',
      'preferred_language',
    ]),
  );
});

/**
 * Fields that the seeds name (S1 to S3, section 3), besides profiles above; a renamed one has its decision
 * record.
 */
const seedColumns: Readonly<Record<string, readonly string[]>> = {
  user_subscriptions: ['id', 'user_id', 'user_email', 'plan_type', 'status', 'activated_at', 'expires_at'],
  user_plans: ['user_id', 'status', 'plan_type'],
  payments: [
    'user_email',
    'status',
    'amount',
    'created_at',
    'order_tracking_id',
    'merchant_reference',
    'payment_method',
    'confirmation_code',
  ],
  notification_preferences: ['user_id', 'whatsapp_enabled', 'whatsapp_number', 'updated_at'],
  user_memory: [
    'user_id',
    'email_notifications',
    'push_notifications',
    'weather_alerts',
    'market_alerts',
    'task_reminders',
    'weekly_reports',
    'whatsapp_notifications',
  ],
  crop_scans: [
    'user_id',
    'crop_type',
    'disease_name',
    'scientific_name',
    'confidence_score',
    'severity',
    'affected_area_percentage',
    'location_lat',
    'location_lng',
    'location_country',
    'symptoms',
    'immediate_actions',
    'preventive_measures',
    'organic_solutions',
    'inorganic_solutions',
    'recommended_products',
    'yield_loss_percentage',
    'revenue_loss_usd',
    'treatment_cost_usd',
    'recovery_timeline',
    'spread_risk',
    'source_api',
    'result_data',
  ],
  community_questions: [
    'id',
    'title',
    'content',
    'category_id',
    'crop_type',
    'farming_method',
    'tags',
    'images',
    'location',
    'user_id',
    'status',
    'vote_score',
    'answer_count',
    'view_count',
    'created_at',
    'ai_preliminary_answer',
    'ai_confidence_score',
  ],
  referral_achievements: ['user_id', 'achievement_id', 'earned_at', 'reward_credits'],
  referral_leaderboard: ['user_id', 'rank_category', 'rank_position'],
  premium_referral_bonuses: ['user_id', 'amount'],
  viral_shares: ['user_id', 'platform', 'share_count', 'click_count'],
  farm_plan_tasks: ['id', 'user_id', 'title', 'status', 'priority', 'due_date'],
};

test('X-13 the seed tables have the specified field names', async () => {
  const { database } = await testDatabase();
  const columns = await database.many<{ at: string }>(
    sql`
      select table_name || '.' || column_name as at
      from information_schema.columns
      where table_schema = 'public'
    `,
  );
  const known = new Set(columns.map(({ at }) => at));
  const wanted = Object.entries(seedColumns).flatMap(([table, names]) =>
    names.map((name) => `${table}.${name}`),
  );
  expect(wanted.filter((name) => !known.has(name))).toEqual([]);
});
