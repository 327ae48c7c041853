-- What somebody posted stays after their account is gone, and belongs to nobody: to an id that was deleted for good and can never begin again.
select set_config('app.actor', 'system', true);
insert into purged_users (id) values ('00000000-0000-0000-0000-000000000000');

-- Whom a question is put to: an expert of the directory; everybody may answer it.
alter table community_questions add column expert_id uuid;
create index community_questions_expert on community_questions (expert_id) where expert_id is not null;

-- All answers of a question, also those that nobody sees: what is accepted, repaired or left behind is looked for by it.
create index community_answers_question on community_answers (question_id);
create index community_blocks_of on community_blocks (blocked_id);
create index community_history_judged on community_history (moderator_id) where moderator_id is not null;

-- An accepted answer that comes back makes its question answered again.
create or replace function community_answer_counted() returns trigger language plpgsql as $$
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
  elsif stands and not was and new.is_accepted then
    update community_questions set status = 'answered' where id = it and status = 'open';
  end if;
  perform set_config('app.actor', coalesce(actor, ''), true);
  return null;
end $$;

-- The words of a question follow its author: who is blocked is left out by it.
create or replace function community_question_listed() returns trigger language plpgsql as $$
begin
  if old.state = 'visible' then
    update community_totals set n = n - 1 where category_id = old.category_id and status = old.status;
  end if;
  if new.state = 'visible' then
    insert into community_totals values (new.category_id, new.status, 1) on conflict (category_id, status) do update set n = community_totals.n + 1;
    with number as (select coalesce((select n from community_search where question_id = new.id), nextval('community_search_n')) as n)
    insert into community_search (question_id, n, author, created_at, document)
    select new.id, n, new.user_id, new.created_at, community_document(n, new.category_id, new.status, new.title, new.content, new.tags || coalesce(new.crop_type, '')) from number
    on conflict (question_id) do update set document = excluded.document, author = excluded.author;
  elsif old.state = 'visible' then
    delete from community_search where question_id = old.id;
  end if;
  return null;
end $$;

-- The one accepted answer of a question; the caller has proven who asked. What was closed or taken back a moment ago is left as it is.
create or replace function community_accept(question uuid, answer uuid) returns table (id uuid, user_id uuid) language plpgsql as $$
declare
  actor text := current_setting('app.actor', true);
begin
  perform set_config('app.actor', 'system', true);
  perform 1 from community_questions q where q.id = question and q.state = 'visible' and q.status <> 'closed' for update;
  if found then
    perform 1 from community_answers a where a.id = answer and a.question_id = question and a.state = 'visible' for update;
    if found then
      return query update community_answers a set is_accepted = (a.id = answer)
        where a.question_id = question and a.is_accepted <> (a.id = answer) returning a.id, a.user_id;
      update community_questions q set status = 'answered' where q.id = question;
    end if;
  end if;
  perform set_config('app.actor', coalesce(actor, ''), true);
end $$;
