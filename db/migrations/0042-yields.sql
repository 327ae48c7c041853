-- What a field was predicted to give. Harvests in kg a hectare, money in KES for the whole area, confidence in percent.
-- asked: what the farmer said; factors: what moved the figure; all of them of the day it was made.
create table yield_predictions (
  user_id uuid not null,
  id uuid not null,
  field_id uuid,
  crop_type text not null,
  predicted_yield float8 not null check (predicted_yield >= 0),
  low_yield float8 not null,
  high_yield float8 not null,
  predicted_revenue float8 check (predicted_revenue >= 0),
  confidence_score smallint not null check (confidence_score between 0 and 100),
  harvest_date date,
  asked jsonb not null,
  price jsonb,
  factors jsonb not null,
  weather_data jsonb,
  soil_data jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, id),
  check (low_yield <= predicted_yield and predicted_yield <= high_yield)
);
create index yield_predictions_newest on yield_predictions (user_id, created_at desc, id desc);
create index yield_predictions_field on yield_predictions (user_id, field_id) where field_id is not null;
alter table yield_predictions enable row level security;
alter table yield_predictions force row level security;
create policy own_rows on yield_predictions using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
-- One row under both of its names: as it is written, and as the dashboard reads it. Who asks is asked again below it.
create view yield_predictions_read with (security_invoker = true) as
  select p.*, p.predicted_yield as predicted_yield_kg_per_ha, p.low_yield as low_kg_per_ha, p.high_yield as high_kg_per_ha, p.predicted_revenue as estimated_revenue from yield_predictions p;
