-- A change of an e-mail address: asked for, confirmed from the new mailbox, taken back from the old one.
-- Read before anybody is known, like the other auth_* tables; only hashes of the links' tokens stand here.
create table auth_email_changes (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  old_email text not null,
  new_email text not null,
  confirm_hash text not null unique,
  -- None where the old address was never proven: who holds it may be a stranger.
  undo_hash text unique,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  undo_until timestamptz not null
);
create index auth_email_changes_user on auth_email_changes (user_id);
create index auth_email_changes_old on auth_email_changes (old_email);

-- The code in /join?ref=…, one for each farmer who asked for it.
create table referral_codes (
  user_id uuid primary key references auth_users on delete cascade,
  code text not null unique,
  made_at timestamptz not null default now()
);
alter table referral_codes enable row level security;
alter table referral_codes force row level security;
create policy own_rows on referral_codes using (user_id = app_user_id() or app_is_system()) with check (app_is_system());

-- Whoever ends a session, its open streams hear of it.
create function auth_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.id::text);
  return null;
end $$;
create trigger auth_session_ended after delete on auth_sessions
for each row when (old.expires_at > now()) execute function auth_session_ended();
