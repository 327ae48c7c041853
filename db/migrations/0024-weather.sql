-- The last forecast of each square of 0.1° that somebody's field lies in, or asked for. Nothing in it says who.
create table weather_cells (
  cell text primary key,
  forecast jsonb,
  -- Its days from the day it was fetched on, as every model reads them.
  days jsonb,
  source text,
  fetched_at timestamptz,
  -- When the source may be asked again: the hour of this cell, or later when the source says so.
  next_at timestamptz not null default now(),
  -- What the source called this version, for asking only whether it changed.
  version text,
  -- One server at a time asks for a cell.
  claimed_until timestamptz,
  -- Whether the source's own past was asked for.
  past_asked boolean not null default false,
  wanted_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index weather_cells_wanted on weather_cells (wanted_at);

-- Days that have passed, one row a cell and day; kept so that models have a past.
create table weather_days (
  cell text not null,
  day date not null,
  source text not null,
  weather jsonb not null,
  primary key (cell, day)
);
create index weather_days_day on weather_days (day);

-- How each source behaved lately, for all servers together.
create table weather_sources (
  source text primary key,
  failures integer not null default 0,
  resting_until timestamptz,
  asked bigint not null default 0
);

alter table weather_cells enable row level security;
alter table weather_cells force row level security;
alter table weather_days enable row level security;
alter table weather_days force row level security;
alter table weather_sources enable row level security;
alter table weather_sources force row level security;
create policy public_read on weather_cells for select using (true);
create policy house_writes on weather_cells using (app_is_system()) with check (app_is_system());
create policy public_read on weather_days for select using (true);
create policy house_writes on weather_days using (app_is_system()) with check (app_is_system());
create policy system_only on weather_sources using (app_is_system()) with check (app_is_system());
