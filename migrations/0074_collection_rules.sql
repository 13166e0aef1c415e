-- A collection lists what was put into it by hand and, with rules, every product that meets all of them. Pinned products come first.
-- A hidden one is shown to nobody but staff.
alter table collection
  add column rules jsonb not null default '[]',
  -- Ids of products, the first one first. What is not listed in the collection is passed over.
  add column pins integer[] not null default '{}',
  add column hidden boolean not null default false;
