-- Coupons, gift vouchers and what they did to orders (D-22 to D-29). Amounts are integer hundredths; the sums that must hold are
-- checked when a transaction commits, whoever wrote the rows.

create table coupon (
  id uuid primary key,
  -- Upper case without spaces.
  code text not null unique check (code <> '' and code = upper(code)),
  -- Groups the codes that belong to one offer.
  campaign text not null default '',
  -- False: stopped by the merchant.
  valid boolean not null default true,
  -- 0 percentage, 1 fixed amount, 3 best price on lines. (2 is a gift voucher: it has a table of its own.)
  type smallint not null check (type in (0, 1, 3)),
  amount integer not null check (amount > 0),
  max_amount integer not null default 0 check (max_amount >= 0),
  min_purchase integer not null default 0 check (min_purchase >= 0),
  currency text not null check (currency in ('RON', 'EUR', 'HUF')),
  starts_at timestamptz,
  ends_at timestamptz,
  max_uses integer not null default 0 check (max_uses >= 0),
  max_uses_per_customer integer not null default 0 check (max_uses_per_customer >= 0),
  customer_is_logged_in boolean not null default false,
  applies_to text check (applies_to in ('vendors', 'products', 'tags')),
  vendors text[] not null default '{}',
  -- Product ids with an underscore before them.
  products text[] not null default '{}',
  tags text[] not null default '{}',
  -- Uses held and counted.
  usage integer not null default 0 check (usage >= 0),
  created_at timestamptz not null,
  check (max_uses = 0 or usage <= max_uses),
  check (type = 1 or amount <= 100),
  check (ends_at is null or starts_at is null or ends_at > starts_at),
  check (currency <> 'HUF' or (max_amount % 100 = 0 and min_purchase % 100 = 0 and (type <> 1 or amount % 100 = 0)))
);
create index coupon_campaign on coupon (campaign);

-- A coupon that took something off an order: held while the payment is pending, counted when it is paid, released when the order ends.
create table coupon_use (
  order_id uuid not null references "order",
  coupon_id uuid not null references coupon,
  -- What it took off, of the lines' discounts and of their prices (type 3).
  amount integer not null check (amount > 0),
  state text not null check (state in ('held', 'counted', 'released')),
  -- Who used it: normalised e-mail, telephone number (E.164), account.
  email text not null,
  phone text not null,
  customer_id uuid,
  primary key (order_id, coupon_id)
);
create index coupon_use_email on coupon_use (coupon_id, email);
create index coupon_use_phone on coupon_use (coupon_id, phone);
create index coupon_use_customer on coupon_use (coupon_id, customer_id) where customer_id is not null;

-- The catalogue's price when the line was sold; a type 3 coupon may have lowered `unit_price` below it.
alter table order_line add column price integer;
update order_line set price = unit_price;
alter table order_line alter column price set not null;
alter table order_line add check (price = unit_price or (couponed and price > unit_price));
-- Whom a bought voucher is for.
alter table order_line add column gift jsonb check (gift is null or kind = 'voucher');

create table voucher (
  id uuid primary key,
  -- SHA-256 of the token of its page.
  token_hash bytea not null unique,
  code text not null unique,
  campaign text not null default '',
  market text not null check (market in ('ro', 'en', 'hu')),
  currency text not null check (currency in ('RON', 'EUR', 'HUF')),
  amount integer not null check (amount > 0),
  balance integer not null check (balance between 0 and amount),
  valid_until timestamptz,
  stopped_at timestamptz,
  -- The line that bought it; null when the merchant gave it away.
  order_line_id uuid references order_line,
  recipient text,
  name text not null default '',
  message text not null default '',
  image text not null default '',
  colourway text,
  created_at timestamptz not null,
  check (currency <> 'HUF' or (amount % 100 = 0 and balance % 100 = 0))
);
create index voucher_order_line on voucher (order_line_id);
create index voucher_campaign on voucher (campaign);

-- Every movement of a voucher's credit, never changed: their sum is its balance.
create table voucher_ledger (
  id uuid primary key,
  voucher_id uuid not null references voucher,
  at timestamptz not null,
  kind text not null check (kind in ('issued', 'spent', 'returned')),
  amount integer not null check (case kind when 'spent' then amount < 0 else amount > 0 end),
  order_id uuid references "order",
  check ((kind = 'issued') = (order_id is null))
);
create index voucher_ledger_voucher on voucher_ledger (voucher_id, at);
create index voucher_ledger_order on voucher_ledger (order_id);

-- What a voucher pays of an order.
create table voucher_use (
  order_id uuid not null references "order",
  voucher_id uuid not null references voucher,
  amount integer not null check (amount > 0),
  state text not null check (state in ('held', 'counted', 'released')),
  primary key (order_id, voucher_id)
);
create index voucher_use_voucher on voucher_use (voucher_id);

-- Codes that somebody tried and that do not exist: whoever tries too many is not answered for a while.
create table code_miss (
  client text not null,
  code_hash bytea not null,
  at timestamptz not null,
  primary key (client, code_hash)
);
create index code_miss_at on code_miss (at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name using errcode = 'check_violation';
end $$;
create trigger voucher_ledger_append_only before update or delete on voucher_ledger
  for each row execute function refuse_change();

create function check_voucher_balance() returns trigger language plpgsql as $$
declare
  subject uuid := case tg_table_name when 'voucher' then (to_jsonb(new) ->> 'id')::uuid else (to_jsonb(new) ->> 'voucher_id')::uuid end;
begin
  if exists (
    select from voucher v
    where v.id = subject and v.balance <> (select coalesce(sum(l.amount), 0) from voucher_ledger l where l.voucher_id = v.id)
  ) then
    raise exception 'the ledger of voucher % does not add up to its balance', subject using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger voucher_balance after insert or update of balance on voucher
  deferrable initially deferred for each row execute function check_voucher_balance();
create constraint trigger voucher_ledger_balance after insert on voucher_ledger
  deferrable initially deferred for each row execute function check_voucher_balance();

-- Lines add up to the order, coupons to its discounts, vouchers to what they paid.
create function check_order_sums() returns trigger language plpgsql as $$
begin
  if exists (
    select from "order" o
    cross join lateral (
      select coalesce(sum(l.total), 0) as total, coalesce(sum(l.discount), 0) as discount,
        coalesce(sum((l.price - l.unit_price) * l.quantity), 0) as lowered
      from order_line l where l.order_id = o.id
    ) lines
    where o.id = new.order_id and (
      lines.total <> o.total
      or lines.discount <> o.discount
      or lines.discount + lines.lowered <> (select coalesce(sum(u.amount), 0) from coupon_use u where u.order_id = o.id)
      or o.voucher_paid <> (select coalesce(sum(u.amount), 0) from voucher_use u where u.order_id = o.id)
    )
  ) then
    raise exception 'the sums of order % do not hold', new.order_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger order_line_sums after insert or update on order_line
  deferrable initially deferred for each row execute function check_order_sums();
create constraint trigger coupon_use_sums after insert or update of amount on coupon_use
  deferrable initially deferred for each row execute function check_order_sums();
create constraint trigger voucher_use_sums after insert or update of amount on voucher_use
  deferrable initially deferred for each row execute function check_order_sums();
