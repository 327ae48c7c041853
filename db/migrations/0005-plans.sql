-- Columns as exports and partners know them (PAY-46).
create table user_plans (
  id uuid not null,
  user_id uuid not null,
  status text not null,
  plan_type text not null,
  current_period_start timestamptz not null,
  current_period_end timestamptz not null,
  primary key (user_id, id)
);
create table user_subscriptions (
  id uuid not null,
  user_id uuid not null,
  user_email text not null,
  plan_type text not null check (plan_type in ('monthly', 'annual')),
  status text not null,
  activated_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, id)
);
alter table user_plans enable row level security;
alter table user_plans force row level security;
alter table user_subscriptions enable row level security;
alter table user_subscriptions force row level security;
create policy own_rows on user_plans using (user_id = app_user_id() or app_is_system()) with check (app_is_system());
create policy own_rows on user_subscriptions using (user_id = app_user_id() or app_is_system()) with check (app_is_system());
