-- Changes of many products at once, and price campaigns: what was asked for, how far it is, and what takes it back.
create table bulk_edit (
  id uuid primary key,
  staff_id uuid,
  staff_name text not null,
  -- Of a campaign; null for an edit of products.
  name text,
  change jsonb not null,
  products integer[] not null,
  -- So many of the products are done.
  position integer not null default 0 check (position between 0 and cardinality(products)),
  -- Prices or products that were changed.
  changed integer not null default 0,
  -- Why others were left out, and how many.
  refused jsonb not null default '{}',
  state text not null check (state in ('running', 'done', 'undoing', 'undone')),
  -- What somebody changed later and was not taken back.
  kept integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index bulk_edit_newest on bulk_edit (created_at desc);
-- Entries of the audit log that it wrote.
create table bulk_edit_entry (
  bulk_id uuid not null references bulk_edit,
  entry_id uuid not null,
  primary key (bulk_id, entry_id)
);
alter table price_plan add column bulk_id uuid references bulk_edit;
create index price_plan_bulk on price_plan (bulk_id) where bulk_id is not null;
