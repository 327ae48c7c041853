-- How many of the requests in a minute were answered 429, "too many requests". Rows written before this count none.
alter table request_minutes add column limited integer not null default 0;
