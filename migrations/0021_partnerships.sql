-- Partnerships (D-30): offers of partners whose codes customers obtain in their account. Amounts are integer hundredths.

create table partnership (
  id uuid primary key,
  -- Its name for the merchant, in commands.
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 80),
  partner text not null check (partner <> ''),
  -- Address of the partner's logo in this shop.
  logo text check (logo like '/%'),
  -- Markets in which it is offered.
  markets text[] not null check (cardinality(markets) > 0 and markets <@ array['ro', 'en', 'hu']),
  -- Title, text and link in three languages.
  text jsonb not null check (text ?& array['ro', 'en', 'hu']),
  starts_at timestamptz,
  ends_at timestamptz,
  -- Ended by the merchant before its time.
  stopped_at timestamptz,
  -- Who is eligible: the rules of `domain/promotions/partnership.ts`.
  rules jsonb not null default '{}' check (jsonb_typeof(rules) = 'object'),
  -- `external`: a pool of codes of the partner's own shop; `coupons`: a pool of coupons of this shop; `generator`: a coupon for each customer.
  source text not null check (source in ('external', 'coupons', 'generator')),
  -- What a generator writes.
  coupon jsonb,
  -- The most codes of a generator, 0 = unlimited, and those that it has given.
  max_codes integer not null default 0 check (max_codes >= 0),
  codes_given integer not null default 0 check (codes_given >= 0),
  created_at timestamptz not null,
  check (ends_at is null or starts_at is null or ends_at > starts_at),
  check ((source = 'generator') = (coupon is not null)),
  check (source = 'generator' or (max_codes = 0 and codes_given = 0)),
  check (max_codes = 0 or codes_given <= max_codes)
);

-- A code of a partnership: in the pool until a customer takes it. A code stays taken when its customer's account is deleted.
create table partnership_code (
  id uuid primary key,
  partnership_id uuid not null references partnership,
  code text not null check (code <> ''),
  -- The coupon of this shop that the code is; null for a code of the partner's shop.
  coupon_id uuid unique references coupon,
  customer_id uuid references customer on delete set null,
  taken_at timestamptz,
  unique (partnership_id, code),
  -- One code for a customer, however often it is asked for.
  unique (partnership_id, customer_id),
  check (customer_id is null or taken_at is not null)
);
create index partnership_code_free on partnership_code (partnership_id, id) where taken_at is null;
create index partnership_code_customer on partnership_code (customer_id) where customer_id is not null;
