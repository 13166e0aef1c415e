-- Newsletters as they are sent: a text for each language, and how far it has gone.
create table newsletter_issue (
  id uuid primary key,
  number integer not null unique check (number > 0),
  created_at timestamptz not null,
  -- No further mail of it is written from then on.
  stopped_at timestamptz
);

create table newsletter_issue_text (
  issue_id uuid not null references newsletter_issue on delete cascade,
  locale text not null check (locale in ('ro', 'en', 'hu')),
  subject text not null check (subject <> ''),
  body jsonb not null,
  -- The subscription that the last mail was written to; those after it follow.
  sent_after uuid,
  mails integer not null default 0 check (mails >= 0),
  done_at timestamptz,
  primary key (issue_id, locale)
);
