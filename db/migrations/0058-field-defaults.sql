-- Whether nobody has said or measured the size (the default of a new field). Null in rows from before this column:
-- there a size of one without a measured shape cannot be told from a typed one and counts as the default.
alter table fields add column size_is_default boolean;
-- Why a new field has no place of its own; null where it has one, or where the reason was not recorded.
alter table fields add column place_problem text check (place_problem in ('not_asked', 'refused', 'unavailable', 'timed_out'));
