-- What is remembered of a farmer beside the profile; today the switches of what may be sent.
create table user_memory (
  user_id uuid primary key,
  email_notifications boolean not null default true,
  push_notifications boolean not null default true,
  weather_alerts boolean not null default true,
  market_alerts boolean not null default true,
  task_reminders boolean not null default true,
  weekly_reports boolean not null default false,
  whatsapp_notifications boolean not null default false,
  updated_at timestamptz not null default now()
);
create table notification_preferences (
  user_id uuid primary key,
  whatsapp_enabled boolean not null default false,
  whatsapp_number text not null default '',
  sms_enabled boolean not null default false,
  sms_number text not null default '',
  digest_hour smallint not null default 7 check (digest_hour between 6 and 20),
  time_zone text not null default 'Africa/Nairobi',
  updated_at timestamptz not null default now()
);

-- A way to reach somebody outside the app. Without `verified_at` nothing is sent there but a code.
create table contact_identities (
  user_id uuid not null,
  id uuid not null,
  channel text not null check (channel in ('whatsapp', 'sms')),
  -- What the channel calls them: a number with its +, or WhatsApp's own id of somebody who shows no number.
  address text not null,
  phone text,
  verified_at timestamptz,
  -- WhatsApp takes free text for a day after this.
  last_inbound_at timestamptz,
  opted_out_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, channel, address)
);
create unique index contact_identities_one_owner on contact_identities (channel, address) where verified_at is not null;
create index contact_identities_phone on contact_identities (channel, phone) where verified_at is not null;

create table contact_codes (
  user_id uuid not null,
  id uuid not null,
  channel text not null,
  address text not null,
  code_hash text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, id)
);
create index contact_codes_address on contact_codes (channel, address, sent_at);

-- Who agreed to what, when, in which words and where; never changed afterwards.
create table contact_consents (
  user_id uuid not null,
  id uuid not null,
  channel text not null,
  address text not null,
  given boolean not null,
  text text not null,
  source text not null,
  at timestamptz not null default now(),
  primary key (user_id, id)
);

create table push_subscriptions (
  user_id uuid not null,
  id uuid not null,
  -- The browser's own address; it belongs to whoever signed in there last.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  session_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- Everything that was or will be said to a farmer, once for each cause.
create table notifications (
  user_id uuid not null,
  id uuid not null,
  cause text not null,
  category text not null,
  urgency smallint not null check (urgency between 1 and 5),
  -- { en: { title, text }, sw: { title, text } }
  said jsonb not null,
  url text not null,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, cause)
);
create index notifications_age on notifications (created_at);

-- The outbox of messages: one row for each cause and channel, so that nothing is said twice there.
create table deliveries (
  user_id uuid not null,
  id uuid not null,
  -- Null for a digest, which says several at once.
  notification_id uuid,
  cause text not null,
  channel text not null,
  state text not null check (state in ('waiting', 'folded', 'sending', 'handed', 'delivered', 'read', 'failed', 'unknown', 'dropped')),
  -- The digest's delivery that says it.
  digest_id uuid,
  due_at timestamptz not null,
  until timestamptz not null,
  tries integer not null default 0,
  provider_id text,
  why text,
  claimed_at timestamptz,
  handed_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, cause, channel),
  foreign key (user_id, notification_id) references notifications (user_id, id) on delete cascade
);
create index deliveries_open on deliveries (due_at) where state in ('waiting', 'sending');
create index deliveries_provider on deliveries (channel, provider_id) where provider_id is not null;
create index deliveries_digest on deliveries (user_id, digest_id) where digest_id is not null;
create index deliveries_notification on deliveries (user_id, notification_id);

-- Messages of other services that were taken in already; they come again for days.
create table seen_hooks (
  source text not null,
  id text not null,
  at timestamptz not null default now(),
  primary key (source, id)
);
create index seen_hooks_age on seen_hooks (at);

alter table user_memory enable row level security;
alter table user_memory force row level security;
alter table notification_preferences enable row level security;
alter table notification_preferences force row level security;
alter table contact_identities enable row level security;
alter table contact_identities force row level security;
alter table contact_codes enable row level security;
alter table contact_codes force row level security;
alter table contact_consents enable row level security;
alter table contact_consents force row level security;
alter table push_subscriptions enable row level security;
alter table push_subscriptions force row level security;
alter table notifications enable row level security;
alter table notifications force row level security;
alter table deliveries enable row level security;
alter table deliveries force row level security;
create policy own_rows on user_memory using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on notification_preferences using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on contact_identities using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on contact_codes using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on contact_consents using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on push_subscriptions using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on notifications using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on deliveries using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
