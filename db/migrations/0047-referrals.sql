-- Who came by whose invitation. A row outlives one of its two people: the other's thanks stand without the name.
create table referrals (
  id uuid primary key,
  referrer_id uuid references auth_users on delete set null,
  referred_id uuid unique references auth_users on delete set null,
  -- Whose row it is, for export and deletion.
  user_id uuid generated always as (referrer_id) stored,
  via text not null,
  message_variant text not null,
  state text not null default 'waiting' check (state in ('waiting', 'held', 'rewarded', 'refused')),
  reasons text[] not null default '{}',
  fraud_score integer not null default 0 check (fraud_score between 0 and 100),
  suspicious_activity boolean not null default false,
  reward_issued boolean not null default false,
  premium_bonus_issued boolean not null default false,
  created_at timestamptz not null,
  rewarded_at timestamptz,
  -- A person of the staff looked at it, and let it pass or not.
  decided_by uuid references auth_users on delete set null,
  decided_at timestamptz,
  note text,
  check (reward_issued = (rewarded_at is not null)),
  check (reward_issued = (state = 'rewarded'))
);
create index referrals_of on referrals (referrer_id, created_at desc);
create index referrals_owner on referrals (user_id);
create index referrals_open on referrals (created_at) where state in ('waiting', 'held');
alter table referrals enable row level security;
alter table referrals force row level security;
create policy both_read on referrals for select using (referrer_id = app_user_id() or referred_id = app_user_id() or app_is_system());
create policy system_writes on referrals using (app_is_system()) with check (app_is_system());

-- One line for each phone and day that opened a link. The hash is salted with the day and forgotten after two: it says of nobody who it was.
create table referral_clicks (
  user_id uuid not null,
  day date not null,
  device_hash text not null,
  network_hash text,
  via text not null,
  message_variant text not null,
  at timestamptz not null,
  primary key (user_id, day, device_hash)
);
create index referral_clicks_hashed on referral_clicks (at) where network_hash is not null;
alter table referral_clicks enable row level security;
alter table referral_clicks force row level security;
create policy own_rows on referral_clicks for select using (user_id = app_user_id() or app_is_system());
create policy system_writes on referral_clicks using (app_is_system()) with check (app_is_system());

-- What became of what was sent, by the way it went and the language it was written in.
create table viral_shares (
  user_id uuid not null,
  platform text not null,
  message_variant text not null,
  share_count integer not null default 0,
  click_count integer not null default 0,
  conversion_count integer not null default 0,
  created_at timestamptz not null,
  primary key (user_id, platform, message_variant)
);
alter table viral_shares enable row level security;
alter table viral_shares force row level security;
create policy own_rows on viral_shares for select using (user_id = app_user_id() or app_is_system());
create policy system_writes on viral_shares using (app_is_system()) with check (app_is_system());

create table referral_achievements (
  user_id uuid not null,
  achievement_id text not null,
  earned_at timestamptz not null,
  -- Nothing is promised for one, so nothing is given.
  reward_credits integer not null default 0,
  primary key (user_id, achievement_id)
);
alter table referral_achievements enable row level security;
alter table referral_achievements force row level security;
create policy own_rows on referral_achievements for select using (user_id = app_user_id() or app_is_system());
create policy system_writes on referral_achievements using (app_is_system()) with check (app_is_system());

-- Only who asked for it: a name they chose, and a county. The places are drawn anew by a job.
create table referral_leaderboard (
  user_id uuid primary key,
  rank_category text not null default 'overall' check (rank_category = 'overall'),
  rank_position integer,
  invited integer not null default 0,
  display_name text not null,
  county text not null,
  joined_at timestamptz not null
);
create index referral_leaderboard_rank on referral_leaderboard (rank_position);
alter table referral_leaderboard enable row level security;
alter table referral_leaderboard force row level security;
create policy own_rows on referral_leaderboard using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());

create table premium_referral_bonuses (
  user_id uuid not null,
  referral_id uuid not null,
  amount integer not null check (amount > 0),
  at timestamptz not null,
  primary key (user_id, referral_id)
);
alter table premium_referral_bonuses enable row level security;
alter table premium_referral_bonuses force row level security;
create policy own_rows on premium_referral_bonuses for select using (user_id = app_user_id() or app_is_system());
create policy system_writes on premium_referral_bonuses using (app_is_system()) with check (app_is_system());

-- Phones from which somebody shared a link, or came by one: keyed hashes of a number that the phone made up.
create table referral_devices (
  user_id uuid not null,
  device_hash text not null,
  seen_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index referral_devices_hash on referral_devices (device_hash);
create index referral_devices_seen on referral_devices (seen_at);
alter table referral_devices enable row level security;
alter table referral_devices force row level security;
create policy own_rows on referral_devices for select using (user_id = app_user_id() or app_is_system());
create policy system_writes on referral_devices using (app_is_system()) with check (app_is_system());

-- Mailboxes that were thanked, as keyed hashes: who deletes an account and comes again is not thanked again unseen.
create table referral_thanked (
  address_hash text primary key,
  at timestamptz not null
);
create index referral_thanked_at on referral_thanked (at);
alter table referral_thanked enable row level security;
alter table referral_thanked force row level security;
create policy system_rows on referral_thanked using (app_is_system()) with check (app_is_system());

-- Who deletes an account is not kept in the memory of those who came by the code.
create index user_memory_referrer on user_memory (referrer_id) where referrer_id is not null;
alter table user_memory add constraint user_memory_referrer foreign key (referrer_id) references auth_users on delete set null;
