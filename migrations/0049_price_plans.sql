-- Prices that begin at a future moment, and reductions that end at one: the ordinary price follows then (D-21). The price itself is written
-- by a job at the moment, and its history with it.
create table price_plan (
  id uuid primary key,
  variant_id integer not null references variant,
  currency text not null check (currency in ('RON', 'EUR', 'HUF')),
  -- Ordinary price; it follows at the end.
  price integer not null check (price >= 0),
  -- Announced as a reduction; null for none.
  reduced integer check (reduced >= 0 and reduced < price),
  -- Recommended price; null to leave it as it is.
  prp integer check (prp >= price),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  state text not null check (state in ('waiting', 'running', 'done', 'cancelled', 'refused', 'replaced')),
  note text,
  created_at timestamptz not null,
  check (ends_at is null or reduced is not null),
  check (state <> 'running' or ends_at is not null),
  check (currency <> 'HUF' or (price % 100 = 0 and coalesce(reduced, 0) % 100 = 0 and coalesce(prp, 0) % 100 = 0))
);
create unique index price_plan_running on price_plan (variant_id, currency) where state = 'running';
create index price_plan_open on price_plan (variant_id, currency) where state in ('waiting', 'running');
create index price_plan_variant on price_plan (variant_id);
