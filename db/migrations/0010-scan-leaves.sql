-- Further leaves of the same plant (`photo` is the first), and which of the candidates the farmer says it is.
alter table crop_scans add column more_photos text[] not null default '{}' check (cardinality(more_photos) <= 5);
alter table crop_scans add column pick text;
alter table crop_scans add column picked_at timestamptz;
create index crop_scans_unchecked on crop_scans (created_at) where checked is null and photo is not null;
create index crop_scans_picked on crop_scans (picked_at) where pick is not null;
