-- Which crop a leaf is of, asked where the photo looks like another crop than the chosen one: the chosen crop, what each
-- answer finds, and whether the farmer answered. And whether the farmer said which field a check is of, or that it is of none.
alter table crop_scans add column crop_question jsonb;
alter table crop_scans add column field_confirmed boolean not null default false;
