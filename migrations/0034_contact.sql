-- Messages of the contact form, and what staff did with them. They are deleted after 12 months.
create table contact_message (
  id uuid primary key,
  -- 'M-7K3F92QD'; it stands in the mails about the message.
  number text not null unique,
  locale text not null check (locale in ('ro', 'en', 'hu')),
  topic text not null check (topic in ('order', 'product', 'withdrawal', 'other')),
  -- Order number as typed; '' where none was.
  reference text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  message text not null check (message <> ''),
  state text not null check (state in ('open', 'answered', 'closed')),
  received_at timestamptz not null
);
create index contact_message_received on contact_message (received_at);
create index contact_message_email on contact_message (lower(normalize(email, nfkc)));

create table contact_event (
  message_id uuid not null references contact_message on delete cascade,
  position integer not null check (position > 0),
  kind text not null check (kind in ('answered', 'closed')),
  at timestamptz not null,
  staff_name text,
  -- Of an answer.
  text text check (kind <> 'answered' or text is not null),
  primary key (message_id, position)
);
