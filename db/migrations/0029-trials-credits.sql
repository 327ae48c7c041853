-- Fourteen days of Pro on the farmer's tap, once for each account.
create table trials (
  user_id uuid primary key,
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at)
);
alter table trials enable row level security;
alter table trials force row level security;
create policy own_rows on trials using (user_id = app_user_id() or app_is_system()) with check (app_is_system());

-- Numbers that had their trial, as keyed hashes: it says of nobody who they are, and outlives the account.
create table trial_numbers (
  number_hash text primary key,
  taken_at timestamptz not null
);
create index trial_numbers_taken on trial_numbers (taken_at);
alter table trial_numbers enable row level security;
alter table trial_numbers force row level security;
create policy system_rows on trial_numbers using (app_is_system()) with check (app_is_system());

-- What is left. The row is also the lock of all acts on one farmer's credits.
create table credit_purses (
  user_id uuid primary key,
  -- 'YYYY-MM' in Nairobi: the month whose credits `month_left` are.
  month text not null,
  month_left integer not null check (month_left >= 0),
  -- Credits that were given beside the month's and do not end with it.
  kept_left integer not null check (kept_left >= 0)
);
alter table credit_purses enable row level security;
alter table credit_purses force row level security;
create policy own_rows on credit_purses using (user_id = app_user_id() or app_is_system());

-- Double entry: every credit goes out of one account into another, so nothing comes from nowhere. Never changed afterwards.
create table credit_moves (
  user_id uuid not null,
  -- What caused it; `n` counts spending and giving back for the same cause.
  key text not null,
  n integer not null,
  out_of text not null check (out_of in ('house', 'month', 'kept', 'used')),
  into_ text not null check (into_ in ('month', 'kept', 'used', 'lapsed')),
  amount integer not null check (amount > 0),
  why text not null,
  at timestamptz not null,
  check (out_of <> into_),
  primary key (user_id, key, n, out_of, into_)
);
create index credit_moves_latest on credit_moves (user_id, at desc);
alter table credit_moves enable row level security;
alter table credit_moves force row level security;
create policy own_rows on credit_moves using (user_id = app_user_id() or app_is_system());

-- A subscription under a proven address whose account is gone, or never was, holds for whoever proves that address now
-- (PAY-21, PAY-49); one that belongs to a living account never does.
create index user_subscriptions_email on user_subscriptions (user_email);
-- Row-level security may not be loosened by a policy for this: a policy with questions in it is asked of whole tables.
create function subscriptions_by_address(who uuid) returns table (status text, ends timestamptz) language plpgsql as $$
declare
  actor text := coalesce(current_setting('app.actor', true), '');
begin
  perform set_config('app.actor', 'system', true);
  return query
    select s.status, s.expires_at from auth_users u
    cross join lateral (select * from user_subscriptions t where t.user_email = u.email offset 0) s
    where u.id = who and u.email_verified and s.user_id <> u.id and s.status = 'active' and not exists (select 1 from auth_users o where o.id = s.user_id offset 0);
  perform set_config('app.actor', actor, true);
end $$;

-- Every server keeps for a while what a farmer may do; this tells all of them, and the farmer's phones, that it moved.
create function plans_moved() returns trigger language plpgsql as $$
begin
  perform pg_notify('plans', coalesce(new.user_id, old.user_id)::text);
  return null;
end $$;
-- A proof of an address may bring a subscription under it.
create function plans_moved_person() returns trigger language plpgsql as $$
begin
  perform pg_notify('plans', new.id::text);
  return null;
end $$;
create trigger plans_moved after insert or update or delete on user_plans for each row execute function plans_moved();
create trigger plans_moved after insert or update or delete on user_subscriptions for each row execute function plans_moved();
create trigger plans_moved after insert or update or delete on trials for each row execute function plans_moved();
create trigger plans_moved after insert or update or delete on credit_purses for each row execute function plans_moved();
create trigger plans_moved after update of email, email_verified on auth_users for each row
when (old.email <> new.email or old.email_verified <> new.email_verified) execute function plans_moved_person();
