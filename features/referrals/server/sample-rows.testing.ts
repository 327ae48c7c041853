import { newId } from '#kit/pure/ids.ts';
import type { SampleRows } from '#kit/server/data-tables.ts';
import { sql } from '#kit/server/database/database.ts';

export const sampleRows: SampleRows = ({ userId }) => {
  const id = newId();
  return [
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
  ];
};
