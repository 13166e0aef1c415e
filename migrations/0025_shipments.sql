-- What left the warehouses (SHIP-6): shipments of an order, their pieces, and the parcels they are in.

create table shipment (
  id uuid primary key,
  order_id uuid not null references "order",
  -- 1, 2, 3 … within the order.
  position smallint not null check (position > 0),
  warehouse_id text not null references warehouse,
  created_at timestamptz not null,
  unique (order_id, position)
);
create index shipment_warehouse on shipment (warehouse_id);

-- Pieces of a line; of a bundle, its parts.
create table shipment_line (
  shipment_id uuid not null references shipment,
  order_line_id uuid not null references order_line,
  variant_id integer not null references variant,
  quantity integer not null check (quantity > 0),
  primary key (shipment_id, order_line_id, variant_id)
);
create index shipment_line_order_line on shipment_line (order_line_id);
create index shipment_line_variant on shipment_line (variant_id);

create table parcel (
  id uuid primary key,
  shipment_id uuid not null references shipment,
  -- 'own' and 'pickup' have numbers of the shop.
  courier text not null check (courier in ('own', 'pickup', 'sameday', 'fan')),
  awb text not null unique check (awb ~ '^[A-Z0-9]{6,35}$'),
  status text not null check (status in ('registered', 'in_transit', 'out_for_delivery', 'at_pickup_point', 'delivered', 'returning', 'problem', 'unknown')),
  status_at timestamptz not null,
  created_at timestamptz not null,
  delivered_at timestamptz,
  check ((status = 'delivered') = (delivered_at is not null))
);
create index parcel_shipment on parcel (shipment_id);

-- Never more leaves than was ordered, and only what is paid.
alter table stock_reservation
  add column shipped integer not null default 0,
  add check (shipped between 0 and quantity),
  add check (shipped = 0 or state = 'taken');
