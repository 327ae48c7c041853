-- What a pass of the satellite showed of a plot. Shares from 0 to 1; indices are means over the plot, without a unit.
-- plot: a hash of the boundary it was read with; another boundary is another plot. of: 'plot', or 'around' where it is too small for a number of its own.
create table satellite_readings (
  user_id uuid not null,
  field_id uuid not null,
  scene text not null,
  plot text not null,
  at timestamptz not null,
  of text not null check (of in ('plot', 'around')),
  hidden text check (hidden in ('cloud', 'outside', 'hidden')),
  cloud float8 not null check (cloud between 0 and 1.000001),
  seen float8 not null check (seen between 0 and 1.000001),
  pixels float8 not null check (pixels >= 0),
  ndvi_median float8 check (ndvi_median between -1 and 1),
  indices jsonb,
  primary key (user_id, field_id, plot, scene)
);
create index satellite_readings_newest on satellite_readings (user_id, field_id, plot, at desc);
-- The newest clear pass of a plot with its report and its pictures, which the phone keeps.
create table satellite_results (
  user_id uuid not null,
  id uuid not null,
  plot text not null,
  scene text not null,
  at timestamptz not null,
  report jsonb not null,
  pictures jsonb not null,
  analysed_at timestamptz not null,
  primary key (user_id, id)
);
-- One analysis: asked for by the farmer, or by the watch over Pro fields. How far it is, is written as it goes.
create table satellite_runs (
  user_id uuid not null,
  id uuid not null,
  field_id uuid not null,
  asked boolean not null,
  state text not null check (state in ('waiting', 'working', 'done', 'failed')),
  progress jsonb,
  failure text,
  bytes bigint not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (user_id, id)
);
create index satellite_runs_newest on satellite_runs (user_id, created_at desc);
create unique index satellite_runs_open on satellite_runs (user_id, field_id) where state in ('waiting', 'working');
do $$ declare t text; begin
  foreach t in array array['satellite_readings', 'satellite_results', 'satellite_runs'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_rows on %I using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system())', t);
  end loop;
end $$;
