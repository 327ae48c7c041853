-- Questions of the community that came by SMS or WhatsApp: their answers go back the same way.
create table text_questions (
  user_id uuid not null,
  question_id uuid not null,
  way text not null check (way in ('sms', 'whatsapp')),
  address text not null,
  asked_at timestamptz not null,
  -- Answers that went back.
  sent smallint not null default 0,
  primary key (user_id, question_id)
);
alter table text_questions enable row level security;
alter table text_questions force row level security;
create policy own_rows on text_questions using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
