-- What a rule said of a field, once per cause. `raised` is the rule's own word, with the numbers and days that fired it; sentences are made of it when they are read.
create table alerts (
  id uuid not null,
  user_id uuid not null,
  field_id uuid not null,
  rule text not null,
  -- What a farmer would call one matter; a mute silences one.
  theme text not null,
  cause text not null,
  category text not null check (category in ('disease', 'weather', 'irrigation', 'pest')),
  urgency smallint not null check (urgency between 1 and 5),
  valid_from date not null,
  valid_until date not null,
  raised jsonb not null,
  forecast_source text not null,
  forecast_at timestamptz not null,
  -- `withdrawn`: the forecast it rested on has changed.
  state text not null default 'open' check (state in ('open', 'over', 'withdrawn')),
  closed_at timestamptz,
  read boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  -- Two servers, or one that crashed, raise it once.
  unique (user_id, field_id, rule, cause),
  -- At commit: the field goes first, then what listens to its going.
  foreign key (user_id, field_id) references fields (user_id, id) deferrable initially deferred
);
create index alerts_age on alerts (created_at);
create index alerts_ending on alerts (valid_until) where state = 'open';

-- Kinds of alert that this farmer does not want.
create table alert_mutes (
  user_id uuid not null,
  theme text not null,
  muted_at timestamptz not null,
  primary key (user_id, theme)
);

-- Whether it happened. The rule stands here too: the answer counts for it when the alert is long gone.
create table alert_feedback (
  user_id uuid not null,
  alert_id uuid not null,
  rule text not null,
  answer text not null check (answer in ('yes', 'no', 'not_sure')),
  answered_at timestamptz not null,
  primary key (user_id, alert_id)
);
create index alert_feedback_rule on alert_feedback (rule);

-- When a field was last looked at, and with which forecast: without it "nothing to do" could mean that nobody looked.
create table alert_looks (
  user_id uuid not null,
  field_id uuid not null,
  looked_at timestamptz not null,
  forecast_source text not null,
  forecast_at timestamptz not null,
  primary key (user_id, field_id),
  foreign key (user_id, field_id) references fields (user_id, id) deferrable initially deferred
);

-- Days whose morning round has begun: one server begins it.
create table alert_days (day date primary key, begun_at timestamptz not null default now());

-- Fields by the square of weather they lie in (features/weather/domain/cell.ts), for rounds that read each forecast once.
create index fields_cell on fields ((floor(location_lat * 10 + 0.5)::integer), (floor(location_lng * 10 + 0.5)::integer), user_id, id) where not location_unconfirmed;

alter table alerts enable row level security;
alter table alerts force row level security;
alter table alert_mutes enable row level security;
alter table alert_mutes force row level security;
alter table alert_feedback enable row level security;
alter table alert_feedback force row level security;
alter table alert_looks enable row level security;
alter table alert_looks force row level security;
create policy own_rows on alerts using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on alert_mutes using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on alert_feedback using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
create policy own_rows on alert_looks using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
