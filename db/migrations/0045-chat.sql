-- What a farmer asked the assistant, and what it said. Private; it travels to the farmer's phones.
create table chat_conversations (
  user_id uuid not null,
  id uuid not null,
  title text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);
create table chat_messages (
  user_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  language text not null check (language in ('en', 'sw')),
  -- Who answered: the app's own engine, or a language model; null for what the farmer said.
  engine text check (engine in ('own', 'model')),
  source text,
  reply_to uuid,
  -- Of an answer of our own: its parts, sources and choices.
  shown jsonb,
  attachments jsonb not null default '[]',
  photos text[] not null default '{}',
  is_image boolean not null default false,
  image_url text,
  image_prompt text,
  created_at timestamptz not null,
  primary key (user_id, id),
  check ((role = 'assistant') = (engine is not null))
);
create index chat_messages_of on chat_messages (user_id, conversation_id);
create index chat_messages_photos on chat_messages using gin (photos) where photos <> '{}';

-- What was asked of a model and is not answered yet: paid for, and given back once when it fails. A farmer has one at work at a time.
create table chat_asks (
  user_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  question_id uuid not null,
  act text not null check (act in ('answer', 'picture')),
  is_running boolean not null,
  started_at timestamptz not null,
  primary key (user_id, id)
);
create unique index chat_asks_one on chat_asks (user_id) where is_running;
create index chat_asks_old on chat_asks (started_at);

-- What the model used, by day: the operator may set how much a day may cost.
create table chat_model_days (
  day date primary key,
  tokens bigint not null default 0
);

alter table chat_conversations enable row level security;
alter table chat_conversations force row level security;
alter table chat_messages enable row level security;
alter table chat_messages force row level security;
alter table chat_asks enable row level security;
alter table chat_asks force row level security;
create policy own_rows on chat_conversations using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on chat_messages using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on chat_asks using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
