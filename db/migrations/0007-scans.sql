-- Columns as exports keep them (DAT-05), and what syncing needs beside them.
create table crop_scans (
  id uuid not null,
  user_id uuid not null,
  field_id uuid,
  photo text,
  outcome text not null,
  condition text,
  crop_type text,
  disease_name text,
  scientific_name text,
  confidence_score double precision check (confidence_score between 0 and 1),
  severity text,
  affected_area_percentage double precision check (affected_area_percentage between 0 and 100),
  location_lat double precision,
  location_lng double precision,
  location_country text,
  symptoms text[] not null default '{}',
  immediate_actions text[] not null default '{}',
  preventive_measures text[] not null default '{}',
  organic_solutions text[] not null default '{}',
  inorganic_solutions text[] not null default '{}',
  recommended_products text[] not null default '{}',
  yield_loss_percentage double precision,
  revenue_loss_usd double precision,
  treatment_cost_usd double precision,
  recovery_timeline text,
  spread_risk text,
  source_api text not null,
  result_data jsonb not null,
  counted boolean not null default true,
  checked jsonb,
  taken_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index crop_scans_newest on crop_scans (user_id, created_at desc, id desc);
create index crop_scans_photo on crop_scans (user_id, photo) where photo is not null;
alter table crop_scans enable row level security;
alter table crop_scans force row level security;
create policy own_rows on crop_scans using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
