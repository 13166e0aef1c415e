-- Which filters the listing of a collection shows, in this order; null for those that the shop finds useful by itself.
alter table collection add column filters text[] check (cardinality(filters) > 0);
