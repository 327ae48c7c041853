-- What a farmer allows to be done with expert-confirmed photos; off until a row says otherwise.
create table donation_consents (
  user_id uuid not null,
  purpose text not null check (purpose in ('train', 'show')),
  given boolean not null,
  changed_at timestamptz not null,
  primary key (user_id, purpose)
);
alter table donation_consents enable row level security;
alter table donation_consents force row level security;
create policy own_rows on donation_consents using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());

-- Every set that was written out, and in which the photos stood: by salted name, so that nobody can be found from here.
create table donated_sets (
  version integer primary key,
  hash text not null,
  photos integer not null,
  made_at timestamptz not null default now()
);
create table donated_photos (
  item text primary key,
  first_version integer not null references donated_sets,
  withdrawn_version integer references donated_sets
);
alter table donated_sets enable row level security;
alter table donated_sets force row level security;
alter table donated_photos enable row level security;
alter table donated_photos force row level security;
create policy system_only on donated_sets using (app_is_system());
create policy system_only on donated_photos using (app_is_system());
