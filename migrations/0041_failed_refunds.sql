-- A refund may fail at the bank after the gateway took it: it is made again with its key.
alter table sandbox_refund drop constraint sandbox_refund_pkey;
alter table sandbox_refund add column id uuid primary key default gen_random_uuid(), add column failed_at timestamptz;
create unique index sandbox_refund_key on sandbox_refund (key) where failed_at is null;
