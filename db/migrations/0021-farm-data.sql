-- A season's statement as it was printed: `hash` is that of the PDF's bytes, `content` what stands on it.
create table statements (
  user_id uuid not null,
  id uuid not null,
  code text not null unique,
  field_id uuid not null,
  season text not null,
  language text not null check (language in ('en', 'sw')),
  content jsonb not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  primary key (user_id, id)
);
create index statements_newest on statements (user_id, made_at desc);
-- An account that was given up, until it is purged; signing in again takes the row away.
create table account_deletions (
  user_id uuid primary key,
  asked_at timestamptz not null,
  purge_at timestamptz not null
);
create index account_deletions_due on account_deletions (purge_at);
alter table statements enable row level security;
alter table statements force row level security;
alter table account_deletions enable row level security;
alter table account_deletions force row level security;
create policy own_rows on statements using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on account_deletions using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
