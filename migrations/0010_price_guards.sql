-- Two rules that no writer can bypass. The history of prices is complete: a price that is written, changed or taken away is recorded
-- with it, and what was recorded stays (D-21, LAW-21). What may not be promoted has no reduced price and is no part of a bundle (D-28).

-- Prices that were changed without their history: what is in force is recorded from now on.
update price_history h set valid_to = later.next
from (
  select variant_id, currency, valid_from, lead(valid_from) over (partition by variant_id, currency order by valid_from) as next
  from price_history
) later
where h.valid_to is null and later.next is not null
  and h.variant_id = later.variant_id and h.currency = later.currency and h.valid_from = later.valid_from;
update price_history h set valid_to = greatest(now(), h.valid_from + interval '1 microsecond')
where h.valid_to is null
  and not exists (select from price p where p.variant_id = h.variant_id and p.currency = h.currency and p.sale = h.price);
insert into price_history (variant_id, currency, price, valid_from)
select p.variant_id, p.currency, p.sale,
  greatest(now(), (select max(h.valid_to) from price_history h where h.variant_id = p.variant_id and h.currency = p.currency))
from price p
where not exists (
  select from price_history h where h.variant_id = p.variant_id and h.currency = p.currency and h.valid_to is null
);

-- One price is in force at a time.
create unique index price_history_in_force on price_history (variant_id, currency) where valid_to is null;

-- A writer that records a change itself, at a time of its own, writes the history before the price: nothing is left to record then.
create function record_price() returns trigger language plpgsql as $$
begin
  update price_history h set valid_to = greatest(now(), h.valid_from + interval '1 microsecond')
  from written w
  where h.variant_id = w.variant_id and h.currency = w.currency and h.valid_to is null and h.price <> w.sale;
  insert into price_history (variant_id, currency, price, valid_from)
  select w.variant_id, w.currency, w.sale,
    greatest(now(), (select max(h.valid_to) from price_history h where h.variant_id = w.variant_id and h.currency = w.currency))
  from written w
  where not exists (
    select from price_history h where h.variant_id = w.variant_id and h.currency = w.currency and h.valid_to is null
  );
  return null;
end $$;
create function record_removed_price() returns trigger language plpgsql as $$
begin
  update price_history h set valid_to = greatest(now(), h.valid_from + interval '1 microsecond')
  from removed r
  where h.variant_id = r.variant_id and h.currency = r.currency and h.valid_to is null
    and not exists (select from price p where p.variant_id = r.variant_id and p.currency = r.currency);
  return null;
end $$;
create trigger price_recorded_insert after insert on price
  referencing new table as written for each statement execute function record_price();
create trigger price_recorded_update after update on price
  referencing new table as written for each statement execute function record_price();
create trigger price_recorded_move after update on price
  referencing old table as removed for each statement execute function record_removed_price();
create trigger price_recorded_delete after delete on price
  referencing old table as removed for each statement execute function record_removed_price();

create function keep_price_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.valid_to is null and new.valid_to is not null
    and (new.variant_id, new.currency, new.price, new.valid_from) = (old.variant_id, old.currency, old.price, old.valid_from) then
    return new;
  end if;
  raise exception 'rows of price_history are only added and closed' using errcode = 'check_violation';
end $$;
create trigger price_history_append_only before update or delete on price_history
  for each row execute function keep_price_history();

-- A period that is closed by hand leaves a price in force that nothing records.
create function check_price_recorded() returns trigger language plpgsql as $$
begin
  if exists (
    select from price p
    where p.variant_id = new.variant_id and p.currency = new.currency and not exists (
      select from price_history h
      where h.variant_id = p.variant_id and h.currency = p.currency and h.valid_to is null and h.price = p.sale
    )
  ) then
    raise exception 'the price of variant % in % is not the one of its history', new.variant_id, new.currency
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger price_history_closed after update on price_history
  deferrable initially deferred for each row execute function check_price_recorded();

-- Infant formula and the like. A reduction that was given ends as the regular price: nobody pays more for it.
update price p set mrp = p.sale, prior = null, reduced_at = null
from variant v join product on product.id = v.product_id
where v.id = p.variant_id and product.no_promo and p.sale < p.mrp;

create function refuse_promotion(subjects integer[]) returns void language plpgsql as $$
declare
  promoted integer;
begin
  -- Waits for whoever is flagging one of these products at this moment.
  perform from product where id = any(subjects) order by id for share;
  select p.id into promoted from product p
  where p.id = any(subjects) and p.no_promo and (
    exists (select from variant v join price on price.variant_id = v.id where v.product_id = p.id and price.sale < price.mrp)
    or exists (select from variant v join bundle_item i on i.variant_id = v.id where v.product_id = p.id)
  );
  if promoted is not null then
    raise exception 'product % may not be promoted: no reduced price, no bundle', promoted using errcode = 'check_violation';
  end if;
end $$;
create function check_no_promo_price() returns trigger language plpgsql as $$
begin
  perform refuse_promotion(array(
    select distinct v.product_id from written w join variant v on v.id = w.variant_id where w.sale < w.mrp
  ));
  return null;
end $$;
create function check_no_promo_part() returns trigger language plpgsql as $$
begin
  perform refuse_promotion(array(select distinct v.product_id from written w join variant v on v.id = w.variant_id));
  return null;
end $$;
create function check_no_promo_product() returns trigger language plpgsql as $$
begin
  perform refuse_promotion(array[new.id]);
  return null;
end $$;
create function check_no_promo_variant() returns trigger language plpgsql as $$
begin
  perform refuse_promotion(array[new.product_id]);
  return null;
end $$;
create trigger price_no_promo_insert after insert on price
  referencing new table as written for each statement execute function check_no_promo_price();
create trigger price_no_promo_update after update on price
  referencing new table as written for each statement execute function check_no_promo_price();
create trigger bundle_item_no_promo_insert after insert on bundle_item
  referencing new table as written for each statement execute function check_no_promo_part();
create trigger bundle_item_no_promo_update after update on bundle_item
  referencing new table as written for each statement execute function check_no_promo_part();
create trigger product_no_promo after update of no_promo on product
  for each row when (new.no_promo and not old.no_promo) execute function check_no_promo_product();
create trigger variant_no_promo after update of product_id on variant
  for each row when (new.product_id <> old.product_id) execute function check_no_promo_variant();
