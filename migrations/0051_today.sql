-- What the first page of the back office asks for, without reading what was settled long ago.
create index order_to_send on "order" (created_at) where status in ('unfulfilled', 'pending', 'partially fulfilled');
create index order_paid on "order" (paid_at) where paid_at is not null;
create index mail_failed on mail (created_at) where sent_at is null and last_error is not null;
create index job_failed on job (run_at) where last_error is not null or dead_at is not null;

-- Searches without results by week: of the week in which a query was last asked, and of the one before it. Weeks begin on Mondays.
alter table search_miss
  add column week date not null default '1970-01-05',
  add column week_times integer not null default 0 check (week_times >= 0),
  add column week_before_times integer not null default 0 check (week_before_times >= 0);
create index search_miss_week on search_miss (week desc, week_times desc);
