-- How often one caller, e-mail address, telephone number or order did something within its time window. Subjects are keyed hashes; rows
-- are deleted after their window.
create table attempt_count (
  scope text not null,
  subject bytea not null,
  count integer not null check (count >= 0),
  -- End of the window: a later attempt begins a new one.
  until timestamptz not null,
  primary key (scope, subject)
);
create index attempt_count_until on attempt_count (until);

-- The caller (keyed hash) an order came from, for the limit on unpaid reservations; deleted after a day.
create table order_caller (
  order_id uuid primary key references "order",
  caller bytea not null,
  created_at timestamptz not null
);
create index order_caller_caller on order_caller (caller);
create index order_caller_created on order_caller (created_at);

-- Codes that a caller typed and that count as guesses: the same code typed again counts once in its window.
drop table code_miss;
create table code_guess (
  caller bytea not null,
  code_hash bytea not null,
  until timestamptz not null,
  primary key (caller, code_hash)
);
create index code_guess_until on code_guess (until);
