-- What couriers said about parcels (D-48), and when they are asked again.

create table parcel_event (
  parcel_id uuid not null references parcel,
  -- Of the courier: the same event is stored once, however often it is told.
  courier_key text not null check (length(courier_key) between 1 and 100),
  at timestamptz not null,
  kind text not null check (kind in ('registered', 'picked_up', 'in_transit', 'at_depot', 'out_for_delivery', 'at_pickup_point', 'delivered', 'failed', 'returning', 'unknown')),
  -- A town, or ''. Never an address.
  place text not null check (length(place) <= 80),
  primary key (parcel_id, courier_key)
);

alter table parcel
  -- When the courier is asked about it; null: not any more, or never.
  add column sync_at timestamptz,
  -- Calls in a row that the courier did not answer.
  add column sync_failures smallint not null default 0 check (sync_failures >= 0),
  add check (status <> 'delivered' or sync_at is null);
create index parcel_sync on parcel (courier, sync_at) where sync_at is not null;

-- The demo courier's own records: those of a separate system in the same database. No names and no addresses.
create table demo_parcel (
  awb text primary key,
  registered_at timestamptz not null,
  from_place text not null,
  to_place text not null,
  country text not null,
  to_point boolean not null,
  canceled_at timestamptz
);
