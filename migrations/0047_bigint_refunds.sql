-- What is given back of an order outgrows 2,147,483,647 hundredths like what was paid for it. Amounts of one price, voucher or coupon stay
-- integers: none is entered that is larger.

alter table refund
  alter column money type bigint,
  alter column credit type bigint;
alter table refund_line
  alter column amount type bigint,
  alter column vat type bigint;
