-- Which checks `removed` counted, as "id:photo": one that comes back from a farmer's own copy is not counted again.
alter table scan_totals add column removed_checks text[] not null default '{}';
