-- What the farmer says of a sick plant one and two weeks after its check.
create table scan_outcomes (
  user_id uuid not null,
  scan_id uuid not null,
  step smallint not null check (step in (7, 14)),
  answer text not null check (answer in ('better', 'same', 'worse', 'did_nothing')),
  doings text[] not null default '{}',
  cost_kes integer check (cost_kes >= 0),
  saved_amount double precision check (saved_amount > 0),
  saved_unit text check (saved_unit in ('kes', 'kg', 'bag_90kg')),
  photo text,
  answered_at timestamptz not null,
  primary key (user_id, scan_id, step),
  check ((saved_amount is null) = (saved_unit is null))
);
create index scan_outcomes_photo on scan_outcomes (user_id, photo) where photo is not null;
-- "Not now" until a moment; null means never about this leaf.
create table scan_outcome_pauses (
  user_id uuid not null,
  scan_id uuid not null,
  until timestamptz,
  primary key (user_id, scan_id)
);
alter table scan_outcomes enable row level security;
alter table scan_outcomes force row level security;
alter table scan_outcome_pauses enable row level security;
alter table scan_outcome_pauses force row level security;
create policy own_rows on scan_outcomes using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on scan_outcome_pauses using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
