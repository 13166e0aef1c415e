-- A rule of delivery can be off: it keeps its place and is not tried.
alter table delivery_rule add column is_on boolean not null default true;
