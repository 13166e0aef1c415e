-- Recalls of products (LAW-41): what is dangerous, what who bought it is to do, and to which buyers the shop has written.
create table recall (
  id uuid primary key,
  number integer not null unique check (number > 0),
  product_id integer not null references product,
  state text not null check (state in ('draft', 'running', 'ended')),
  -- Lot or serial numbers; '' for every piece.
  lots text not null,
  -- First and last day on which it was sold, in the shop's own time; null for any.
  sold_from date,
  sold_until date,
  texts jsonb not null,
  remedies text[] not null check (remedies <@ array['refund', 'replacement', 'repair']),
  version integer not null,
  created_at timestamptz not null,
  published_at timestamptz,
  ended_at timestamptz,
  check ((state = 'draft') = (published_at is null)),
  check ((state = 'ended') = (ended_at is not null))
);
create index recall_product on recall (product_id);
create unique index recall_running on recall (product_id) where state = 'running';

-- One row for each buyer that was written to: the first of the buyer's orders with the product, and the mail.
create table recall_buyer (
  recall_id uuid not null references recall on delete cascade,
  order_id uuid not null references "order" on delete cascade,
  mail_id uuid not null,
  primary key (recall_id, order_id)
);
create index recall_buyer_order on recall_buyer (order_id);
