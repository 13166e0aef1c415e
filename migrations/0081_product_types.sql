-- The merchant's own rows of the table of product types (LOC-27): each takes the place of the one of its key that is shipped with the
-- program, or adds one. A removed row switches the shipped one off.
create table product_type (
  key text primary key check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  names jsonb not null,
  broader text[] not null,
  collections text[] not null,
  complements text[] not null,
  is_removed boolean not null
);
