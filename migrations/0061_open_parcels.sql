-- Parcels that have not arrived, the newest first: the list that staff look after.
create index parcel_open on parcel (id) where status <> 'delivered';
