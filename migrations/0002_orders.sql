-- Orders, the pieces they hold, their payments, and what must happen after a commit (mail, expiry, fetch-back).
-- Ids are UUID v7 made by the application. Public ids are 160-bit tokens; only their SHA-256 is stored (D-8).

create table "order" (
  id uuid primary key,
  token_hash bytea not null unique,
  number text not null unique,
  idempotency_key text not null unique,
  request_hash bytea not null,
  market text not null check (market in ('ro', 'en', 'hu')),
  currency text not null check (currency in ('RON', 'EUR', 'HUF')),
  status text not null check (status in ('opened', 'unfulfilled', 'pending', 'partially fulfilled', 'fulfilled', 'canceled', 'refunded')),
  payment_state text not null check (payment_state in ('unpaid', 'paid', 'partly refunded', 'refunded')),
  needs_attention text,
  customer_id uuid,
  email text not null,
  phone text not null,
  delivery_address jsonb not null,
  billing jsonb not null,
  delivery jsonb not null,
  subtotal integer not null check (subtotal >= 0),
  discount integer not null default 0 check (discount >= 0),
  delivery_price integer not null check (delivery_price >= 0),
  total integer not null,
  voucher_paid integer not null default 0 check (voucher_paid >= 0),
  due integer not null,
  terms jsonb not null,
  newsletter boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz,
  paid_at timestamptz,
  check (total = subtotal - discount + delivery_price),
  check (discount <= subtotal),
  check (due = total - voucher_paid and due >= 0),
  check (currency <> 'HUF' or (subtotal % 100 = 0 and discount % 100 = 0 and delivery_price % 100 = 0 and voucher_paid % 100 = 0))
);
create index order_expiry on "order" (expires_at) where status = 'opened';
create index order_created on "order" (created_at);
create index order_customer on "order" (customer_id);

-- A line as it was sold. The delivery charge is a virtual line too (SHIP-2).
create table order_line (
  id uuid primary key,
  order_id uuid not null references "order",
  position smallint not null,
  kind text not null check (kind in ('goods', 'bundle', 'voucher', 'transport')),
  variant_id integer references variant,
  product_id integer references product,
  sku text not null,
  name text not null,
  option text not null default '',
  brand text not null default '',
  image text not null default '',
  quantity smallint not null check (quantity between 1 and 99),
  mrp integer not null check (mrp >= 0),
  unit_price integer not null check (unit_price >= 0),
  prior integer,
  couponed boolean not null default false,
  discount integer not null default 0 check (discount >= 0),
  total integer not null check (total >= 0),
  vat_country text not null,
  vat_rate_bp integer not null check (vat_rate_bp >= 0),
  vat integer not null check (vat >= 0),
  unique (order_id, position),
  check (total = unit_price * quantity - discount)
);
create index order_line_variant on order_line (variant_id);
create index order_line_product on order_line (product_id);

-- The parts of a bundle line, for picking.
create table order_line_part (
  order_line_id uuid not null references order_line,
  variant_id integer not null references variant,
  sku text not null,
  name text not null,
  quantity smallint not null check (quantity > 0),
  primary key (order_line_id, variant_id)
);
create index order_line_part_variant on order_line_part (variant_id);

create table order_event (
  id uuid primary key,
  order_id uuid not null references "order",
  at timestamptz not null,
  kind text not null,
  data jsonb not null default '{}'
);
create index order_event_order on order_event (order_id, at);

-- Pieces held for an order (D-42): held while payment is pending, taken when paid, released on expiry or cancellation.
create table stock_reservation (
  order_id uuid not null references "order",
  variant_id integer not null references variant,
  warehouse_id text not null references warehouse,
  quantity integer not null check (quantity > 0),
  state text not null check (state in ('held', 'taken', 'released')),
  primary key (order_id, variant_id, warehouse_id)
);
create index stock_reservation_stock on stock_reservation (variant_id, warehouse_id);

-- One row a try to pay; amount and currency are frozen in it.
create table payment_attempt (
  id uuid primary key,
  order_id uuid not null references "order",
  gateway text not null,
  provider_ref text,
  amount integer not null check (amount > 0),
  currency text not null check (currency in ('RON', 'EUR', 'HUF')),
  state text not null check (state in ('created', 'pending_action', 'authorized', 'paid', 'partly_refunded', 'refunded', 'failed', 'canceled', 'expired', 'review', 'disputed', 'unknown')),
  action jsonb,
  reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (gateway, provider_ref)
);
create index payment_attempt_order on payment_attempt (order_id);
-- At most one try is open at a time: a double click and two tabs meet on the same row.
create unique index payment_attempt_open on payment_attempt (order_id) where state in ('created', 'pending_action', 'authorized', 'review', 'unknown');

-- The inbox: each notification of a gateway is taken in once.
create table payment_notification (
  gateway text not null,
  event_key text not null,
  attempt_id uuid references payment_attempt,
  state text not null,
  amount integer,
  currency text,
  outcome text not null,
  received_at timestamptz not null,
  primary key (gateway, event_key)
);
create index payment_notification_attempt on payment_notification (attempt_id);

-- The sandbox gateway's own books: somebody else's system, kept beside ours.
create table sandbox_payment (
  ref text primary key,
  merchant_key text not null unique,
  order_ref text not null,
  amount integer not null,
  currency text not null,
  locale text not null,
  description text not null,
  return_url text not null,
  notify_url text not null,
  state text not null,
  -- Last four digits only.
  card text,
  reason text,
  refunded integer not null default 0 check (refunded between 0 and amount),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create table sandbox_refund (
  key text primary key,
  ref text not null references sandbox_payment,
  amount integer not null check (amount > 0),
  created_at timestamptz not null
);
create index sandbox_refund_ref on sandbox_refund (ref);

-- Work to do after a commit, written in the transaction that causes it; claimed with skip locked.
create table job (
  id uuid primary key,
  kind text not null,
  payload jsonb not null,
  key text unique,
  run_at timestamptz not null,
  attempts smallint not null default 0,
  last_error text,
  dead_at timestamptz
);
create index job_due on job (run_at) where dead_at is null;

-- News for the other processes (page cache purges): rows of the last hour, read by polling.
create table outbox (
  id uuid primary key,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null
);
create index outbox_created on outbox (created_at);

-- Every mail the shop wrote; without SMTP they stay here and are shown at /dev/mail.
create table mail (
  id uuid primary key,
  key text not null unique,
  kind text not null,
  locale text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  order_id uuid references "order",
  created_at timestamptz not null,
  sent_at timestamptz,
  attempts smallint not null default 0,
  last_error text
);
create index mail_created on mail (created_at);
create index mail_order on mail (order_id);
