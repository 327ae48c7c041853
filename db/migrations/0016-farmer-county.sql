-- The county a farmer's newest placed field lies in, for comparisons within it; null where no field has one. Kept when fields change.
create table farmer_counties (
  user_id uuid primary key,
  county text
);
create index farmer_counties_county on farmer_counties (county);
-- How many active farmers of a county made how many checks: numbers only, for the server.
create table county_activity (
  county text primary key,
  spread jsonb not null,
  computed_at timestamptz not null
);
alter table county_activity enable row level security;
alter table county_activity force row level security;
create policy system_only on county_activity using (app_is_system()) with check (app_is_system());
alter table farmer_counties enable row level security;
alter table farmer_counties force row level security;
create policy own_rows on farmer_counties using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
