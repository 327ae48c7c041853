-- A price a farmer wants to hear of (MKT-07), one row each.
create table price_alerts (
  user_id uuid not null,
  id uuid not null,
  crop text not null,
  -- Null: any market of the county, or of Kenya where that is null too.
  market text,
  county text,
  direction text not null check (direction in ('above', 'below')),
  -- Shillings for one unit; `kg_each` is what one weighs where the unit does not say it.
  price double precision not null check (price > 0),
  unit text not null,
  kg_each double precision check (kg_each > 0),
  currency text not null default 'KES',
  per_kg double precision not null check (per_kg > 0),
  -- It was told, and waits until no price is beyond the line any more.
  is_told boolean not null default false,
  told_at timestamptz,
  told_per_kg double precision,
  told_market text,
  told_day date,
  -- How often the line was crossed: each crossing is said once.
  crossings integer not null default 0,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create index price_alerts_crop on price_alerts (crop, user_id, id);
alter table price_alerts enable row level security;
alter table price_alerts force row level security;
create policy own_rows on price_alerts using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());

-- The newest wholesale and retail price of a crop at each market, as the market part told it.
create table price_alert_latest (
  crop text not null,
  market text not null,
  type text not null check (type in ('wholesale', 'retail')),
  county text,
  day date not null,
  per_kg double precision not null check (per_kg > 0),
  currency text not null,
  primary key (crop, market, type)
);
