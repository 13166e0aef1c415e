-- Money given back (D-50): what, of which lines, by which means. Amounts are integer hundredths of the order's currency.

create table refund (
  id uuid primary key,
  order_id uuid not null references "order",
  -- 1, 2, 3 … within the order.
  position smallint not null check (position > 0),
  -- The caller's: a repeated call finds the same refund.
  key text not null,
  -- unsent: the pieces are not sent any more; returned: they came back; kept: the customer keeps them; canceled: the whole order was.
  kind text not null check (kind in ('unsent', 'returned', 'kept', 'canceled')),
  at timestamptz not null,
  -- By card or transfer.
  money integer not null check (money >= 0),
  -- Back on gift vouchers.
  credit integer not null check (credit >= 0),
  -- The payment it goes back through; null where nothing does, or staff transfers it by hand.
  attempt_id uuid references payment_attempt,
  -- When the gateway had taken it, or staff had transferred it.
  money_sent_at timestamptz,
  unique (order_id, position),
  unique (order_id, key),
  check (attempt_id is null or money > 0)
);
create index refund_attempt on refund (attempt_id);

create table refund_line (
  refund_id uuid not null references refund,
  order_line_id uuid not null references order_line,
  -- Pieces; 0 for a part of the delivery charge.
  quantity smallint not null check (quantity >= 0),
  amount integer not null check (amount >= 0),
  -- VAT within the amount.
  vat integer not null check (vat between 0 and amount),
  -- Where returned pieces went; null where they were written off, or never left.
  warehouse_id text references warehouse,
  primary key (refund_id, order_line_id)
);
create index refund_line_order_line on refund_line (order_line_id);
create index refund_line_warehouse on refund_line (warehouse_id);

create table refund_voucher (
  refund_id uuid not null references refund,
  voucher_id uuid not null references voucher,
  amount integer not null check (amount > 0),
  primary key (refund_id, voucher_id)
);
create index refund_voucher_voucher on refund_voucher (voucher_id);

-- Never more than was paid, whoever writes the rows.
create function check_refunds() returns trigger language plpgsql as $$
declare
  subject uuid := case tg_table_name
    when 'refund' then (to_jsonb(new) ->> 'order_id')::uuid
    else (select r.order_id from refund r where r.id = (to_jsonb(new) ->> 'refund_id')::uuid) end;
begin
  if exists (
    select from "order" o where o.id = subject and (
      (select coalesce(sum(r.money), 0) from refund r where r.order_id = o.id) > o.due
      or (select coalesce(sum(r.credit), 0) from refund r where r.order_id = o.id) > o.voucher_paid)
  ) or exists (
    select from refund r where r.order_id = subject and (
      r.money + r.credit <> (select coalesce(sum(l.amount), 0) from refund_line l where l.refund_id = r.id)
      or r.credit <> (select coalesce(sum(v.amount), 0) from refund_voucher v where v.refund_id = r.id))
  ) or exists (
    select from order_line l join refund_line r on r.order_line_id = l.id where l.order_id = subject
    group by l.id having sum(r.quantity) > l.quantity or sum(r.amount) > l.total or sum(r.vat) > l.vat
  ) then
    raise exception 'the refunds of order % are more than was paid, or do not add up', subject using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger refund_sums after insert or update on refund
  deferrable initially deferred for each row execute function check_refunds();
create constraint trigger refund_line_sums after insert or update on refund_line
  deferrable initially deferred for each row execute function check_refunds();
