-- An order is bound to its owner, plan, price and currency when it is made; providers only ever answer for it.
create table orders (
  user_id uuid not null,
  id uuid not null,
  user_email text not null,
  plan text not null check (plan in ('monthly', 'annual', 'day', 'week', 'season')),
  amount integer not null check (amount > 0),
  currency text not null check (currency = 'KES'),
  -- The length and the guarantee that were promised with the price.
  days integer not null check (days > 0),
  guarantee_days integer not null check (guarantee_days >= 0),
  provider text not null check (provider in ('mpesa', 'pesapal', 'sandbox')),
  phone text,
  state text not null default 'created' check (state in ('created', 'pending', 'paid', 'failed', 'expired', 'held', 'reversed')),
  why text,
  received_amount numeric(12, 2),
  received_currency text,
  tracking_id text,
  redirect_url text,
  created_at timestamptz not null,
  asked_at timestamptz,
  -- When our server first knew of the money: Pro is counted from here, not from a provider's clock.
  paid_at timestamptz,
  revoked_at timestamptz,
  primary key (user_id, id),
  check ((state = 'paid') = (paid_at is not null and revoked_at is null))
);
-- The id is our word to the provider, so it is one in the whole house.
create unique index orders_reference on orders (id);
create unique index orders_tracking on orders (provider, tracking_id) where tracking_id is not null;
create index orders_newest on orders (user_id, created_at desc);
create index orders_pushes on orders (phone, created_at) where provider = 'mpesa';

-- Money that came. Columns as exports and partners know them (PAY-45); never a row for money that did not come (PAY-36).
create table payments (
  user_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  user_email text not null,
  status text not null check (status in ('COMPLETED', 'HELD', 'REVERSED')),
  created_at timestamptz not null,
  amount numeric(12, 2) not null check (amount > 0),
  currency text not null,
  payment_method text,
  payment_account text,
  provider text not null,
  confirmation_code text check (confirmation_code <> ''),
  order_tracking_id text,
  merchant_reference text not null,
  primary key (user_id, id),
  unique (order_id),
  foreign key (user_id, order_id) references orders (user_id, id)
);
create unique index payments_code on payments (provider, confirmation_code) where confirmation_code is not null;
create unique index payments_tracking on payments (provider, order_tracking_id) where order_tracking_id is not null;
create index payments_newest on payments (user_id, created_at desc);

create table payment_audit (
  user_id uuid not null,
  id uuid not null,
  order_id uuid,
  at timestamptz not null,
  step text not null,
  detail jsonb not null default '{}',
  primary key (user_id, id)
);
create index payment_audit_order on payment_audit (user_id, order_id);

create table refund_requests (
  user_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  amount numeric(12, 2) not null,
  reason text not null,
  state text not null default 'asked' check (state in ('asked', 'paid_back', 'refused')),
  note text,
  asked_at timestamptz not null,
  decided_at timestamptz,
  primary key (user_id, id),
  unique (user_id, payment_id),
  foreign key (user_id, payment_id) references payments (user_id, id)
);

-- The books of the business, without a person in them: what tax law wants kept when an account goes.
create table money_book (
  payment_id uuid primary key,
  at timestamptz not null,
  provider text not null,
  confirmation_code text,
  plan text not null,
  amount numeric(12, 2) not null,
  currency text not null,
  status text not null
);
create index money_book_age on money_book (at);

alter table user_subscriptions add column cancel_at_period_end boolean not null default false;
alter table user_subscriptions add column next_plan text check (next_plan in ('monthly', 'annual'));
-- The newest order in it; rows with one are written by payments alone, one for each account (PAY-49).
alter table user_subscriptions add column order_id uuid;
create unique index user_subscriptions_paid on user_subscriptions (user_id) where order_id is not null;

alter table orders enable row level security;
alter table orders force row level security;
alter table payments enable row level security;
alter table payments force row level security;
alter table payment_audit enable row level security;
alter table payment_audit force row level security;
alter table refund_requests enable row level security;
alter table refund_requests force row level security;
alter table money_book enable row level security;
alter table money_book force row level security;
create policy own_rows on orders using (user_id = app_user_id() or app_is_system()) with check (app_is_system());
create policy own_rows on payments using (user_id = app_user_id() or app_is_system()) with check (app_is_system());
create policy own_rows on payment_audit using (user_id = app_user_id() or app_is_system()) with check (app_is_system());
create policy own_rows on refund_requests using (user_id = app_user_id() or app_is_system()) with check (app_is_system());
create policy system_only on money_book using (app_is_system()) with check (app_is_system());
