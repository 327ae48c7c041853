-- Each of the morning's rounds is begun once: the one that makes the day's tasks, and the one that speaks of them.
alter table reminder_days add column round text not null default 'reminders' check (round in ('tasks', 'reminders'));
alter table reminder_days drop constraint reminder_days_pkey;
alter table reminder_days add primary key (day, round);
