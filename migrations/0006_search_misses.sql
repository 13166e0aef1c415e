-- What was searched and not found, for the merchant: a row for each question, not for each visitor.

create table search_miss (
  locale text not null check (locale in ('ro', 'en', 'hu')),
  query text not null check (length(query) between 1 and 120),
  times integer not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (locale, query)
);
