-- How an order is paid. Until its customer chooses something else it is the card. What cash on delivery costs is a part of the delivery charge.
alter table "order"
  add column payment_method text not null default 'card' check (payment_method in ('card', 'transfer', 'cash')),
  add column payment_fee integer not null default 0 check (payment_fee >= 0 and (payment_fee = 0 or payment_method = 'cash'));
