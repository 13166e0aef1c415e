-- Lines, discounts, delivery and vouchers are the order's to the hundredth, whichever of the rows is written, changed or taken away.

create or replace function check_order_sums() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  subject uuid := (changed ->> case tg_table_name when 'order' then 'id' else 'order_id' end)::uuid;
begin
  if exists (
    select from "order" o
    cross join lateral (
      select coalesce(sum(l.total), 0) as total, coalesce(sum(l.discount), 0) as discount,
        coalesce(sum(l.unit_price * l.quantity) filter (where l.kind <> 'transport'), 0) as goods,
        coalesce(sum(l.total) filter (where l.kind = 'transport'), 0) as delivery,
        coalesce(sum((l.price - l.unit_price) * l.quantity), 0) as lowered
      from order_line l where l.order_id = o.id
    ) lines
    where o.id = subject and (
      lines.total <> o.total
      or lines.goods <> o.subtotal
      or lines.discount <> o.discount
      or lines.delivery <> o.delivery_price
      or lines.discount + lines.lowered <> (select coalesce(sum(u.amount), 0) from coupon_use u where u.order_id = o.id)
      or o.voucher_paid <> (select coalesce(sum(u.amount), 0) from voucher_use u where u.order_id = o.id)
    )
  ) then
    raise exception 'the sums of order % do not hold', subject using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger order_sums after insert or update of subtotal, discount, delivery_price, total, voucher_paid on "order"
  deferrable initially deferred for each row execute function check_order_sums();

drop trigger order_line_sums on order_line;
create constraint trigger order_line_sums after insert or update or delete on order_line
  deferrable initially deferred for each row execute function check_order_sums();
drop trigger coupon_use_sums on coupon_use;
create constraint trigger coupon_use_sums after insert or update of amount or delete on coupon_use
  deferrable initially deferred for each row execute function check_order_sums();
drop trigger voucher_use_sums on voucher_use;
create constraint trigger voucher_use_sums after insert or update of amount or delete on voucher_use
  deferrable initially deferred for each row execute function check_order_sums();
