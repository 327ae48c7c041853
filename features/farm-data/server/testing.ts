import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { ApiClient, openTestServer } from '#apps/server/testing.ts';
import type { RaisedAlert } from '#features/alerts/domain/raised-alert.ts';
import { DAY_MS, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';

export type TestServer = Awaited<ReturnType<typeof openTestServer>>;

export const fieldOf = (over: Record<string, unknown> = {}) => ({
  name: 'fields.add',
  args: {
    id: newId(),
    farm_id: newId(),
    name: 'Shamba la mto',
    size: 1,
    size_unit: 'acres',
    crop_type: 'bean',
    season: '2026',
    soil_type: 'loam',
    irrigation_type: null,
    place: { lat: -0.3031, lng: 36.08, accuracy_m: 9 },
    location_description: 'Njoro',
    ...over,
  },
});
export const cropOf = (fieldId: string) => ({
  name: 'crops.add',
  args: {
    id: newId(),
    field_id: fieldId,
    crop_type: 'maize',
    variety: 'H614',
    variety_class: null,
    status: 'planted',
    area_size: 0.5,
    area_unit: 'acres',
    planting_date: '2026-03-20',
    expected_harvest_date: '2026-09-20',
    harvest_source: 'own',
    harvest_from: null,
    harvest_to: null,
    altitude_band: null,
    county: null,
    expected_yield: 900,
    expected_yield_size: 10,
    expected_yield_unit: 'bag_90kg',
    notes: '=1+1',
  },
});
const eventOf = (fieldId: string, photos: readonly string[]) => ({
  name: 'history.add',
  args: {
    id: newId(),
    field_id: fieldId,
    date: '2026-04-10',
    event_type: 'weeding',
    description: 'Palizi ya kwanza, Gĩthĩga',
    notes: null,
    photos,
    product: null,
    wait_days: null,
    quantity: null,
    quantity_unit: null,
  },
});
export const scanOf = (fieldId: string | null, photo: string | null, over: Record<string, unknown> = {}) => ({
  name: 'scans.save',
  args: {
    id: newId(),
    field_id: fieldId,
    crop_type: 'bean',
    photo,
    severity: 'high',
    affected_area_percentage: 22.5,
    location: { lat: -0.3, lng: 36.1, country: null },
    taken_at: new Date(Date.now() - 8 * DAY_MS).toISOString(),
    known_used: 0,
    outcome: 'answer',
    condition: 'bean___rust',
    confidence: 0.93,
    top3: [{ condition: 'bean___rust', probability: 0.93 }],
    model: 'ab'.repeat(32),
    ...over,
  },
});

const planOf = (fieldId: string) => ({
  name: 'tasks.add_plan',
  args: {
    id: newId(),
    title: 'Mahindi ya masika',
    description: null,
    goal: 'Magunia 20 kwa ekari',
    field_id: fieldId,
    crop_type: 'maize',
    start_date: '2026-03-01',
    end_date: null,
  },
});
const taskOf = (fieldId: string, planId: string) => ({
  name: 'tasks.add',
  args: {
    id: newId(),
    plan_id: planId,
    field_id: fieldId,
    title: 'Palizi ya kwanza',
    description: null,
    due_date: '2026-11-20',
    due_time: null,
    priority: 'high',
    category: 'weeding',
    estimated_duration: 240,
    assigned_to: 'Gĩthĩga',
    assigned_phone: '+254712345678',
    repeat_every: 2,
    repeat_unit: 'week',
    stage: 'vegetative',
    suggestion_key: null,
    rule: null,
    why: null,
    source: null,
    valid_until: null,
  },
});

export const drawnPhoto = async (): Promise<{ hash: string; bytes: Buffer }> => {
  const bytes = await sharp(randomBytes(40 * 40 * 3), { raw: { width: 40, height: 40, channels: 3 } })
    .jpeg()
    .toBuffer();
  return { hash: createHash('sha256').update(bytes).digest('hex'), bytes };
};

export const sendPhoto = async (farmer: ApiClient, hash: string, bytes: Buffer): Promise<void> => {
  const { body } = await farmer.ask('PUT', `/api/photos/${hash}/parts/0?size=${bytes.length}`, { bytes });
  if (!body.complete) throw new Error(JSON.stringify(body));
};

export const makePro = (server: TestServer, { userId }: ApiClient): Promise<number> =>
  server.database.asSystem((tx) =>
    tx.run(sql`
  insert into user_subscriptions (id, user_id, user_email, plan_type, status, activated_at, expires_at)
  values (${newId()}, ${userId}, 'x@example.com', 'monthly', 'active', now(), now() + interval '30 days')`),
  );

const heavyRain: RaisedAlert = {
  rule: 'HEAVY_RAIN',
  theme: 'rain',
  category: 'weather',
  urgency: 4,
  basis: 'published',
  confidence: 'medium',
  doubts: ['forecast'],
  cause: 'rain 2026-11-22',
  crop: 'bean',
  condition: null,
  seen: {
    days: ['2026-11-22'],
    ahead: 1,
    numbers: { rain: 41 },
    conditions: { temperature: 19, humidity: 88, windSpeed: 12, rainfall: 41 },
    nearbyFarmers: 0,
    nearbyOn: null,
  },
  from: '2026-11-22',
  until: '2026-11-22',
  doFirst: [],
  tell: 'now',
};

/** Inserts rows that the farmer's commands never create, because other users or the server write them. */
const insertOtherRows = (server: TestServer, userId: string, scanId: string): Promise<void> =>
  server.database.asSystem(async (tx) => {
    const id = newId();
    const rows = [
      sql`
        insert into expert_reviews (user_id, id, scan_id, status, created_at, outcome, language, asked_at)
        values (${userId}, ${id}, ${scanId}, 'answered', now(), 'answer', 'sw', now())
      `,
      sql`
        insert into expert_review_turns (user_id, review_id, n, asked_at, expert_id, expert_name, answer,
          answered_at)
        values (${userId}, ${id}, 1, now(), ${newId()}, 'Dk. Achieng', 'Ni kutu.', now())
      `,
      sql`
        insert into sighting_reports (id, user_id, scan_id, condition, crop, cell, day, level)
        values (${newId()}, ${userId}, ${scanId}, 'bean___rust', 'bean', '-6:802', '2026-11-20', 'seen')
      `,
      sql`
        insert into sighting_notices (id, user_id, condition, crop, cell, day, level)
        values (${newId()}, ${userId}, 'bean___rust', 'bean', '-6:802', '2026-11-20', 'seen')
      `,
      sql`
        insert into alerts (user_id, id, field_id, rule, theme, cause, category, urgency, valid_from,
          valid_until, raised, forecast_source, forecast_at)
        select ${userId}, ${id}, id, 'HEAVY_RAIN', 'rain', 'rain 2026-11-22', 'weather', 4, '2026-11-22',
          '2026-11-22', ${JSON.stringify(heavyRain)}, 'met-norway', now()
        from fields
        where user_id = ${userId}
        order by created_at, id
        limit 1
      `,
      sql`insert into sync_overwrites (user_id, id, kind, row_id, old_values, new_values, at)
      values (${userId}, ${newId()}, 'field', ${newId()}, '{"name":"Juu"}', '{"name":"Chini"}', now())`,
      sql`
        insert into alert_feedback (user_id, alert_id, rule, answer, answered_at)
        values (${userId}, ${id}, 'HEAVY_RAIN', 'yes', now())
      `,
      sql`
        insert into alert_looks (user_id, field_id, looked_at, forecast_source, forecast_at)
        select ${userId}, id, now(), 'met-norway', now()
        from fields
        where user_id = ${userId}
        order by created_at, id
        limit 1
      `,
      sql`insert into alert_mutes (user_id, theme, muted_at) values (${userId}, 'spray', now())`,
      sql`
        insert into market_reports (user_id, id, kind, crop, market, county, price, measure, each_kg, per_kg,
          day, status)
        values (${userId}, ${newId()}, 'board', 'maize', 'Njoro', 'Nakuru', 90, 'kg', 1, 90, current_date,
          'held')
      `,
      sql`
        insert into supplier_suggestions (id, user_id, name, kind, place, county, own)
        values (${newId()}, ${userId}, 'Duka la Njoro', 'agrovet', 'Njoro', 'Nakuru', false)
      `,
      sql`
        insert into supplier_reports (id, user_id, listing_id, what)
        values (${newId()}, ${userId}, ${newId()}, 'closed')
      `,
      sql`
        insert into supplier_searches (user_id, product, found, at)
        values (${userId}, 'copper', '[]', now())
      `,
      sql`
        insert into supplier_messages (id, user_id, phone, state)
        values (${newId()}, ${userId}, '+254700000000', 'sent')
      `,
      sql`insert into farmer_counties (user_id, county) values (${userId}, 'Nakuru') on conflict do nothing`,
      sql`insert into scan_totals (user_id, removed) values (${userId}, 2) on conflict do nothing`,
      sql`
        insert into user_plans (id, user_id, status, plan_type, current_period_start, current_period_end)
        values (${newId()}, ${userId}, 'active', 'pro', now(), now() + interval '30 days')
      `,
      sql`
        insert into trials (user_id, started_at, ends_at)
        values (${userId}, now(), now() + interval '14 days')
      `,
      sql`
        insert into credit_purses (user_id, month, month_left, kept_left)
        values (${userId}, '2026-11', 19, 0)
      `,
      sql`
        insert into credit_moves (user_id, key, n, out_of, into_, amount, why, at)
        values (${userId}, 'month:2026-11', 1, 'house', 'month', 20, 'month', now()), (${userId}, 'a1', 1,
          'month', 'used', 1, 'answer', now())
      `,
      sql`
        insert into orders (user_id, id, user_email, plan, amount, currency, days, guarantee_days, provider,
          state, created_at, paid_at)
        values (${userId}, ${id}, 'x@example.com', 'monthly', 999, 'KES', 30, 7, 'sandbox', 'paid', now(),
          now())
      `,
      sql`
        insert into payments (user_id, id, order_id, user_email, status, created_at, amount, currency,
          provider, merchant_reference)
        values (${userId}, ${id}, ${id}, 'x@example.com', 'COMPLETED', now(), 999, 'KES', 'sandbox', ${id})
      `,
      sql`
        insert into payment_audit (user_id, id, order_id, at, step)
        values (${userId}, ${id}, ${id}, now(), 'paid')
      `,
      sql`
        insert into refund_requests (user_id, id, payment_id, amount, reason, asked_at)
        values (${userId}, ${id}, ${id}, 999, 'Sihitaji', now())
      `,
      sql`
        insert into statements (user_id, id, code, field_id, season, language, content, hash, made_at)
        values (${userId}, ${newId()}, ${newId()}, ${newId()}, '2026', 'sw', '{}', ${'c'.repeat(64)}, now())
      `,
      sql`
        insert into referrals (id, referrer_id, via, message_variant, state, reward_issued,
          premium_bonus_issued, created_at, rewarded_at)
        values (${id}, ${userId}, 'whatsapp', 'sw', 'rewarded', true, true, now(), now())
      `,
      sql`
        insert into referral_achievements (user_id, achievement_id, earned_at)
        values (${userId}, 'first_friend', now())
      `,
      sql`
        insert into referral_leaderboard (user_id, display_name, county, joined_at, invited, rank_position)
        values (${userId}, 'Amina', 'Nakuru', now(), 1, 1)
      `,
      sql`
        insert into premium_referral_bonuses (user_id, referral_id, amount, at)
        values (${userId}, ${id}, 5, now())
      `,
      sql`
        insert into viral_shares (user_id, platform, message_variant, share_count, click_count, created_at)
        values (${userId}, 'whatsapp', 'sw', 2, 1, now())
      `,
      sql`
        insert into referral_clicks (user_id, day, device_hash, via, message_variant, at)
        values (${userId}, current_date, ${newId()}, 'whatsapp', 'sw', now())
      `,
      sql`insert into referral_devices (user_id, device_hash, seen_at) values (${userId}, ${newId()}, now())`,
      sql`
        insert into referral_networks (user_id, day, network_hash, used, seen_at)
        values (${userId}, current_date, ${newId()}, true, now())
      `,
      sql`
        insert into referral_codes (user_id, code)
        values (${userId}, ${newId().replace(/-/g, '').toUpperCase()})
      `,
      sql`
        insert into auth_email_changes (id, user_id, old_email, new_email, confirm_hash, asked_at, expires_at,
          undo_until)
        values (${newId()}, ${userId}, 'a@example.com', 'b@example.com', ${newId()}, now(),
          now() + interval '1 day', now() + interval '7 days')
      `,
      sql`
        insert into account_deletions (user_id, asked_at, purge_at)
        values (${userId}, now(), now() + interval '7 days')
        on conflict do nothing
      `,
      sql`
        insert into notifications (user_id, id, cause, category, urgency, said, url)
        values (${userId}, ${id}, 'alert:1', 'weather', 3,
          ${JSON.stringify({ en: { title: 'Rain', text: 'Rain' }, sw: { title: 'Mvua', text: 'Mvua' } })},
          '/alerts')
      `,
      sql`
        insert into deliveries (user_id, id, notification_id, cause, channel, state, due_at, until)
        values (${userId}, ${newId()}, ${id}, 'alert:1', 'email', 'handed', now(), now())
      `,
      sql`
        insert into contact_identities (user_id, id, channel, address, phone, verified_at)
        values (${userId}, ${newId()}, 'whatsapp', ${`+2547${Math.random().toString().slice(2, 10)}`},
          '+254712000000', now())
      `,
      sql`
        insert into contact_codes (user_id, id, channel, address, code_hash, sent_at, expires_at)
        values (${userId}, ${newId()}, 'sms', '+254712000000', 'x', now(), now())
      `,
      sql`
        insert into push_subscriptions (user_id, id, endpoint, p256dh, auth, session_id)
        select ${userId}, ${newId()}, ${`https://fcm.googleapis.com/fcm/send/${newId()}`}, 'x', 'x', id
        from auth_sessions
        where user_id = ${userId}
        limit 1
      `,
      sql`
        insert into data_exports (user_id, id, photos, state, asked_at, expires_at)
        values (${userId}, ${id}, true, 'waiting', now(), now() + interval '1 day')
      `,
      // Removed by a moderator, so only its author can read it.
      sql`
        insert into community_questions (user_id, id, title, content, category_id, language, state, reason,
          created_at)
        values (${userId}, ${newId()}, 'Viwavi kwenye mahindi', 'Wanakula majani, nifanye nini?',
          'pest_management', 'sw', 'removed', 'moderator', now())
      `,
      sql`
        insert into community_answers (user_id, id, question_id, asker_id, content, state, reason, created_at)
        values (${userId}, ${newId()}, ${newId()}, ${newId()}, 'Tumia majivu kwenye mche.', 'removed',
          'moderator', now())
      `,
      sql`
        insert into text_questions (user_id, question_id, way, address, asked_at)
        values (${userId}, ${newId()}, 'sms', '+254712000000', now())
      `,
      sql`
        insert into community_votes (user_id, target_id, target, value, at)
        values (${userId}, ${newId()}, 'question', 1, now())
      `,
      sql`
        insert into community_bookmarks (user_id, question_id, created_at)
        values (${userId}, ${newId()}, now())
      `,
      sql`
        insert into community_blocks (user_id, blocked_id, created_at)
        values (${userId}, ${newId()}, now())
      `,
      sql`
        insert into community_reports (user_id, id, target, target_id, reason, created_at)
        values (${userId}, ${newId()}, 'question', ${newId()}, 'spam', now())
      `,
      sql`
        insert into community_history (user_id, id, target_id, act, title, content, at)
        values (${userId}, ${newId()}, ${id}, 'edited', 'Viwavi', 'Wanakula majani', now())
      `,
      sql`
        insert into community_views (user_id, question_id, day)
        values (${userId}, ${newId()}, current_date)
      `,
      // Taken down by the staff, so only its owner can read it.
      sql`
        insert into sell_offers (user_id, id, crop, grade, quantity, unit, total_kg, county, ready_from,
          state, standing, reason, created_at, ends_at)
        values (${userId}, ${id}, 'maize', 'ungraded', 5, 'bag_90kg', 450, 'Nakuru', current_date, 'closed',
          'removed', 'moderator', now(), now())
      `,
      sql`
        insert into sell_replies (user_id, id, offer_id, seller_id, price, state, created_at)
        values (${userId}, ${newId()}, ${newId()}, ${newId()}, 3600, 'withdrawn', now())
      `,
      // Shown to a user, so that the cleanup keeps it.
      sql`
        insert into sell_contacts (user_id, id, phone, shown_to)
        values (${userId}, ${id}, '+254712000000', ${newId()})
      `,
      sql`
        insert into sell_reports (user_id, id, target, target_id, reason, created_at)
        values (${userId}, ${newId()}, 'offer', ${newId()}, 'spam', now())
      `,
      sql`
        insert into price_alerts (user_id, id, crop, direction, price, unit, per_kg, created_at)
        values (${userId}, ${newId()}, 'maize', 'above', 4000, 'bag_90kg', 44.4, now())
      `,
      sql`
        insert into market_reports (user_id, id, kind, crop, market, county, price, measure, each_kg, per_kg,
          day, status)
        values (${userId}, ${newId()}, 'board', 'maize', 'Kangemi', 'Nairobi', 4000, 'bag_90kg', 90, 44.4,
          current_date, 'counted')
      `,
      sql`
        insert into satellite_readings (user_id, field_id, scene, plot, at, of, cloud, seen, pixels,
          ndvi_median, indices)
        values (${userId}, ${newId()}, 'S2', 'p', now(), 'plot', 0, 1, 40, 0.7, '{}')
      `,
      sql`
        insert into satellite_results (user_id, id, plot, scene, at, report, pictures, analysed_at)
        values (${userId}, ${newId()}, 'p', 'S2', now(), '{}', '[]', now())
      `,
      sql`
        insert into satellite_runs (user_id, id, field_id, asked, state, created_at)
        values (${userId}, ${newId()}, ${newId()}, true, 'done', now())
      `,
      sql`insert into satellite_watch (user_id, field_id, next_at) values (${userId}, ${newId()}, now())`,
      sql`
        insert into yield_predictions (user_id, id, crop_type, predicted_yield, low_yield, high_yield,
          confidence_score, asked, factors, soil_data, created_at)
        values (${userId}, ${newId()}, 'maize', 2900, 1500, 5500, 40, '{}', '[]', '{}', now())
      `,
      sql`
        insert into chat_conversations (user_id, id, title, created_at, updated_at)
        values (${userId}, ${id}, 'Viwavi', now(), now())
      `,
      sql`
        insert into chat_messages (user_id, id, conversation_id, role, content, language, created_at)
        values (${userId}, ${newId()}, ${id}, 'user', 'Viwavi kwenye mahindi', 'sw', now())
      `,
      sql`
        insert into chat_asks (user_id, id, conversation_id, question_id, act, is_running, started_at)
        values (${userId}, ${newId()}, ${id}, ${newId()}, 'answer', false, now())
      `,
      sql`insert into photo_uploads (user_id, hash, size) values (${userId}, ${'d'.repeat(64)}, 100)`,
      sql`
        insert into photo_parts (user_id, hash, start, bytes)
        values (${userId}, ${'d'.repeat(64)}, 0, ${Buffer.from('half')})
      `,
    ];
    for (const row of rows) await tx.run(row);
  });

/** A farmer with rows in every table that can hold personal data. */
export const createFarmerWithAllData = async (server: TestServer) => {
  const farmer = await server.farmer();
  await makePro(server, farmer);
  const [field, second] = [
    fieldOf(),
    fieldOf({ name: '=HYPERLINK("http://x")', size: 0.25, size_unit: 'hectares' }),
  ];
  const [leaf, weeds] = [await drawnPhoto(), await drawnPhoto()];
  const scan = scanOf(field.args.id, leaf.hash);
  const plan = planOf(field.args.id);
  const { outcomes } = await farmer.sync([
    field,
    second,
    cropOf(field.args.id),
    eventOf(field.args.id, [weeds.hash]),
    scan,
    scanOf(null, null),
    {
      name: 'outcomes.answer',
      args: {
        scan_id: scan.args.id,
        step: 7,
        answer: 'better',
        doings: ['organic'],
        cost_kes: 300,
        saved_amount: null,
        saved_unit: null,
        photo: null,
      },
    },
    { name: 'outcomes.pause', args: { scan_id: scan.args.id, until: null } },
    plan,
    taskOf(field.args.id, plan.args.id),
    { name: 'tasks.judge_suggestion', args: { key: 'weeding:1', verdict: 'ignored' } },
    {
      name: 'organic.complete',
      args: {
        day: dayInNairobi(new Date()),
        action: 'compost_heap',
        field_id: field.args.id,
        crop_type: null,
      },
    },
    { name: 'sightings.follow', args: { cell: '-6:802', active: true } },
    { name: 'notify.set', args: { toggle: 'market_alerts', on: false } },
    {
      name: 'notify.set_whatsapp',
      args: { enabled: true, number: '+254712000000', agreed: 'Send me messages' },
    },
    { name: 'donations.set', args: { purpose: 'train', given: true } },
    { name: 'training.enrol', args: { id: 'make-compost', remind_on: null } },
    { name: 'privacy.consent', args: { purpose: 'page_counts', given: true, wording: 1, language: 'sw' } },
  ]);
  const refused = outcomes.filter((o: { result: string }) => o.result !== 'applied');
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
  for (const { hash, bytes } of [leaf, weeds]) await sendPhoto(farmer, hash, bytes);
  await insertOtherRows(server, farmer.userId, scan.args.id);
  return { farmer, fieldIds: [field.args.id, second.args.id], scanId: scan.args.id, photos: [leaf, weeds] };
};
