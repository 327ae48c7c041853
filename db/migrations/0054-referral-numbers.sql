-- Confirmed phone numbers with their accounts, both as keyed hashes: one number proves one account in an invitation.
-- Without a user id, so that deleting an account does not free its number for the next one. Deleted after two years.
create table referral_numbers (
  number_hash text not null,
  account_hash text not null,
  at timestamptz not null,
  primary key (number_hash, account_hash)
);
create index referral_numbers_at on referral_numbers (at);
alter table referral_numbers enable row level security;
alter table referral_numbers force row level security;
create policy system_rows on referral_numbers using (app_is_system()) with check (app_is_system());
