-- Who allowed what, when, and to which wording; a change is a new row, never another one's edit.
create table consents (
  user_id uuid not null,
  id uuid not null,
  purpose text not null,
  given boolean not null,
  wording integer not null,
  language text not null check (language in ('en', 'sw')),
  at timestamptz not null,
  primary key (user_id, id)
);
create index consents_newest on consents (user_id, purpose, at desc, id desc);
alter table consents enable row level security;
alter table consents force row level security;
create policy consents_read on consents for select using (user_id = app_user_id() or app_is_system());
create policy consents_add on consents for insert with check (user_id = app_user_id() or app_is_system());
create policy consents_purge on consents for delete using (app_is_system());

-- How often a screen was opened on a day. Nothing in it says by whom.
create table page_counts (
  day date not null,
  page text not null,
  n bigint not null,
  primary key (day, page)
);
alter table page_counts enable row level security;
alter table page_counts force row level security;
create policy system_only on page_counts using (app_is_system()) with check (app_is_system());

-- What only a phone or another farmer can tell; all else of a farmer's memory is read from where it lies.
alter table user_memory
  add column last_insight_shown text,
  add column last_pro_suggestion text,
  add column last_fertilizer_plan text,
  add column invites_sent integer not null default 0,
  add column referrer_id uuid;

-- A copy that is made in the background; its file lies in the storage until `expires_at`.
create table data_exports (
  user_id uuid not null,
  id uuid not null,
  photos boolean not null,
  state text not null check (state in ('waiting', 'making', 'ready', 'failed')),
  done bigint not null default 0,
  total bigint not null default 0,
  bytes bigint,
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz not null,
  primary key (user_id, id)
);
create index data_exports_over on data_exports (expires_at);
alter table data_exports enable row level security;
alter table data_exports force row level security;
create policy own_rows on data_exports using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
