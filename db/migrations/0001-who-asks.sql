-- Who asks, for row-level security. Both are set for one transaction by the database kit.
--
-- Every private table carries user_id in its key, and this, so that its owner, our own role, obeys too:
--
--   alter table fields enable row level security;
--   alter table fields force row level security;
--   create policy owner on fields using (user_id = app_user_id() or app_is_system());
--
-- Queries still say `where user_id = …`: an index serves that, not the policy's `or`.

create function app_user_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

create function app_is_system() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.actor', true), '') = 'system';
