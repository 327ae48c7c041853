create table farms (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  location text,
  size_unit text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create table fields (
  id uuid not null,
  user_id uuid not null,
  farm_id uuid,
  name text,
  size double precision not null,
  size_unit text not null,
  size_hectares double precision not null check (size_hectares > 0),
  boundary text not null,
  boundary_source text not null,
  location_lat double precision not null,
  location_lng double precision not null,
  location_unconfirmed boolean not null,
  location_accuracy_m double precision,
  location_description text,
  crop_type text not null,
  season text not null,
  soil_type text,
  irrigation_type text,
  soil_ph double precision,
  elevation double precision,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, farm_id) references farms (user_id, id)
);
create index fields_newest on fields (user_id, created_at desc, id desc);
alter table farms enable row level security;
alter table farms force row level security;
alter table fields enable row level security;
alter table fields force row level security;
create policy own_rows on farms using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on fields using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
