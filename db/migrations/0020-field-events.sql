-- What a farmer wrote down of a field. A removed entry stays for an hour, so that removing it can be undone.
create table field_events (
  user_id uuid not null,
  id uuid not null,
  field_id uuid not null,
  date date not null,
  event_type text not null check (event_type in ('planting', 'weeding', 'fertiliser', 'spraying', 'irrigation', 'harvest', 'observation', 'other')),
  description text not null,
  notes text,
  photos text[] not null default '{}' check (cardinality(photos) <= 4),
  product text,
  wait_days smallint check (wait_days between 0 and 365),
  quantity double precision check (quantity > 0),
  quantity_unit text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz,
  primary key (user_id, id),
  check ((quantity is null) = (quantity_unit is null))
);
create index field_events_field on field_events (user_id, field_id, date desc);
create index field_events_photos on field_events using gin (photos) where photos <> '{}';
alter table field_events enable row level security;
alter table field_events force row level security;
create policy own_rows on field_events using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
