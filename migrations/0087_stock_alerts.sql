-- Back in stock by mail: one row for each mailbox, variant and market. The address is deleted when the mail is written.
create table stock_alert (
  id uuid primary key,
  variant_id integer not null references variant on delete cascade,
  -- The market, and the language of its mails.
  locale text not null check (locale in ('ro', 'en', 'hu')),
  -- 'asked': nobody has confirmed it yet.
  state text not null check (state in ('asked', 'waiting', 'told')),
  -- The mailbox: the address without the parts that mailboxes ignore. Mails go to `email`.
  address text check (address <> ''),
  email text,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  told_at timestamptz,
  check ((state = 'asked') = (confirmed_at is null)),
  check ((state = 'told') = (told_at is not null)),
  check ((state = 'told') = (address is null) and (address is null) = (email is null)),
  unique (variant_id, locale, address)
);
create index stock_alert_waiting on stock_alert (variant_id, confirmed_at, id) where state = 'waiting';
create index stock_alert_told on stock_alert (variant_id, told_at) where state = 'told';
create index stock_alert_address on stock_alert (address);
create index stock_alert_email on stock_alert (lower(normalize(email, nfkc)));

-- Links of mails that confirm an alert: each is used once, within 7 days.
create table stock_alert_link (
  -- SHA-256 of the token.
  hash bytea primary key,
  alert_id uuid not null references stock_alert on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index stock_alert_link_alert on stock_alert_link (alert_id);
create index stock_alert_link_expires on stock_alert_link (expires_at);

-- Pieces came that can be bought: whoever waits for the variant, or for a bundle with it, is told by a job. Written in the transaction of the
-- change, whoever makes it. Without anybody who waits it reads one empty index.
create function call_waiting() returns trigger language plpgsql as $$
begin
  if exists (select from stock_alert where state = 'waiting') then
    insert into job (id, kind, payload, run_at)
    select uuid_at(happened), 'alert.tell', jsonb_build_object('variants', variants), happened from (
      select (select max(at) from moved) as happened, jsonb_agg(variant_id order by variant_id) as variants
      from (
        select variant_id, (row_number() over (order by variant_id) - 1) / 100 as part from (
          select m.variant_id from moved m where m.on_hand > m.reserved and m.on_hand_after > m.reserved_after
          union
          select b.bundle_variant_id from moved m join bundle_item b on b.variant_id = m.variant_id
          where m.on_hand > m.reserved and m.on_hand_after > m.reserved_after
        ) came
        where exists (select from stock_alert a where a.variant_id = came.variant_id and a.state = 'waiting')
      ) awaited
      group by part) called;
  end if;
  return null;
end $$;
create trigger stock_movement_awaited after insert on stock_movement referencing new table as moved
  for each statement execute function call_waiting();

alter table form_draft drop constraint form_draft_form_check;
alter table form_draft add constraint form_draft_form_check check (form in ('newsletter', 'contact', 'alert'));
