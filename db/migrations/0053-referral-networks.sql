-- Networks of the two sides of an open invitation, by day, as keyed hashes: a reward without a confirmed number or a payment needs
-- use from another network than the inviter's. Deleted after 30 days.
create table referral_networks (
  user_id uuid not null,
  -- In Nairobi.
  day date not null,
  network_hash text not null,
  -- Work on the farm arrived from here on that day.
  used boolean not null,
  seen_at timestamptz not null,
  primary key (user_id, day, network_hash)
);
create index referral_networks_seen on referral_networks (seen_at);
alter table referral_networks enable row level security;
alter table referral_networks force row level security;
create policy own_rows on referral_networks for select using (user_id = app_user_id() or app_is_system());
create policy system_writes on referral_networks using (app_is_system()) with check (app_is_system());

-- The network from which the friend accepted the invitation; emptied after 30 days.
alter table referrals add column claim_network text;
create index referrals_claim_network on referrals (created_at) where claim_network is not null;
