-- A farmer's question to an expert about one leaf check (SCN-22), and what was said: at most two turns, as the farmer may ask back once.
create table expert_reviews (
  user_id uuid not null,
  id uuid not null unique,
  scan_id uuid not null,
  field_id uuid,
  disease_name text,
  confidence double precision check (confidence between 0 and 1),
  severity text,
  status text not null check (status in ('waiting', 'claimed', 'answered', 'closed')),
  created_at timestamptz not null,
  outcome text not null,
  condition text,
  crop_type text,
  language text not null check (language in ('en', 'sw')),
  county text,
  -- Of the newest question: when it was asked, and until when an answer was promised. Null: nobody was there to promise.
  asked_at timestamptz not null,
  due_at timestamptz,
  claimed_by uuid,
  -- The last sign of life of who claimed it.
  claimed_at timestamptz,
  seen boolean not null default true,
  helped boolean,
  closed_at timestamptz,
  primary key (user_id, id)
);
create unique index expert_reviews_open on expert_reviews (user_id, scan_id) where status in ('waiting', 'claimed');
create index expert_reviews_queue on expert_reviews (asked_at, id) where status in ('waiting', 'claimed');
create index expert_reviews_scan on expert_reviews (user_id, scan_id);

create table expert_review_turns (
  user_id uuid not null,
  review_id uuid not null,
  n smallint not null check (n in (1, 2)),
  note text,
  photos text[] not null default '{}' check (cardinality(photos) <= 6),
  asked_at timestamptz not null,
  due_at timestamptz,
  expert_id uuid,
  expert_name text,
  answer text,
  voice text,
  voice_type text,
  voice_seconds smallint,
  -- What the expert says it is: a key of the knowledge base.
  condition text,
  -- The expert saw no person, house number or number plate on the photos.
  photos_clean boolean not null default false,
  answered_at timestamptz,
  primary key (user_id, review_id, n),
  foreign key (user_id, review_id) references expert_reviews (user_id, id) on delete cascade
);
create index expert_review_turns_answered on expert_review_turns (answered_at) where answered_at is not null;
create index expert_review_turns_asked on expert_review_turns (asked_at) where due_at is not null;

alter table expert_reviews enable row level security;
alter table expert_reviews force row level security;
alter table expert_review_turns enable row level security;
alter table expert_review_turns force row level security;
create policy own_rows on expert_reviews using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
-- Whatever reaches a farmer's own transaction, no answer can be written in it.
create policy own_rows on expert_review_turns using (user_id = app_user_id() or app_is_system())
  with check (app_is_system() or (user_id = app_user_id() and answered_at is null and condition is null));
