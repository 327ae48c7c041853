-- One sequence a user: its row is locked first by everything that changes the user's rows,
-- so numbers become visible in the order they were taken and a cursor never skips a late commit.
create table sync_users (
  user_id uuid primary key,
  seq bigint not null default 0,
  -- Tombstones up to here were purged; a device with an older cursor starts again.
  floor bigint not null default 0
);

-- What was answered to each command, so that the same command is applied once.
create table sync_commands (
  user_id uuid not null,
  id uuid not null,
  name text not null,
  outcome jsonb not null,
  seq bigint not null,
  device_time text not null,
  received_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- The newest change of each private row; `deleted` is its tombstone.
create table sync_log (
  user_id uuid not null,
  kind text not null,
  row_id text not null,
  seq bigint not null,
  deleted boolean not null,
  at timestamptz not null default now(),
  primary key (user_id, kind, row_id)
);
create index sync_log_by_seq on sync_log (user_id, seq);
create index sync_log_tombstones on sync_log (at) where deleted;

-- Facts that other features react to, written in the transaction that made them true.
create table events (
  user_id uuid not null,
  id uuid not null,
  seq bigint,
  name text not null,
  payload jsonb not null,
  at timestamptz not null default now(),
  primary key (user_id, id)
);

create table photos (
  user_id uuid not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  size integer not null,
  type text not null,
  width integer not null,
  height integer not null,
  stored_at timestamptz not null default now(),
  primary key (user_id, hash)
);
create table photo_uploads (
  user_id uuid not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  size integer not null,
  started_at timestamptz not null default now(),
  primary key (user_id, hash)
);
create index photo_uploads_started on photo_uploads (started_at);
create table photo_parts (
  user_id uuid not null,
  hash text not null,
  start integer not null,
  bytes bytea not null,
  primary key (user_id, hash, start),
  foreign key (user_id, hash) references photo_uploads (user_id, hash) on delete cascade
);

alter table sync_users enable row level security;
alter table sync_users force row level security;
alter table sync_commands enable row level security;
alter table sync_commands force row level security;
alter table sync_log enable row level security;
alter table sync_log force row level security;
alter table events enable row level security;
alter table events force row level security;
alter table photos enable row level security;
alter table photos force row level security;
alter table photo_uploads enable row level security;
alter table photo_uploads force row level security;
alter table photo_parts enable row level security;
alter table photo_parts force row level security;
create policy own_rows on sync_users using (user_id = app_user_id() or app_is_system());
create policy own_rows on sync_commands using (user_id = app_user_id() or app_is_system());
create policy own_rows on sync_log using (user_id = app_user_id() or app_is_system());
create policy own_rows on events using (user_id = app_user_id() or app_is_system());
create policy own_rows on photos using (user_id = app_user_id() or app_is_system());
create policy own_rows on photo_uploads using (user_id = app_user_id() or app_is_system());
create policy own_rows on photo_parts using (user_id = app_user_id() or app_is_system());
