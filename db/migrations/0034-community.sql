-- Questions and answers that every signed-in farmer reads (COM, DAT-10, DAT-11). A removed row stays for its history, seen by nobody else.
create table community_questions (
  user_id uuid not null,
  id uuid not null unique,
  title text not null,
  content text not null,
  category_id text not null,
  crop_type text,
  farming_method text check (farming_method in ('organic', 'conventional', 'mixed')),
  -- The region others read: a county.
  location text,
  tags text[] not null default '{}' check (cardinality(tags) <= 5),
  images text[] not null default '{}' check (cardinality(images) <= 3),
  language text not null check (language in ('en', 'sw')),
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  state text not null default 'visible' check (state in ('visible', 'pending', 'removed')),
  -- Why it waits or was removed: a key of the moderation's words.
  reason text,
  vote_score integer not null default 0,
  answer_count integer not null default 0 check (answer_count >= 0),
  view_count integer not null default 0,
  created_at timestamptz not null,
  edited_at timestamptz,
  ai_preliminary_answer jsonb,
  ai_confidence_score real check (ai_confidence_score between 0 and 1),
  primary key (user_id, id)
);
-- One for each order of the feed, with and without a category: the thousandth page costs what the first does.
create index community_questions_newest on community_questions (status, created_at desc, id desc) where state = 'visible';
create index community_questions_voted on community_questions (status, vote_score desc, id desc) where state = 'visible';
create index community_questions_answered on community_questions (status, answer_count desc, id desc) where state = 'visible';
create index community_questions_viewed on community_questions (status, view_count desc, id desc) where state = 'visible';
create index community_questions_newest_of on community_questions (category_id, status, created_at desc, id desc) where state = 'visible';
create index community_questions_voted_of on community_questions (category_id, status, vote_score desc, id desc) where state = 'visible';
create index community_questions_answered_of on community_questions (category_id, status, answer_count desc, id desc) where state = 'visible';
create index community_questions_viewed_of on community_questions (category_id, status, view_count desc, id desc) where state = 'visible';
create index community_questions_pending on community_questions (created_at, id) where state = 'pending';

create table community_answers (
  user_id uuid not null,
  id uuid not null unique,
  question_id uuid not null,
  -- Who asked.
  asker_id uuid not null,
  content text not null,
  images text[] not null default '{}' check (cardinality(images) <= 3),
  state text not null default 'visible' check (state in ('visible', 'pending', 'removed')),
  reason text,
  vote_score integer not null default 0,
  is_accepted boolean not null default false,
  is_ai_generated boolean not null default false,
  created_at timestamptz not null,
  edited_at timestamptz,
  primary key (user_id, id)
);
create index community_answers_of on community_answers (question_id, is_accepted desc, vote_score desc, created_at, id) where state = 'visible';
create index community_answers_accepted on community_answers (user_id) where is_accepted and state = 'visible' and user_id <> asker_id;
create index community_answers_pending on community_answers (created_at, id) where state = 'pending';
create index community_answers_week on community_answers using brin (created_at);

create table community_votes (
  user_id uuid not null,
  target_id uuid not null,
  target text not null check (target in ('question', 'answer')),
  value smallint not null check (value in (-1, 1)),
  at timestamptz not null,
  primary key (user_id, target_id)
);
create index community_votes_on on community_votes (target_id) include (value);
create index community_votes_week on community_votes using brin (at);

-- Who read what on which day, so that it counts once; older days are thrown away.
create table community_views (
  user_id uuid not null,
  question_id uuid not null,
  day date not null,
  primary key (user_id, question_id, day)
);
create index community_views_day on community_views (day);

create table community_bookmarks (
  user_id uuid not null,
  question_id uuid not null,
  created_at timestamptz not null,
  primary key (user_id, question_id)
);
create index community_bookmarks_of on community_bookmarks (question_id);

create table community_blocks (
  user_id uuid not null,
  blocked_id uuid not null,
  created_at timestamptz not null,
  primary key (user_id, blocked_id)
);

create table community_reports (
  user_id uuid not null,
  id uuid not null,
  target text not null check (target in ('question', 'answer')),
  target_id uuid not null,
  reason text not null,
  note text,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (user_id, id),
  unique (user_id, target_id)
);
create index community_reports_open on community_reports (target_id, created_at) where settled_at is null;

-- What a post was before somebody changed it; `user_id` is its author.
create table community_history (
  user_id uuid not null,
  id uuid not null,
  target_id uuid not null,
  act text not null check (act in ('edited', 'removed', 'refused', 'approved', 'closed', 'reopened')),
  title text,
  content text,
  -- Null: its author.
  moderator_id uuid,
  note text,
  at timestamptz not null,
  primary key (user_id, id)
);
create index community_history_of on community_history (target_id, at desc);

-- How many questions others see, by category and status.
create table community_totals (
  category_id text not null,
  status text not null,
  n integer not null,
  primary key (category_id, status)
);

create table community_trending (
  rank smallint primary key,
  question_id uuid not null,
  votes integer not null,
  answers integer not null,
  at timestamptz not null
);

-- What was measured of each expert, drawn anew by a job.
create table community_experts (
  expert_id uuid primary key,
  crops text[] not null,
  counties text[] not null,
  languages text[] not null,
  answers integer not null,
  measured integer not null,
  median_minutes integer,
  last_active timestamptz,
  at timestamptz not null
);

-- When the counts were last gone through.
create table community_repairs (one boolean primary key check (one), at timestamptz not null);

-- ── Search ──────────────────────────────────────────────────────────────────────────────────────────────────────────
-- Kiswahili has no stemmer in PostgreSQL. Its words lose what the grammar puts before the stem (majani and jani, kupanda
-- and inapandwa), and its small words are left out, by a function: no file on the database's machine is needed.
create text search configuration community_sw (copy = simple);

create function community_swahili(words text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(lower(words),
    '\m(na|ya|wa|za|la|cha|vya|kwa|ni|si|katika|kama|lakini|au|pia|sana|hii|hizi|hiyo|huu|hilo|yangu|zangu|wangu|langu|yako|gani|nini|je|jinsi|kwenye|bila|ili|kuwa|bado|tu|mimi|sisi|wewe|yeye|wao|hapa|hivi|the|and|for|are|is|my|of|to|in|on|a|how|what|do|i)\M', ' ', 'g'),
    '\m(ni|u|a|tu|m|wa|i|zi|li|ya|ki|vi|pa|ku|ha|hai|hazi|hawa)(na|me|li|ta)(?=[a-z]{4,})', '', 'g'),
    '\m(ma|mi|m|wa|vi|ki|ku|u)(?=[a-z]{4,})', '', 'g')
$$;

create function community_words_of(words text) returns tsvector language sql immutable strict parallel safe as $$
  select to_tsvector('pg_catalog.english', words) || to_tsvector('public.community_sw', community_swahili(words))
$$;

-- Category, status and era stand among the words, so that one index answers all of it. An era is 8,192 questions in a row.
create function community_document(n bigint, category text, status text, title text, content text, tags text[]) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array['~' || (n / 8192)::text, '~' || category, '~' || status])
    || setweight(community_words_of(title), 'A') || setweight(community_words_of(array_to_string(tags, ' ')), 'B') || setweight(community_words_of(left(content, 2000)), 'D')
$$;

create sequence community_search_n;
-- Of visible questions only, and nothing in it but what others may read: so it needs no row security, which would keep searches from its index.
create table community_search (
  question_id uuid primary key,
  n bigint not null default nextval('community_search_n'),
  author uuid not null,
  created_at timestamptz not null,
  document tsvector not null
);
create index community_search_words on community_search using gin (document);
create index community_search_n_newest on community_search (n desc);

-- How often a word stands in questions, by a sample of the newest; and which words there are, to correct mistyped ones.
create table community_lexemes (word text primary key, share real not null, at timestamptz not null);
create function community_grams(word text) returns text[] language sql immutable strict parallel safe as $$
  select array_agg(distinct substr('  ' || word || ' ', i, 3)) from generate_series(1, length(word) + 1) as i
$$;
create table community_vocabulary (word text primary key, n integer not null, grams text[] not null);
create index community_vocabulary_grams on community_vocabulary using gin (grams);

-- ── Counts, whoever writes and whatever deletes. They write what is not the writer's own: for that they act as the system. ──
create function community_vote_counted() returns trigger language plpgsql as $$
declare
  moved integer := coalesce(new.value, 0) - coalesce(old.value, 0);
  what text := coalesce(new.target, old.target);
  it uuid := coalesce(new.target_id, old.target_id);
  actor text := current_setting('app.actor', true);
begin
  if moved = 0 then return null; end if;
  perform set_config('app.actor', 'system', true);
  if what = 'question' then
    update community_questions set vote_score = vote_score + moved where id = it;
  else
    update community_answers set vote_score = vote_score + moved where id = it;
  end if;
  perform set_config('app.actor', coalesce(actor, ''), true);
  return null;
end $$;
create trigger counted after insert or update or delete on community_votes for each row execute function community_vote_counted();

create function community_answer_counted() returns trigger language plpgsql as $$
declare
  was boolean := coalesce(old.state = 'visible', false);
  stands boolean := coalesce(new.state = 'visible', false);
  it uuid := coalesce(new.question_id, old.question_id);
  actor text := current_setting('app.actor', true);
begin
  perform set_config('app.actor', 'system', true);
  if was <> stands then
    update community_questions set answer_count = answer_count + (case when stands then 1 else -1 end) where id = it;
  end if;
  if coalesce(old.is_accepted, false) and not stands then
    update community_questions set status = 'open' where id = it and status = 'answered';
  end if;
  perform set_config('app.actor', coalesce(actor, ''), true);
  return null;
end $$;
create trigger counted after insert or update of state or delete on community_answers for each row execute function community_answer_counted();

create function community_view_counted() returns trigger language plpgsql as $$
declare
  actor text := current_setting('app.actor', true);
begin
  perform set_config('app.actor', 'system', true);
  update community_questions set view_count = view_count + 1 where id = new.question_id;
  perform set_config('app.actor', coalesce(actor, ''), true);
  return null;
end $$;
create trigger counted after insert on community_views for each row execute function community_view_counted();

create function community_question_listed() returns trigger language plpgsql as $$
begin
  if old.state = 'visible' then
    update community_totals set n = n - 1 where category_id = old.category_id and status = old.status;
  end if;
  if new.state = 'visible' then
    insert into community_totals values (new.category_id, new.status, 1) on conflict (category_id, status) do update set n = community_totals.n + 1;
    with number as (select coalesce((select n from community_search where question_id = new.id), nextval('community_search_n')) as n)
    insert into community_search (question_id, n, author, created_at, document)
    select new.id, n, new.user_id, new.created_at, community_document(n, new.category_id, new.status, new.title, new.content, new.tags || coalesce(new.crop_type, '')) from number
    on conflict (question_id) do update set document = excluded.document;
  elsif old.state = 'visible' then
    delete from community_search where question_id = old.id;
  end if;
  return null;
end $$;
create trigger listed after insert or update of state, status, category_id, title, content, tags, crop_type or delete on community_questions
  for each row execute function community_question_listed();

-- The one accepted answer of a question; the caller has proven who asked.
create function community_accept(question uuid, answer uuid) returns table (id uuid, user_id uuid) language plpgsql as $$
declare
  actor text := current_setting('app.actor', true);
begin
  perform set_config('app.actor', 'system', true);
  perform 1 from community_questions q where q.id = question for update;
  return query update community_answers a set is_accepted = (a.id = answer)
    where a.question_id = question and a.is_accepted <> (a.id = answer) returning a.id, a.user_id;
  update community_questions q set status = 'answered' where q.id = question;
  perform set_config('app.actor', coalesce(actor, ''), true);
end $$;

create function community_votes_for(post uuid) returns integer language sql stable as $$ select coalesce(sum(value), 0)::integer from community_votes where target_id = post $$;

-- What the counts are, where they are not what they say; for a slice of the questions, as the system. Says how many it changed, and where it ended.
create function community_repair(above uuid, most integer) returns table (changed integer, ended uuid) language plpgsql as $$
declare
  ids uuid[];
  wrong uuid[];
  hit integer;
begin
  select array_agg(s.id order by s.id) into ids from (select q.id from community_questions q where q.id > above order by q.id limit most) s;
  changed := 0;
  ended := ids[cardinality(ids)];
  if ids is null then return next; return; end if;
  -- One statement sees one moment, in which a vote and its count stand together. Only what is wrong is locked: who votes meanwhile waits, and adds to what stands then.
  select array_agg(q.id order by q.id) into wrong from community_questions q where q.id = any(ids)
    and (q.vote_score, q.answer_count) is distinct from (community_votes_for(q.id), (select count(*)::integer from community_answers a where a.question_id = q.id and a.state = 'visible'));
  if wrong is not null then
    perform 1 from community_questions q where q.id = any(wrong) order by q.id for update;
    update community_questions q set vote_score = community_votes_for(q.id), answer_count = (select count(*) from community_answers a where a.question_id = q.id and a.state = 'visible') where q.id = any(wrong);
    get diagnostics hit = row_count;
    changed := changed + hit;
  end if;
  select array_agg(a.id order by a.id) into wrong from community_answers a where a.question_id = any(ids) and a.vote_score <> community_votes_for(a.id);
  if wrong is not null then
    perform 1 from community_answers a where a.id = any(wrong) order by a.id for update;
    update community_answers a set vote_score = community_votes_for(a.id) where a.id = any(wrong);
    get diagnostics hit = row_count;
    changed := changed + hit;
  end if;
  return next;
end $$;

-- ── Who sees what ───────────────────────────────────────────────────────────────────────────────────────────────────
alter table community_questions enable row level security;
alter table community_questions force row level security;
alter table community_answers enable row level security;
alter table community_answers force row level security;
alter table community_votes enable row level security;
alter table community_votes force row level security;
alter table community_views enable row level security;
alter table community_views force row level security;
alter table community_bookmarks enable row level security;
alter table community_bookmarks force row level security;
alter table community_blocks enable row level security;
alter table community_blocks force row level security;
alter table community_reports enable row level security;
alter table community_reports force row level security;
alter table community_history enable row level security;
alter table community_history force row level security;
create policy everybody_reads on community_questions for select using (state = 'visible');
create policy everybody_reads on community_answers for select using (state = 'visible');
create policy own_rows on community_questions using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on community_answers using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on community_votes using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on community_views using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on community_bookmarks using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on community_blocks using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on community_reports using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on community_history using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
