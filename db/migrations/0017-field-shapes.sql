-- How well a measured boundary is known, and when it was measured; both null for an approximate square.
alter table fields add column area_error_m2 double precision check (area_error_m2 >= 0);
alter table fields add column measured_at timestamptz;
