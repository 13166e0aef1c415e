-- The maker of a brand: its products have it unless they name another one (LAW-37).
alter table brand add column manufacturer_id integer references manufacturer;
create index brand_manufacturer on brand (manufacturer_id);
