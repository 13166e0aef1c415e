-- Invoices and credit notes (D-49, LAW-32, LAW-33). What is issued never changes; numbers of a series have no gap and none comes twice.

-- One series for each market, kind and year. Its row is locked by whoever issues: numbers are given one after another.
create table document_series (
  market text not null check (market in ('ro', 'en', 'hu')),
  kind text not null check (kind in ('invoice', 'credit note')),
  year smallint not null check (year between 2000 and 9999),
  -- First part of the numbers. The merchant's, as it was when the first document of the year was issued.
  name text not null check (name ~ '^[A-Z][A-Z0-9]{0,9}$'),
  last_position integer not null check (last_position > 0),
  primary key (market, kind, year),
  unique (name, year)
);

create table document (
  id uuid primary key,
  order_id uuid not null references "order",
  kind text not null check (kind in ('invoice', 'credit note')),
  -- What a credit note is about.
  refund_id uuid unique references refund,
  market text not null check (market in ('ro', 'en', 'hu')),
  year smallint not null,
  position integer not null check (position > 0),
  number text not null unique,
  -- SHA-256 of the public id (D-8).
  token_hash bytea not null unique,
  -- The document as it was issued, and SHA-256 of its canonical JSON.
  record jsonb not null,
  record_hash bytea not null check (length(record_hash) = 32),
  gross bigint not null check (gross >= 0),
  issued_at timestamptz not null,
  unique (market, kind, year, position),
  foreign key (market, kind, year) references document_series,
  check ((kind = 'credit note') = (refund_id is not null)),
  check (record ->> 'number' = number and record ->> 'kind' = kind and record ->> 'market' = market),
  check ((record ->> 'gross')::bigint = gross and (record ->> 'net')::bigint + (record ->> 'vatTotal')::bigint = gross)
);
create unique index document_invoice on document (order_id) where kind = 'invoice';
create index document_order on document (order_id);

create function refuse_change_of_document() returns trigger language plpgsql as $$
begin
  raise exception 'the % is issued and does not change', tg_table_name using errcode = 'check_violation';
end $$;
create trigger document_unchanged before update or delete on document
  for each row execute function refuse_change_of_document();
create function refuse_loss_of_documents() returns trigger language plpgsql as $$
begin
  if exists (select from document) then
    raise exception 'documents are issued and do not change' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger document_kept before truncate on document
  for each statement execute function refuse_loss_of_documents();
create trigger document_series_kept before delete on document_series
  for each row execute function refuse_change_of_document();

-- A series goes on by one.
create function check_document_series() returns trigger language plpgsql as $$
begin
  if new.last_position <> old.last_position + 1 or new.name <> old.name
    or (new.market, new.kind, new.year) is distinct from (old.market, old.kind, old.year) then
    raise exception 'the series % % goes on by one', old.name, old.year using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger document_series_step before update on document_series
  for each row execute function check_document_series();

-- Each number of a series is that of a document.
create function check_document_numbers() returns trigger language plpgsql as $$
begin
  if not exists (
    select from document d where d.market = new.market and d.kind = new.kind and d.year = new.year and d.position = new.last_position
  ) then
    raise exception 'the number % of the series % % is of no document', new.last_position, new.name, new.year
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger document_series_numbers after insert or update on document_series
  deferrable initially deferred for each row execute function check_document_numbers();

-- An invoice is the supplies of its order, a credit note those of its refund, and credit notes are never above their invoice. Gift vouchers
-- are no supply when they are sold.
create function check_document() returns trigger language plpgsql as $$
declare
  supplied bigint;
  supplied_vat bigint;
begin
  if new.position > 1 and not exists (
    select from document d where d.market = new.market and d.kind = new.kind and d.year = new.year and d.position = new.position - 1
  ) then
    raise exception 'the number before % is of no document', new.number using errcode = 'check_violation';
  end if;
  if not exists (
    select from document_series s where s.market = new.market and s.kind = new.kind and s.year = new.year
      and s.last_position >= new.position and new.number = s.name || '-' || s.year || '-' || lpad(new.position::text, greatest(6, length(new.position::text)), '0')
  ) then
    raise exception 'the number % is not of its series', new.number using errcode = 'check_violation';
  end if;
  select coalesce(sum(l.total), 0), coalesce(sum(l.vat), 0) into supplied, supplied_vat from order_line l
  where new.kind = 'invoice' and l.order_id = new.order_id and l.kind <> 'voucher';
  if new.kind = 'credit note' then
    select coalesce(sum(rl.amount), 0), coalesce(sum(rl.vat), 0) into supplied, supplied_vat
    from refund r join refund_line rl on rl.refund_id = r.id join order_line l on l.id = rl.order_line_id
    where r.id = new.refund_id and r.order_id = new.order_id and l.kind <> 'voucher';
  end if;
  if new.gross <> supplied or (new.record ->> 'vatTotal')::bigint <> supplied_vat then
    raise exception 'the % % is not what was sold, or given back', new.kind, new.number using errcode = 'check_violation';
  end if;
  if new.kind = 'credit note' and not exists (
    select from document i where i.order_id = new.order_id and i.kind = 'invoice' and i.gross >= (
      select sum(c.gross) from document c where c.order_id = new.order_id and c.kind = 'credit note')
  ) then
    raise exception 'the credit notes of order % are above its invoice', new.order_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger document_sums after insert on document
  deferrable initially deferred for each row execute function check_document();

-- Rates of the central banks: units of the bank's currency for one unit of `currency`, in millionths.
create table exchange_rate (
  bank text not null check (bank in ('BNR', 'MNB', 'ECB')),
  currency text not null check (currency in ('RON', 'EUR', 'HUF')),
  day date not null,
  rate bigint not null check (rate > 0),
  primary key (bank, currency, day)
);
