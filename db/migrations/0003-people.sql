-- Accounts. The auth_* tables are read before anybody is known, so they carry no row security:
-- no operation hands their rows to a caller, and only features/people touches them
-- (docs/decisions/2026-11-21-accounts.md).
create table auth_users (
  id uuid primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  role text not null default 'farmer' check (role in ('farmer', 'expert', 'admin')),
  language text not null default 'en' check (language in ('en', 'sw')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth_sessions (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_sessions_user on auth_sessions (user_id);
create index auth_sessions_expiry on auth_sessions (expires_at);

create table auth_accounts (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index auth_accounts_user on auth_accounts (user_id);

create table auth_verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verifications_identifier on auth_verifications (identifier);
create index auth_verifications_expiry on auth_verifications (expires_at);

-- Tries of a password or an address within a window; keys are keyed hashes, never an address in clear.
create table auth_attempts (
  key text primary key,
  window_start timestamptz not null,
  count integer not null
);
create index auth_attempts_window on auth_attempts (window_start);

create table profiles (
  id uuid primary key references auth_users on delete cascade,
  email text not null,
  full_name text not null default '',
  avatar_url text,
  phone_number text,
  preferred_language text not null default 'en' check (preferred_language in ('en', 'sw')),
  onboarding_completed boolean not null default false,
  onboarding_completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table profiles enable row level security;
alter table profiles force row level security;
create policy profiles_own on profiles using (id = app_user_id() or app_is_system()) with check (id = app_user_id() or app_is_system());

-- A session is read with every request and must not need a second table: the two facts it shows are copied here.
create function profiles_to_auth_users() returns trigger language plpgsql as $$
begin
  update auth_users set name = new.full_name, language = new.preferred_language
  where id = new.id and (name, language) is distinct from (new.full_name, new.preferred_language);
  return null;
end $$;
create trigger profiles_to_auth_users after insert or update of full_name, preferred_language on profiles
for each row execute function profiles_to_auth_users();
