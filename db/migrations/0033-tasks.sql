-- Plans and tasks, one table of tasks for both (PLN-18, PLN-19), and what a farmer said of suggestions.
create table farm_plans (
  user_id uuid not null,
  id uuid not null,
  title text not null check (char_length(title) >= 3),
  description text,
  goal text,
  field_id uuid,
  crop_type text,
  start_date date,
  end_date date,
  status text not null default 'active' check (status in ('active', 'completed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  check (end_date >= start_date),
  -- At commit: the field goes first, then what listens to its going.
  foreign key (user_id, field_id) references fields (user_id, id) deferrable initially deferred
);
create index farm_plans_newest on farm_plans (user_id, created_at desc, id desc);
alter table farm_plans enable row level security;
alter table farm_plans force row level security;
create policy own_rows on farm_plans using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());

create table farm_plan_tasks (
  user_id uuid not null,
  id uuid not null,
  plan_id uuid,
  field_id uuid,
  title text not null check (char_length(title) >= 3),
  description text,
  due_date date,
  due_time text check (due_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high')),
  category text,
  status text not null default 'pending' check (status in ('pending', 'in_progress', 'completed')),
  estimated_duration integer check (estimated_duration > 0),
  assigned_to text,
  assigned_phone text,
  repeat_every integer check (repeat_every between 1 and 365),
  repeat_unit text check (repeat_unit in ('day', 'week', 'month', 'year')),
  repeat_from date,
  stage text,
  suggestion_key text,
  rule text,
  why text,
  source text,
  valid_until date,
  completed_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  check ((repeat_every is null) = (repeat_unit is null) and (repeat_every is null) = (repeat_from is null)),
  check (repeat_every is null or due_date is not null),
  foreign key (user_id, plan_id) references farm_plans (user_id, id) deferrable initially deferred,
  foreign key (user_id, field_id) references fields (user_id, id) deferrable initially deferred
);
create index farm_plan_tasks_newest on farm_plan_tasks (user_id, created_at desc, id desc);
create index farm_plan_tasks_plan on farm_plan_tasks (user_id, plan_id) where plan_id is not null;
create index farm_plan_tasks_field on farm_plan_tasks (user_id, field_id) where field_id is not null;
-- The morning's reminders walk the day's tasks farmer by farmer.
create index farm_plan_tasks_due on farm_plan_tasks (due_date, user_id) where status <> 'completed';
alter table farm_plan_tasks enable row level security;
alter table farm_plan_tasks force row level security;
create policy own_rows on farm_plan_tasks using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());

create table task_verdicts (
  user_id uuid not null,
  key text not null,
  verdict text not null check (verdict in ('accepted', 'changed', 'ignored')),
  judged_at timestamptz not null default now(),
  primary key (user_id, key)
);
alter table task_verdicts enable row level security;
alter table task_verdicts force row level security;
create policy own_rows on task_verdicts using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());

-- Mornings whose reminders were begun, so that one server begins each.
create table reminder_days (day date primary key);
