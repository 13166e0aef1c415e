-- What visitors chose when they were asked for consent: a proof that the question was answered, without anything about who answered. A row is
-- never changed; the browser keeps its id. Deleted after four years.
create table consent_proof (
  id uuid primary key,
  -- Version of the words of the question.
  version integer not null check (version > 0),
  locale text not null check (locale in ('ro', 'en', 'hu')),
  -- Purpose to true or false.
  choice jsonb not null,
  -- Who was named, by purpose.
  recipients jsonb not null,
  chosen_at timestamptz not null
);
create index consent_proof_chosen on consent_proof (chosen_at);

-- Orders whose purchase a consenting customer's browser has been given to report: each order to one browser.
create table purchase_report (
  order_id uuid primary key references "order" on delete cascade,
  -- Of the browser: it gets the same answer again when the first was lost.
  key text not null,
  at timestamptz not null
);
