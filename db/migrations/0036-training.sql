-- What can be learned here. Rows are written from the files of this version; nothing in it is of a person.
create table resources (
  id uuid primary key,
  slug text not null unique,
  title jsonb not null,
  description jsonb not null,
  category text not null,
  type text not null check (type in ('course', 'tutorial', 'video', 'article')),
  level text not null,
  tags text[] not null,
  bucket text not null,
  path text,
  author text not null,
  is_public boolean not null default true,
  is_active boolean not null default true,
  is_featured boolean not null default false,
  published_at date not null,
  -- Absent counts as free.
  is_free boolean,
  updated_at timestamptz not null default now()
);
alter table resources enable row level security;
alter table resources force row level security;
create policy anyone_reads on resources for select using (true);
create policy system_writes on resources using (app_is_system()) with check (app_is_system());

-- A lesson a farmer takes part in; `id` is the resource's slug.
create table enrolments (
  user_id uuid not null,
  id text not null,
  enrolled_at timestamptz not null,
  -- Numbers of the sections that were read.
  read smallint[] not null default '{}',
  sections smallint not null,
  done_at timestamptz,
  remind_on date,
  -- The day for which the reminder left.
  reminded_on date,
  primary key (user_id, id)
);
alter table enrolments enable row level security;
alter table enrolments force row level security;
create policy own_rows on enrolments using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
