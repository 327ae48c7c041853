-- Who of the staff did what, to whom, when and why; written in the transaction of the act and never changed.
create table staff_acts (
  id uuid primary key,
  at timestamptz not null,
  by_id uuid not null,
  by_email text not null,
  act text not null,
  -- The person or thing it was about; an account that is gone leaves its id.
  about uuid,
  what text,
  why text
);
create index staff_acts_at on staff_acts (at desc, id desc);
create function staff_acts_stay() returns trigger language plpgsql as $$
begin
  raise exception 'what the staff did is never changed';
end $$;
create trigger staff_acts_stay before update or delete on staff_acts for each row execute function staff_acts_stay();
alter table staff_acts enable row level security;
alter table staff_acts force row level security;
create policy system_only on staff_acts using (app_is_system()) with check (app_is_system());

-- Who is suspended has no session, and begins none.
alter table auth_users add column suspended_at timestamptz, add column suspended_why text;

-- Requests of each minute and server: how many, how many ended in a fault, and how many by time (kit/server/request-times.ts has the bounds).
create table request_minutes (
  minute timestamptz not null,
  server uuid not null,
  requests integer not null,
  faults integer not null,
  times integer[] not null,
  primary key (minute, server)
);
