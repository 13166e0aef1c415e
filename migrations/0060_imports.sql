-- Imports: what a file would change, row by row, before anything is written, and what it was before, so that it can be taken back.

-- The key of another system: a row is found again by it.
alter table product add column external_id text unique;

create table import_run (
  id uuid primary key,
  kind text not null check (kind in ('products', 'texts', 'prices', 'stock', 'customers', 'coupons', 'redirects')),
  file_name text not null,
  -- Of the heads of its columns: the next file of the same kind is mapped alike.
  signature text not null,
  mapping jsonb not null,
  -- How the file is read, and what happens to rows that are new.
  options jsonb not null,
  state text not null check (state in (
    'uploaded', 'checking', 'checked', 'applying', 'applied', 'cancelled', 'failed', 'undoing', 'undone'
  )),
  actor jsonb not null,
  created_at timestamptz not null,
  -- Of the state it is in.
  began_at timestamptz not null,
  ended_at timestamptz,
  -- Of the step that runs: what is done of how much.
  done integer not null default 0,
  total integer not null default 0,
  counts jsonb not null default '{}',
  failure text
);
create index import_run_created on import_run (created_at);
-- One import changes the shop at a time.
create unique index import_run_one_at_a_time on import_run ((true)) where state in ('applying', 'undoing');

-- A group of rows that is written as a whole: a product with its variants. Groups that change nothing are counted only.
create table import_group (
  run_id uuid not null references import_run on delete cascade,
  position integer not null,
  line integer not null,
  key text not null,
  name text not null,
  state text not null check (state in ('new', 'changed', 'faulty')),
  -- Field → its text; of `before` only the fields that change.
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  remarks jsonb not null default '[]',
  is_chosen boolean not null default true,
  -- What came of it: null until it is applied. `kept`: fields that somebody changed since, which undoing leaves.
  outcome text check (outcome in ('applied', 'refused', 'undone')),
  kept text[] not null default '{}',
  primary key (run_id, position)
);
create index import_group_state on import_group (run_id, state, position);

create table import_mapping (
  signature text primary key,
  kind text not null,
  mapping jsonb not null,
  used_at timestamptz not null
);
