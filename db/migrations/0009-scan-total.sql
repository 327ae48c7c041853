-- Counted scans that were deleted since: the free ones are so many in total, so deleting gives none back.
create table scan_totals (
  user_id uuid primary key,
  removed integer not null default 0
);
alter table scan_totals enable row level security;
alter table scan_totals force row level security;
create policy own_rows on scan_totals using (user_id = app_user_id() or app_is_system()) with check (user_id = app_user_id() or app_is_system());
