-- Customers in the back office: looked for by name, address, telephone and order; notes of staff; former values of what staff changed.
create index customer_newest on customer (created_at desc, id desc);
create index customer_email_start on customer (email_key text_pattern_ops);
create index customer_phone on customer (phone text_pattern_ops) where phone is not null;
create index customer_name on customer using gin (to_tsvector('simple',
  regexp_replace(normalize(lower(first_name || ' ' || last_name), NFD), '[\u0300-\u036f]', '', 'g')));
create index order_phone_start on "order" (phone text_pattern_ops);

-- What staff write for each other about a person, who may read it in the copy of their data.
create table customer_note (
  id uuid primary key,
  customer_id uuid not null references customer on delete cascade,
  text text not null check (text <> ''),
  by text not null,
  at timestamptz not null
);
create index customer_note_customer on customer_note (customer_id, at desc, id desc);

-- Former and new values of what staff changed of a person: the audit log names the fields only, and these go with the account.
create table customer_change (
  -- Entry of the audit log.
  entry uuid primary key,
  customer_id uuid not null references customer on delete cascade,
  before jsonb not null,
  after jsonb not null,
  at timestamptz not null
);
create index customer_change_customer on customer_change (customer_id);
create index customer_change_at on customer_change (at);
