-- Withdrawals from the contract (D-50): what was declared, and what the shop did about it.

-- A declaration that was typed and is not confirmed yet. Deleted when it is confirmed, or a day later.
create table withdrawal_draft (
  id uuid primary key,
  token_hash bytea not null unique,
  content jsonb not null,
  created_at timestamptz not null
);
create index withdrawal_draft_created on withdrawal_draft (created_at);

-- Never changed (LAW-3): the trigger refuses it.
create table withdrawal (
  id uuid primary key,
  -- Of the receipt's page.
  token_hash bytea not null unique,
  number text not null unique,
  locale text not null check (locale in ('ro', 'en', 'hu')),
  -- As it was shown, and its SHA-256.
  statement text not null check (statement <> ''),
  statement_hash bytea not null check (length(statement_hash) = 32),
  order_reference text not null,
  name text not null,
  email text not null,
  order_id uuid references "order",
  -- Chosen lines of the order: [{line, name, quantity}]; [] for the whole order or for goods that were typed.
  lines jsonb not null,
  declared_at timestamptz not null,
  -- After the period of 14 days, as far as it is known.
  is_late boolean not null
);
create index withdrawal_order on withdrawal (order_id);
create index withdrawal_declared on withdrawal (declared_at);

create trigger withdrawal_append_only before update or delete on withdrawal
  for each row execute function refuse_change();

-- The newest event has the state.
create table withdrawal_event (
  withdrawal_id uuid not null references withdrawal,
  position smallint not null check (position > 0),
  state text not null check (state in ('received', 'accepted', 'arrived', 'closed', 'refused')),
  at timestamptz not null,
  -- Name of the member of staff.
  staff_name text,
  -- Why; customers read it where the withdrawal is refused.
  note text check (note is null or note <> ''),
  primary key (withdrawal_id, position),
  check (state <> 'refused' or note is not null)
);
