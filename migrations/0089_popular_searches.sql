-- What was searched and found, for the list under the empty search box: a row for each question, not for each visitor. Weeks begin on Mondays.
create table search_hit (
  locale text not null check (locale in ('ro', 'en', 'hu')),
  query text not null check (length(query) between 1 and 120),
  week date not null,
  week_times integer not null check (week_times >= 0),
  week_before_times integer not null default 0 check (week_before_times >= 0),
  last_at timestamptz not null,
  -- The merchant does not want it to be offered.
  is_hidden boolean not null default false,
  primary key (locale, query)
);
create index search_hit_week on search_hit (locale, week desc);
