-- What changed of stock rows besides their pieces, and which rows came or went: the list of stock in memory is brought up to date by these
-- numbers and those of the ledger. Orders write nothing here: they change pieces alone, which the ledger has.
create table stock_change (
  id bigint generated always as identity primary key,
  variant_id integer not null
);

create function note_stock_rows() returns trigger language plpgsql as $$
begin
  insert into stock_change (variant_id) select distinct variant_id from changed;
  return null;
end $$;
create trigger stock_rows_added after insert on stock
  referencing new table as changed for each statement execute function note_stock_rows();
create trigger stock_rows_removed after delete on stock
  referencing old table as changed for each statement execute function note_stock_rows();

create function note_stock_row() returns trigger language plpgsql as $$
begin
  insert into stock_change (variant_id) values (new.variant_id);
  return null;
end $$;
create trigger stock_row_changed after update of low, missing on stock for each row
  when (old.low is distinct from new.low or old.missing is distinct from new.missing) execute function note_stock_row();

create function note_variant_low() returns trigger language plpgsql as $$
begin
  insert into stock_change (variant_id) values (new.id);
  return null;
end $$;
create trigger variant_low_changed after update of low on variant for each row
  when (old.low is distinct from new.low) execute function note_variant_low();

create function note_product_kind() returns trigger language plpgsql as $$
begin
  insert into stock_change (variant_id) select id from variant where product_id = new.id;
  return null;
end $$;
create trigger product_kind_changed after update of kind on product for each row
  when (old.kind is distinct from new.kind) execute function note_product_kind();
