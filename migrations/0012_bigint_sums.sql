-- Sums of an order outgrow 2,147,483,647 hundredths (60 pieces of a dear pram in forint), so every sum is a bigint. The prices of one
-- piece become bigint too, because their products with the quantity are computed in their type by the checks.

-- A column that a trigger names cannot change its type.
drop trigger order_sums on "order";
drop trigger coupon_use_sums on coupon_use;

alter table "order"
  alter column subtotal type bigint,
  alter column discount type bigint,
  alter column delivery_price type bigint,
  alter column total type bigint,
  alter column voucher_paid type bigint,
  alter column due type bigint;
alter table order_line
  alter column mrp type bigint,
  alter column price type bigint,
  alter column unit_price type bigint,
  alter column prior type bigint,
  alter column discount type bigint,
  alter column total type bigint,
  alter column vat type bigint;
alter table coupon_use alter column amount type bigint;
alter table payment_attempt alter column amount type bigint;
alter table payment_notification alter column amount type bigint;
alter table sandbox_payment alter column amount type bigint, alter column refunded type bigint;
alter table sandbox_refund alter column amount type bigint;

create constraint trigger order_sums after insert or update of subtotal, discount, delivery_price, total, voucher_paid on "order"
  deferrable initially deferred for each row execute function check_order_sums();
create constraint trigger coupon_use_sums after insert or update of amount or delete on coupon_use
  deferrable initially deferred for each row execute function check_order_sums();
