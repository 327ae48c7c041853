-- What a farmer without the app has answered so far, by phone number: a registration by USSD or SMS that was cut
-- goes on where it stopped. Holds names of people without an account, so the server removes it after three days.
create table text_registrations (
  phone text primary key,
  -- Null once the account and the field exist.
  state jsonb,
  -- The USSD sessions of this number: what each started with, and how many of its inputs the registration used.
  sessions jsonb not null default '[]',
  -- Messages answered, to limit what strangers can cost.
  replies int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
alter table text_registrations enable row level security;
alter table text_registrations force row level security;
create policy system_only on text_registrations using (app_is_system()) with check (app_is_system());
create index text_registrations_updated_at on text_registrations (updated_at);
