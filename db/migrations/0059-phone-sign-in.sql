-- Sign-in by phone number. A number here was proven by a code; better-auth's phone plugin reads both columns.
alter table auth_users
  add column phone_number text unique check (phone_number ~ '^\+[1-9][0-9]{7,14}$'),
  add column phone_number_verified boolean not null default false,
  -- When the account was last used, to the day: a number that networks gave to somebody else opens no silent farm.
  add column active_at timestamptz not null default now(),
  add constraint auth_users_phone_proven check ((phone_number is not null) = phone_number_verified);
