-- Addresses without a page that a merchant has sent elsewhere. Paths have the market's prefix, as visitors see them; what a slug was before
-- stands in `slug_history`. Rows lead to a page at once: chains are flattened when they are written.
create table redirect (
  path text primary key check (path like '/%'),
  -- A path of this shop, maybe with a query or a place on the page.
  target text not null check (target like '/%' and target not like '//%'),
  status smallint not null check (status in (301, 302)),
  created_at timestamptz not null,
  check (path <> target)
);
