-- What customers keep in their account (D-61): addresses, children, consents, saved vouchers, and the cart and wishlist that follow them from
-- browser to browser (D-40). All of it ends with the account.

create table customer_address (
  id uuid primary key,
  customer_id uuid not null references customer on delete cascade,
  -- How the customer calls it, '' without a name.
  label text not null default '',
  -- Name, street, place and country, and company data: the billing details of the checkout.
  details jsonb not null,
  -- E.164
  phone text,
  is_delivery boolean not null default false,
  is_billing boolean not null default false,
  created_at timestamptz not null
);
create index customer_address_customer on customer_address (customer_id, created_at);
-- One default each.
create unique index customer_address_delivery on customer_address (customer_id) where is_delivery;
create unique index customer_address_billing on customer_address (customer_id) where is_billing;

-- A child has these two data and no others (LAW-51).
create table customer_child (
  id uuid primary key,
  customer_id uuid not null references customer on delete cascade,
  name text not null check (name <> '' and length(name) <= 60),
  date_of_birth date not null,
  created_at timestamptz not null
);
create index customer_child_customer on customer_child (customer_id, date_of_birth);
revoke all on customer_child from public;

-- When the customer was last told that the children will be deleted; null, or before the last sign-in: not told.
alter table customer add column children_warned_at timestamptz;

-- Every consent given or withdrawn, never changed: the last one of a purpose counts (LAW-50).
create table customer_consent (
  id uuid primary key,
  customer_id uuid not null references customer on delete cascade,
  purpose text not null check (purpose in ('newsletter')),
  is_given boolean not null,
  -- Version and language of the text that the customer agreed to.
  text_version text not null,
  locale text not null check (locale in ('ro', 'en', 'hu')),
  at timestamptz not null
);
create index customer_consent_customer on customer_consent (customer_id, purpose, at);

-- `version` rises with every change, so that a browser with an older copy cannot overwrite a newer one.
create table customer_cart (
  customer_id uuid primary key references customer on delete cascade,
  lines jsonb not null default '[]',
  -- Coupons and vouchers, as typed.
  codes text[] not null default '{}',
  version integer not null default 1 check (version > 0),
  updated_at timestamptz not null
);
create table customer_wishlist (
  customer_id uuid primary key references customer on delete cascade,
  -- Product ids, newest first.
  products text[] not null default '{}',
  version integer not null default 1 check (version > 0),
  updated_at timestamptz not null
);

-- Vouchers of others that a customer has added to the account.
create table customer_voucher (
  customer_id uuid not null references customer on delete cascade,
  voucher_id uuid not null references voucher,
  added_at timestamptz not null,
  primary key (customer_id, voucher_id)
);
create index customer_voucher_voucher on customer_voucher (voucher_id);

-- Mails by the same: they are deleted with the account.
create index mail_recipient on mail (lower(normalize(recipient, nfkc)));
-- Vouchers by the address that they were sent to.
create index voucher_recipient on voucher (lower(normalize(recipient, nfkc))) where recipient is not null;

-- Its customer has deleted the account: what the law does not require is deleted when the order has ended (LAW-53).
alter table "order" add column is_to_be_forgotten boolean not null default false;
create index order_forgotten on "order" (updated_at) where is_to_be_forgotten;
-- Orders of a guest, by the address that identifies an account.
create index order_guest_email on "order" (lower(normalize(email, nfkc))) where customer_id is null;
