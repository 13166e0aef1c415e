-- Every change of stock, kept for ever: who, why, before and after. `unsent` of a stock row are pieces that were paid and have not left
-- the warehouse: what lies there is on_hand + unsent, what is promised reserved + unsent, what can be bought on_hand - reserved.
alter table stock
  add column unsent integer not null default 0 check (unsent >= 0),
  -- From which number of pieces the warehouse has too few; null where only the sum over all counts.
  add column low integer check (low >= 0),
  -- Promised pieces that were not found: by a count or a correction that could not be booked.
  add column missing integer check (missing > 0),
  -- Where it lies: 'B4'.
  add column shelf text check (shelf <> '');
update stock s set unsent = r.pieces
from (select variant_id, warehouse_id, sum(quantity - shipped) as pieces from stock_reservation where state = 'taken' group by 1, 2) r
where r.variant_id = s.variant_id and r.warehouse_id = s.warehouse_id;
create index stock_missing on stock (variant_id) where missing is not null;

alter table variant add column low integer check (low >= 0);
create index variant_barcode on variant (barcode) where barcode is not null;
create index variant_sku_start on variant (upper(sku) text_pattern_ops);
create index product_text_name on product_text using gin (to_tsvector('simple',
  regexp_replace(normalize(lower(name), NFD), '[\u0300-\u036f]', '', 'g')));

create table stock_movement (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  variant_id integer not null references variant,
  warehouse_id text not null references warehouse,
  kind text not null check (kind in ('start', 'import', 'order_placed', 'order_paid', 'order_released', 'order_sent', 'order_moved',
    'order_refunded', 'order_back', 'correction', 'damaged', 'found', 'lost', 'return', 'delivery', 'count', 'transfer_out',
    'transfer_in', 'transfer_back')),
  on_hand integer not null,
  reserved integer not null,
  unsent integer not null,
  on_hand_after integer not null,
  reserved_after integer not null,
  unsent_after integer not null,
  order_id uuid,
  -- Number of the transfer or the count.
  document text,
  staff_name text,
  note text,
  check (on_hand_after >= 0 and reserved_after >= 0 and unsent_after >= 0)
);
create index stock_movement_variant on stock_movement (variant_id, id desc);
create index stock_movement_warehouse on stock_movement (warehouse_id, id desc);
create index stock_movement_rare on stock_movement (kind, id desc)
  where kind not in ('order_placed', 'order_paid', 'order_released', 'order_sent');

insert into stock_movement (at, variant_id, warehouse_id, kind, on_hand, reserved, unsent, on_hand_after, reserved_after, unsent_after)
select now(), variant_id, warehouse_id, 'start', on_hand, reserved, unsent, on_hand, reserved, unsent from stock
where on_hand > 0 or unsent > 0;

create function refuse_change_of_stock_movement() returns trigger language plpgsql as $$
begin
  raise exception 'movements of stock are kept as they are';
end $$;
create trigger stock_movement_unchanged before update or delete on stock_movement
  for each row execute function refuse_change_of_stock_movement();
