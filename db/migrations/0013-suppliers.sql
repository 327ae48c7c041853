-- The directory: public, written only by the house after a person has looked (docs/decisions/2026-11-21-supplier-directory.md).
create table supplier_listings (
  id uuid primary key,
  name text not null,
  kind text not null,
  products text[] not null default '{}',
  phone text,
  whatsapp text,
  place text not null,
  county text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  opening_hours text,
  languages text[] not null default '{}',
  licence_no text,
  open boolean not null default true,
  checked_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index supplier_listings_near on supplier_listings (lat, lng) where open;
create index supplier_listings_phone on supplier_listings (phone) where open;

-- What a farmer or a dealer proposed, and what became of it.
create table supplier_suggestions (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  kind text not null,
  products text[] not null default '{}',
  phone text,
  whatsapp text,
  place text not null,
  county text not null,
  lat double precision,
  lng double precision,
  opening_hours text,
  languages text[] not null default '{}',
  licence_no text,
  own boolean not null,
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'refused')),
  reason text,
  listing_id uuid,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (user_id, id)
);
create index supplier_suggestions_waiting on supplier_suggestions (created_at, id) where status = 'waiting';

create table supplier_reports (
  id uuid not null,
  user_id uuid not null,
  listing_id uuid not null,
  what text not null check (what in ('closed', 'wrong')),
  note text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (user_id, id)
);
create index supplier_reports_open on supplier_reports (created_at, id) where settled_at is null;

-- Each decision of an administrator, for good.
create table supplier_audit (
  id uuid primary key,
  admin_id uuid not null,
  act text not null,
  about uuid not null,
  detail jsonb not null,
  at timestamptz not null default now()
);

-- The last real answer to each question of a farmer, for the record of a diagnosis (SCN-14, SCN-27).
create table supplier_searches (
  user_id uuid not null,
  product text not null,
  found jsonb not null,
  at timestamptz not null,
  primary key (user_id, product)
);

-- Every SMS that was asked for; five a day are allowed.
create table supplier_messages (
  id uuid not null,
  user_id uuid not null,
  phone text not null,
  state text not null check (state in ('sending', 'sent', 'failed')),
  provider_id text,
  failure text,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index supplier_messages_newest on supplier_messages (user_id, created_at desc);
create index supplier_messages_phone on supplier_messages (phone, created_at);

alter table supplier_listings enable row level security;
alter table supplier_listings force row level security;
alter table supplier_suggestions enable row level security;
alter table supplier_suggestions force row level security;
alter table supplier_reports enable row level security;
alter table supplier_reports force row level security;
alter table supplier_audit enable row level security;
alter table supplier_audit force row level security;
alter table supplier_searches enable row level security;
alter table supplier_searches force row level security;
alter table supplier_messages enable row level security;
alter table supplier_messages force row level security;
create policy everybody_reads on supplier_listings using (true) with check (app_is_system());
create policy house_changes on supplier_listings as restrictive for update using (app_is_system());
create policy house_removes on supplier_listings as restrictive for delete using (app_is_system());
create policy own_rows on supplier_suggestions using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on supplier_reports using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy house_only on supplier_audit using (app_is_system());
create policy own_rows on supplier_searches using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on supplier_messages using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());

-- OpenStreetMap, apart from our own (ODbL): what one question about a cell of 0.25 degrees brought, replaced as a whole.
create table places_cells (
  cell text primary key,
  tried_at timestamptz not null,
  fetched_at timestamptz,
  osm_at timestamptz,
  sample boolean not null default false
);
create table places (
  cell text not null references places_cells on delete cascade,
  osm_id text not null,
  name text,
  kind text not null,
  phone text,
  vicinity text,
  opening_hours text,
  lat double precision not null,
  lng double precision not null,
  primary key (cell, osm_id)
);
