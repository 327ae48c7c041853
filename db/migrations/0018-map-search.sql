-- What the map search (Nominatim) answered, by question and without who asked; thrown away in time.
create table places_answers (
  key text primary key,
  answer jsonb not null,
  sample boolean not null,
  asked_at timestamptz not null
);
create index places_answers_asked on places_answers (asked_at);

-- One row: when the next question may be asked, for all servers together, and how long to rest after failures.
create table places_pace (
  one boolean primary key default true check (one),
  next_at timestamptz not null default now(),
  failures integer not null default 0,
  resting_until timestamptz
);
insert into places_pace default values;

alter table places_answers enable row level security;
alter table places_answers force row level security;
alter table places_pace enable row level security;
alter table places_pace force row level security;
create policy system_only on places_answers using (app_is_system()) with check (app_is_system());
create policy system_only on places_pace using (app_is_system()) with check (app_is_system());
