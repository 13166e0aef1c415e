-- Product feeds of shopping engines: which are on, when each was written and read last, and what it left out (D-4).
-- A feed without a row is on and was never written.
create table product_feed (
  feed text not null check (feed in ('google', 'meta')),
  market text not null check (market in ('ro', 'en', 'hu')),
  is_on boolean not null default true,
  -- Of the switch.
  version integer not null default 0 check (version >= 0),
  -- When staff asked for a new one.
  asked_at timestamptz,
  made_at timestamptz,
  took_ms integer check (took_ms >= 0),
  -- Written variants, and their products.
  items integer not null default 0 check (items >= 0),
  products integer not null default 0 check (products >= 0),
  -- Written at most once a minute.
  read_at timestamptz,
  primary key (feed, market)
);

-- Products that the last writing left out or wrote without something, by the reason.
create table product_feed_gap (
  feed text not null,
  market text not null,
  gap text not null,
  products integer[] not null check (cardinality(products) > 0),
  primary key (feed, market, gap),
  foreign key (feed, market) references product_feed
);
