-- The list of payments that need a person: each case once for its reason and attempt, open until it is settled.
create table payment_case (
  id uuid primary key,
  order_id uuid not null references "order",
  attempt_id uuid references payment_attempt,
  reason text not null,
  -- What the gateway said (state, amount, currency), or the job that was set aside (job, error).
  details jsonb not null default '{}',
  opened_at timestamptz not null,
  settled_at timestamptz,
  note text,
  check ((settled_at is null) = (note is null))
);
create unique index payment_case_open on payment_case (order_id, coalesce(attempt_id, order_id), reason) where settled_at is null;
create index payment_case_attempt on payment_case (attempt_id);
insert into payment_case (id, order_id, reason, opened_at)
select gen_random_uuid(), id, needs_attention, updated_at from "order" where needs_attention is not null;
alter table "order" drop column needs_attention;

-- Set before the gateway is asked for a refund: one that it announces without it was not the shop's.
alter table payment_attempt add column refund_requested_at timestamptz;
update payment_attempt set refund_requested_at = updated_at where state in ('partly_refunded', 'refunded');
