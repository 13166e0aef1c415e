-- Webhooks: programs of the merchant are told of changes. What is told is written by triggers, in the transaction of the change, whoever
-- makes it: nothing is lost, nothing is told before it is committed.
create table webhook (
  id uuid primary key,
  url text not null check (url <> ''),
  -- What it is told of: src/domain/connections/webhook.ts.
  events text[] not null check (events <> '{}'),
  -- Keys of the signatures, sealed with the secret of the shop; the one before signs too until it ends.
  secret text not null,
  secret_before text,
  secret_before_until timestamptz,
  -- Off by a person: nothing is written for it.
  is_on boolean not null default true,
  -- Off by itself after long failure: what happens is kept until a person has it sent.
  paused_at timestamptz,
  -- Failures since the last answer, since when, and when it is tried again.
  failures integer not null default 0,
  failing_since timestamptz,
  next_at timestamptz,
  created_at timestamptz not null,
  created_name text not null,
  version integer not null default 1
);

create table webhook_message (
  id uuid primary key,
  webhook_id uuid not null references webhook on delete cascade,
  type text not null,
  data jsonb not null,
  at timestamptz not null,
  state text not null check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0
);
create index webhook_message_of on webhook_message (webhook_id, id desc);
create index webhook_message_waiting on webhook_message (webhook_id) where state = 'waiting';

create table webhook_attempt (
  message_id uuid not null references webhook_message on delete cascade,
  number integer not null,
  at timestamptz not null,
  -- Null where no answer came; `fault` says why an attempt failed.
  status integer,
  fault text,
  duration_ms integer not null,
  primary key (message_id, number)
);

-- A UUID of version 7 of a moment.
create function uuid_at(at timestamptz) returns uuid language sql volatile as $$
  select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    placing substring(int8send(floor(extract(epoch from at) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid
$$;

-- Writes a message for each webhook that is told of this, and the job that sends it.
create function tell_webhooks(told text, happened timestamptz, about jsonb) returns void language sql as $$
  with message as (
    insert into webhook_message (id, webhook_id, type, data, at, state)
    select uuid_at(happened), id, told, about, happened, 'waiting' from webhook where is_on and told = any(events)
    returning id, webhook_id
  )
  insert into job (id, kind, payload, key, run_at)
  select uuid_at(happened), 'webhook.send', jsonb_build_object('messageId', m.id), 'webhook:' || m.id, happened
  from message m join webhook w on w.id = m.webhook_id where w.paused_at is null
$$;

create function tell_order_event() returns trigger language plpgsql as $$
declare
  told text := case new.kind
    when 'placed' then 'order.placed'
    when 'paid' then 'order.paid'
    when 'shipped' then 'order.shipped'
    when 'delivered' then 'order.delivered'
    when 'canceled' then 'order.canceled'
    when 'expired' then 'order.canceled'
    when 'refunded' then 'order.refunded'
    when 'partly refunded' then 'order.refunded' end;
begin
  if told is not null and exists (select from webhook where told = any(events)) then
    perform tell_webhooks(told, new.at, (
      select jsonb_build_object('order', number, 'market', market, 'status', status, 'payment', payment_state, 'total', total,
        'currency', currency)
      from "order" where id = new.order_id));
  end if;
  return null;
end $$;
create trigger order_event_told after insert on order_event for each row execute function tell_order_event();

create function tell_stock() returns trigger language plpgsql as $$
begin
  if exists (select from webhook where 'stock.changed' = any(events)) then
    perform tell_webhooks('stock.changed', happened, jsonb_build_object('items', items)) from (
      select max(at) as happened, jsonb_agg(jsonb_build_object('sku', sku, 'warehouse', warehouse_id, 'onHand', on_hand_after,
        'reserved', reserved_after) order by id) as items
      from (select m.*, v.sku, (row_number() over (order by m.id) - 1) / 100 as part from moved m join variant v on v.id = m.variant_id) s
      group by part) told;
  end if;
  return null;
end $$;
create trigger stock_movement_told after insert on stock_movement referencing new table as moved
  for each statement execute function tell_stock();

create function tell_products() returns trigger language plpgsql as $$
begin
  if exists (select from webhook where 'product.changed' = any(events)) then
    perform tell_webhooks('product.changed', now(), jsonb_build_object('products', products)) from (
      select jsonb_agg(jsonb_build_object('id', id, 'skus', skus) order by id) as products
      from (
        select id, (select coalesce(jsonb_agg(v.sku order by v.id), '[]') from variant v where v.product_id = c.id) as skus,
          (row_number() over (order by id) - 1) / 100 as part
        from changed c
      ) p group by part) told;
  end if;
  return null;
end $$;
create trigger product_added_told after insert on product referencing new table as changed
  for each statement execute function tell_products();

create function tell_product_changes() returns trigger language plpgsql as $$
begin
  if exists (select from webhook where 'product.changed' = any(events)) then
    perform tell_webhooks('product.changed', now(), jsonb_build_object('products', products)) from (
      select jsonb_agg(jsonb_build_object('id', id, 'skus', skus) order by id) as products
      from (
        select c.id, (select coalesce(jsonb_agg(v.sku order by v.id), '[]') from variant v where v.product_id = c.id) as skus,
          (row_number() over (order by c.id) - 1) / 100 as part
        from changed c join former f on f.id = c.id and f.change_number <> c.change_number
      ) p group by part) told;
  end if;
  return null;
end $$;
create trigger product_changed_told after update on product referencing old table as former new table as changed
  for each statement execute function tell_product_changes();
