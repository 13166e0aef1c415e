-- Money that came by bank transfer, as staff booked it: each transfer once by its reference. When an order has all it needs, that much becomes
-- its payment; what is left of the transfers of an order that does not wait for money is transferred back.
create table bank_transfer (
  id uuid primary key,
  order_id uuid not null references "order",
  reference text not null unique,
  -- In hundredths of the order's currency, like the two below.
  amount bigint not null check (amount > 0),
  -- What of it is in the order's payment.
  counted bigint not null default 0 check (counted >= 0),
  attempt_id uuid references payment_attempt,
  -- What staff transferred back of the rest.
  returned bigint not null default 0 check (returned >= 0),
  returned_at timestamptz,
  booked_at timestamptz not null,
  check (counted + returned <= amount),
  check ((counted > 0) = (attempt_id is not null)),
  check ((returned > 0) = (returned_at is not null))
);
create index bank_transfer_order on bank_transfer (order_id);
create index bank_transfer_attempt on bank_transfer (attempt_id);
insert into bank_transfer (id, order_id, reference, amount, counted, attempt_id, booked_at)
select id, order_id, provider_ref, amount, amount, id, created_at from payment_attempt where gateway = 'transfer';
