-- A code that is advertised to everybody is a price reduction (LAW-24): pages announce only those that are marked.
alter table coupon add column advertised boolean not null default false;
-- Until now every named code could stand on a page.
update coupon set advertised = true where max_uses <> 1 and series_id is null;
