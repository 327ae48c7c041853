-- The organic action that was done on a day: one a day, whatever phones say.
create table daily_organic_actions (
  user_id uuid not null,
  day date not null,
  action text not null,
  field_id uuid,
  crop_type text,
  completed boolean not null,
  completed_date timestamptz,
  organic_score_points integer not null check (organic_score_points >= 0),
  primary key (user_id, day)
);
create index daily_organic_actions_field on daily_organic_actions (user_id, field_id) where field_id is not null;
-- What it earned, one line a cause. Points have no value in money and buy nothing.
create table organic_points (
  user_id uuid not null,
  cause text not null,
  points integer not null check (points >= 0),
  at timestamptz not null,
  primary key (user_id, cause)
);
alter table daily_organic_actions enable row level security;
alter table daily_organic_actions force row level security;
alter table organic_points enable row level security;
alter table organic_points force row level security;
create policy own_rows on daily_organic_actions using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on organic_points using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
