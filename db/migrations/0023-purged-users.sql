-- Whose account was deleted for good, and nothing else of them: what of theirs was still on its way is not written again.
create table purged_users (id uuid primary key);
alter table purged_users enable row level security;
alter table purged_users force row level security;
create policy own_rows on purged_users using (id = app_user_id() or app_is_system()) with check (app_is_system());
