-- Pages of text that the shop owes its customers: delivery, returns, terms, privacy … Slugs are per language (D-3) and
-- stand at the root of the market: `/retur`, `/en/returns`.

create table page (
  id integer primary key,
  key text not null unique,
  position smallint not null
);

create table page_text (
  page_id integer not null references page,
  locale text not null check (locale in ('ro', 'en', 'hu')),
  slug text not null,
  title text not null,
  description text not null,
  body jsonb not null,
  primary key (page_id, locale),
  unique (locale, slug)
);
