-- A farmer's own warning about one leaf check: never a point, only a cell of some 5 km.
create table sighting_reports (
  id uuid not null,
  user_id uuid not null,
  scan_id uuid not null,
  condition text not null,
  crop text not null,
  cell text not null,
  day date not null,
  level text not null check (level in ('claimed', 'unmatched', 'refuted', 'seen', 'confirmed')),
  -- How many phones were told; null until they were.
  notified integer,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, scan_id)
);
create index sighting_reports_area on sighting_reports (cell, day) where level in ('seen', 'confirmed');
create index sighting_reports_age on sighting_reports (created_at);

create table sighting_follows (
  user_id uuid primary key,
  cell text not null,
  active boolean not null,
  updated_at timestamptz not null default now()
);
create index sighting_follows_cell on sighting_follows (cell) where active;

-- What a follower was told; `id` is the report's, so that one report tells each phone once. Nothing in it leads to who reported.
create table sighting_notices (
  id uuid not null,
  user_id uuid not null,
  condition text not null,
  crop text not null,
  cell text not null,
  day date not null,
  level text not null,
  read boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index sighting_notices_report on sighting_notices (id);
create index sighting_notices_age on sighting_notices (created_at);

alter table sighting_reports enable row level security;
alter table sighting_reports force row level security;
alter table sighting_follows enable row level security;
alter table sighting_follows force row level security;
alter table sighting_notices enable row level security;
alter table sighting_notices force row level security;
create policy own_rows on sighting_reports using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on sighting_follows using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on sighting_notices using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
