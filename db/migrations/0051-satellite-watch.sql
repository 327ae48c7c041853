-- How often an analysis was begun: one that ends the server each time is not begun for ever. plot: the boundary it was made of.
alter table satellite_runs add column tries smallint not null default 0, add column plot text;
create index satellite_runs_age on satellite_runs (created_at);

-- When the watch looks at a field of Pro next.
create table satellite_watch (
  user_id uuid not null,
  field_id uuid not null,
  next_at timestamptz not null,
  primary key (user_id, field_id)
);
create index satellite_watch_next on satellite_watch (next_at);
alter table satellite_watch enable row level security;
alter table satellite_watch force row level security;
create policy own_rows on satellite_watch using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());

-- Each day's walk over the farmers, which takes up fields that came since, is begun once.
create table satellite_days (day date primary key);
alter table satellite_days enable row level security;
alter table satellite_days force row level security;
create policy system_only on satellite_days using (app_is_system()) with check (app_is_system());

-- What the satellite warns of is of no weather, and no disease or pest by name.
alter table alerts drop constraint alerts_category_check;
alter table alerts add constraint alerts_category_check check (category in ('disease', 'weather', 'irrigation', 'pest', 'crop'));
