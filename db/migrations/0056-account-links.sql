-- Links for a new password and for confirming an address are rows of auth_verifications whose value is the user's id.
-- They are revoked by that value. A hash index, because the values of Google's sign-in state are long.
create index auth_verifications_value on auth_verifications using hash (value);

-- A change of e-mail that no longer may be confirmed. Its link to the old address still works: it protects the owner.
alter table auth_email_changes add column revoked_at timestamptz;
