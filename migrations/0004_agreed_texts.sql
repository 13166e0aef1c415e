-- What customers agreed to, word for word: orders name these texts by their hash (LAW-13). Append-only.

create table agreed_text (
  sha256 text primary key,
  page_key text not null,
  locale text not null check (locale in ('ro', 'en', 'hu')),
  title text not null,
  body jsonb not null,
  first_agreed_at timestamptz not null
);
