-- What the whole shop wears for a while (D-71). Local times: each market reaches them by its own clock.
create table campaign (
  key text primary key check (key ~ '^[a-z0-9][a-z0-9-]*$' and length(key) <= 80),
  layout text not null check (layout in ('default', 'full', 'promo', 'bf', 'advent')),
  markets text[] not null check (markets <@ array['ro', 'en', 'hu'] and cardinality(markets) > 0),
  starts text not null check (starts ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  -- The first minute after it.
  ends text not null check (ends ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  is_on boolean not null,
  -- As in content: a path, collection:{key} or page:{key}.
  link text,
  -- Keys of content pictures.
  picture text,
  narrow text,
  -- {"ro": {"bar", "title", "lead", "action"}, …}
  text jsonb not null,
  check (starts < ends)
);
