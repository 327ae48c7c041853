-- What farmers offer to sell, and the answers of those who would buy (MKT-06). Everybody signed in reads an open offer; a phone
-- number stands in a table of its own, which only its owner reads until an answer is accepted.
create table sell_offers (
  user_id uuid not null,
  id uuid not null unique,
  crop text not null,
  grade text not null check (grade in ('grade_1', 'grade_2', 'grade_3', 'ungraded')),
  quantity double precision not null check (quantity > 0),
  unit text not null,
  -- What one unit weighs where the unit does not say it.
  kg_each double precision check (kg_each > 0),
  total_kg double precision not null check (total_kg > 0),
  -- Shillings for one unit; null lets buyers name it.
  price double precision check (price > 0),
  currency text not null default 'KES',
  county text not null,
  ward text,
  field_id uuid,
  -- Of the field's confirmed place, to a tenth of a degree (some 11 km): near enough for a buyer, too far for a thief.
  near_lat double precision,
  near_lng double precision,
  ready_from date not null,
  note text not null default '',
  state text not null default 'open' check (state in ('open', 'agreed', 'closed', 'ended')),
  standing text not null default 'visible' check (standing in ('visible', 'pending', 'removed')),
  -- Why it waits or was taken down: a key of the moderation's words; and what the staff said to its owner.
  reason text,
  staff_note text,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (user_id, id)
);
create index sell_offers_newest on sell_offers (created_at desc, id desc) where state = 'open' and standing = 'visible';
create index sell_offers_newest_of on sell_offers (crop, created_at desc, id desc) where state = 'open' and standing = 'visible';
create index sell_offers_pending on sell_offers (created_at, id) where standing = 'pending';
create index sell_offers_ending on sell_offers (ends_at) where state = 'open';
create index sell_offers_field on sell_offers (user_id, field_id) where field_id is not null;

create table sell_replies (
  user_id uuid not null,
  id uuid not null unique,
  offer_id uuid not null,
  seller_id uuid not null,
  -- Shillings for one unit of the offer.
  price double precision not null check (price > 0),
  message text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'passed', 'withdrawn')),
  standing text not null default 'visible' check (standing in ('visible', 'pending', 'removed')),
  reason text,
  staff_note text,
  created_at timestamptz not null,
  primary key (user_id, id)
);
-- One answer of one person waits at a time, and one is accepted of all.
create unique index sell_replies_one on sell_replies (user_id, offer_id) where state = 'waiting';
create unique index sell_replies_accepted on sell_replies (offer_id) where state = 'accepted';
create index sell_replies_of on sell_replies (offer_id, created_at, id);
create index sell_replies_seller on sell_replies (seller_id);
create index sell_replies_pending on sell_replies (created_at, id) where standing = 'pending';

-- `id` is the offer's or the answer's. `shown_to`: the other side, once both agreed.
create table sell_contacts (
  user_id uuid not null,
  id uuid not null,
  phone text not null,
  -- Its owner had shown by a code that they hold it.
  confirmed boolean not null default false,
  shown_to uuid,
  primary key (user_id, id)
);
create index sell_contacts_shown on sell_contacts (shown_to) where shown_to is not null;

create table sell_reports (
  user_id uuid not null,
  id uuid not null,
  target text not null check (target in ('offer', 'reply')),
  target_id uuid not null,
  reason text not null,
  note text,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (user_id, id),
  unique (user_id, target_id)
);
create index sell_reports_open on sell_reports (target_id, created_at) where settled_at is null;

alter table sell_offers enable row level security;
alter table sell_offers force row level security;
alter table sell_replies enable row level security;
alter table sell_replies force row level security;
alter table sell_contacts enable row level security;
alter table sell_contacts force row level security;
alter table sell_reports enable row level security;
alter table sell_reports force row level security;
create policy everybody_reads on sell_offers for select using (standing = 'visible' and state = 'open');
-- Who answered an offer still reads it when it is open no more.
create policy answered_reads on sell_offers for select using (standing = 'visible' and exists (select 1 from sell_replies r where r.offer_id = sell_offers.id and r.user_id = app_user_id()));
create policy own_rows on sell_offers using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy seller_reads on sell_replies for select using (seller_id = app_user_id() and standing = 'visible');
create policy own_rows on sell_replies using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy shown_reads on sell_contacts for select using (shown_to = app_user_id());
create policy own_rows on sell_contacts using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on sell_reports using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
