-- Prices that were paid at markets (MKT-11, MKT-11b): shared, read by everybody signed in, written by the house alone.
create table market_data (
  id bigint generated always as identity primary key,
  source text not null check (source in ('wfp', 'kamis', 'reported')),
  -- A crop by its key; `variety` is what the source calls it.
  commodity text not null,
  variety text not null,
  grade text not null default '',
  market_name text not null,
  county text,
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  -- Refugee camps have markets of their own: they are never near a farm.
  camp boolean not null default false,
  price_type text not null check (price_type in ('wholesale', 'retail', 'farm_gate')),
  -- As quoted, and what one of its units weighs.
  price double precision not null check (price > 0),
  unit text not null,
  unit_kg double precision not null check (unit_kg > 0),
  currency text not null,
  price_per_kg double precision not null check (price_per_kg > 0),
  -- Kilograms on offer that day, where the source says so.
  volume double precision check (volume >= 0),
  -- Shillings for a dollar, where the source quotes both.
  usd_rate double precision check (usd_rate > 0),
  date date not null,
  -- The farmer's report it comes from; the nil id for prices of a source.
  report_id uuid not null default '00000000-0000-0000-0000-000000000000',
  came_at timestamptz not null default now()
);
create unique index market_data_once on market_data (source, market_name, variety, grade, unit, price_type, date, report_id);
create index market_data_newest on market_data (commodity, date desc, id desc);
create index market_data_day on market_data (date);
alter table market_data enable row level security;
alter table market_data force row level security;
create policy everybody_reads on market_data for select using (true);
create policy house_writes on market_data using (app_is_system()) with check (app_is_system());

-- Every time prices were fetched or brought, how it went.
create table market_imports (
  id uuid primary key,
  source text not null,
  by_admin uuid,
  state text not null check (state in ('running', 'done', 'failed')),
  fault text,
  rows_read integer not null default 0,
  rows_kept integer not null default 0,
  refused jsonb not null default '{}',
  changed integer not null default 0,
  began_at timestamptz not null default now(),
  ended_at timestamptz
);
create index market_imports_newest on market_imports (began_at desc);
create unique index market_imports_one on market_imports (source) where state = 'running';
alter table market_imports enable row level security;
alter table market_imports force row level security;
create policy house_only on market_imports using (app_is_system());

-- What a farmer read on a board, or was offered at the gate.
create table market_reports (
  user_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('board', 'offer')),
  crop text not null,
  market text not null,
  county text not null,
  price double precision not null check (price > 0),
  measure text not null,
  each_kg double precision not null check (each_kg > 0),
  per_kg double precision not null check (per_kg > 0),
  day date not null,
  photo text check (photo ~ '^[0-9a-f]{64}$'),
  status text not null check (status in ('counted', 'held', 'refused')),
  -- Beside what it was weighed: the median it was measured with, null where nothing was there.
  against double precision,
  created_at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  primary key (user_id, id)
);
create index market_reports_held on market_reports (created_at, id) where status = 'held';
create index market_reports_photo on market_reports (user_id, photo) where photo is not null;
alter table market_reports enable row level security;
alter table market_reports force row level security;
create policy own_rows on market_reports using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
