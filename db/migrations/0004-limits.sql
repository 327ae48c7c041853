create unlogged table rate_limits (
  key text primary key,
  minute timestamptz not null,
  count integer not null
);
create index rate_limits_minute on rate_limits (minute);
