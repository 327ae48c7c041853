-- The number with which a row began, so that a refused deletion can say what was added and what was changed. Null: not known.
alter table sync_log add column born bigint;

-- Values that one phone of a farmer overwrote without having seen them. All phones of the farmer are told, for 30 days.
-- id: the command that set the new values.
create table sync_overwrites (
  user_id uuid not null,
  id uuid not null,
  kind text not null,
  row_id text not null,
  old_values jsonb not null,
  new_values jsonb not null,
  at timestamptz not null,
  primary key (user_id, id)
);
create index sync_overwrites_by_age on sync_overwrites (at);
alter table sync_overwrites enable row level security;
alter table sync_overwrites force row level security;
create policy own_rows on sync_overwrites using (user_id = app_user_id() or app_is_system())
  with check (user_id = app_user_id() or app_is_system());
