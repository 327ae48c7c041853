-- What grows on a field. Columns as exports keep them (FDC-17), and beside kilograms and hectares what the farmer typed.
create table crops (
  id uuid not null,
  user_id uuid not null,
  field_id uuid not null,
  crop_type text not null,
  variety text,
  variety_class text,
  status text not null check (status in ('planning', 'planted', 'growing', 'harvested', 'failed')),
  area_planted double precision check (area_planted > 0),
  area_size double precision,
  area_unit text,
  planting_date date,
  expected_harvest_date date,
  harvest_source text check (harvest_source in ('own', 'calendar', 'model', 'estimate')),
  harvest_from date,
  harvest_to date,
  altitude_band text,
  county text,
  harvested_on date,
  actual_yield double precision check (actual_yield >= 0),
  actual_yield_size double precision,
  actual_yield_unit text,
  expected_yield double precision check (expected_yield >= 0),
  expected_yield_size double precision,
  expected_yield_unit text,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  check (expected_harvest_date > planting_date),
  check (harvested_on >= planting_date),
  -- At commit: the field goes first, then what listens to its going.
  foreign key (user_id, field_id) references fields (user_id, id) deferrable initially deferred
);
create index crops_of_field on crops (user_id, field_id);
alter table crops enable row level security;
alter table crops force row level security;
create policy own_rows on crops using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
