-- Who changed an order (D-45). Null in rows written before this was recorded and where it cannot be told afterwards.

alter table order_event
  add column actor text check (actor in ('customer', 'staff', 'job', 'payment')),
  -- Name of the member of staff.
  add column staff_name text check (staff_name is null or actor = 'staff'),
  -- Written by staff, for staff. Deleted with the personal data of the order.
  add column note text check (note is null or note <> '');

update order_event set actor = case
  when kind in ('placed', 'claimed') then 'customer'
  when kind in ('paid', 'paid without stock', 'paid twice', 'refunded', 'partly refunded') or kind like 'payment %' then 'payment'
  when kind = 'expired' then 'job'
end;
update order_event set actor = 'staff' where kind = 'payment case settled' and data ->> 'note' not like 'the gateway says %';
