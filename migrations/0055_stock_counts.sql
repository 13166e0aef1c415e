-- Count sheets: what was scanned in a warehouse, on several devices, some of which send it hours later. A scan is known by the id that its
-- device gave it, so that it counts once however often it is sent.
create table stock_count (
  id uuid primary key,
  number integer generated always as identity unique,
  warehouse_id text not null references warehouse,
  part text not null check (part in ('everything', 'collection', 'brand', 'shelf')),
  -- Of the collection or the brand, or the shelf's name.
  part_of text,
  part_name text not null,
  state text not null check (state in ('open', 'booked', 'dropped')) default 'open',
  started_at timestamptz not null,
  started_by text not null,
  ended_at timestamptz,
  ended_by text,
  check ((part = 'everything') = (part_of is null)),
  check ((state = 'open') = (ended_at is null))
);
create index stock_count_warehouse on stock_count (warehouse_id, started_at desc);
create index stock_count_open on stock_count (started_at) where state = 'open';

-- The articles of a sheet: of its part when it began, and what was scanned besides.
create table stock_count_line (
  count_id uuid not null references stock_count on delete cascade,
  variant_id integer not null references variant,
  -- Once it is booked: what lay there, what was counted, and what was booked of the difference.
  expected integer,
  counted integer,
  booked integer,
  primary key (count_id, variant_id)
);
create index stock_count_line_variant on stock_count_line (variant_id);

create table stock_count_scan (
  id uuid primary key,
  count_id uuid not null references stock_count on delete cascade,
  code text not null,
  -- Null for a code that no article has.
  variant_id integer references variant,
  -- Below 0 for what was taken back.
  pieces integer not null,
  -- Of the device, and of the server.
  at timestamptz not null,
  received_at timestamptz not null,
  staff_name text not null
);
create index stock_count_scan_count on stock_count_scan (count_id, received_at);
create index stock_count_scan_variant on stock_count_scan (variant_id) where variant_id is not null;

-- Transfers between warehouses. What was sent and has not been received belongs to neither.
create table stock_transfer (
  id uuid primary key,
  number integer generated always as identity unique,
  from_id text not null references warehouse,
  to_id text not null references warehouse,
  state text not null check (state in ('draft', 'sent', 'received', 'dropped')) default 'draft',
  note text not null default '',
  expected_on date,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by text not null,
  sent_at timestamptz,
  sent_by text,
  received_at timestamptz,
  received_by text,
  check (from_id <> to_id),
  check ((state in ('sent', 'received')) = (sent_at is not null)),
  check ((state = 'received') = (received_at is not null))
);
create index stock_transfer_state on stock_transfer (state, created_at desc);
create index stock_transfer_from on stock_transfer (from_id);
create index stock_transfer_to on stock_transfer (to_id);

create table stock_transfer_line (
  transfer_id uuid not null references stock_transfer on delete cascade,
  variant_id integer not null references variant,
  position smallint not null,
  pieces integer not null check (pieces > 0),
  received integer not null default 0,
  -- Why fewer arrived: those that were never sent go back to the sender.
  difference text check (difference in ('lost', 'damaged', 'not_sent')),
  primary key (transfer_id, variant_id),
  check (received between 0 and pieces)
);
create index stock_transfer_line_variant on stock_transfer_line (variant_id);
