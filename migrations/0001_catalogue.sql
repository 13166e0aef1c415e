-- The catalogue: what the shop sells, in three languages and three currencies, with every price it ever had
-- and the pieces that lie in each warehouse. Ids of products and variants share one number space, so that an id
-- on the wire names one thing (D-9). Names are sorted by the application, never here (LOC-26).

create table setting (
  key text primary key,
  value jsonb not null
);

create table brand (
  id integer primary key,
  slug text not null unique,
  name text not null,
  description jsonb not null default '{}',
  logo text
);

create table manufacturer (
  id integer primary key,
  name text not null,
  address text not null,
  email text not null,
  country text not null,
  responsible jsonb
);

create table attribute (
  key text primary key,
  kind text not null,
  unit text,
  filterable boolean not null,
  name jsonb not null,
  options jsonb not null default '[]'
);

create table collection (
  id integer primary key,
  key text not null unique,
  parent_id integer references collection,
  position integer not null,
  flags text[] not null default '{}',
  attributes text[] not null default '{}',
  art text,
  starts_at timestamptz,
  ends_at timestamptz
);
create index collection_parent on collection (parent_id);

create table collection_text (
  collection_id integer not null references collection,
  locale text not null check (locale in ('ro', 'en', 'hu')),
  name text not null,
  slug text not null,
  path text not null,
  description text not null default '',
  primary key (collection_id, locale),
  unique (locale, path)
);

-- A slug that was once public and answers 301 to its successor (D-3).
create table slug_history (
  kind text not null check (kind in ('product', 'collection', 'brand', 'page')),
  locale text not null,
  slug text not null,
  target_id integer not null,
  retired_at timestamptz not null,
  primary key (kind, locale, slug)
);

create table product (
  id integer primary key,
  kind text not null check (kind in ('simple', 'bundle', 'voucher')),
  brand_id integer not null references brand,
  collection_id integer not null references collection,
  manufacturer_id integer references manufacturer,
  tags text[] not null default '{}',
  flags text[] not null default '{}',
  attributes jsonb not null default '{}',
  art jsonb not null,
  vat_class text not null default 'standard',
  green_tax_ron integer not null default 0 check (green_tax_ron >= 0),
  no_promo boolean not null default false,
  withdrawal_exception text not null default 'none' check (withdrawal_exception in ('none', 'sealed_hygiene', 'custom_made')),
  age_from_months smallint,
  age_to_months smallint,
  rank integer not null,
  created_at timestamptz not null,
  published_at timestamptz,
  change_number bigint not null default 0
);
create index product_brand on product (brand_id);
create index product_collection_id on product (collection_id);
create index product_manufacturer on product (manufacturer_id);
create index product_change on product (change_number);

create table product_text (
  product_id integer not null references product,
  locale text not null check (locale in ('ro', 'en', 'hu')),
  name text not null,
  slug text not null,
  description jsonb not null,
  composition text,
  care text,
  warnings jsonb not null default '[]',
  primary key (product_id, locale),
  unique (locale, slug)
);

-- Every collection a product is listed in, its ancestors included.
create table product_collection (
  product_id integer not null references product,
  collection_id integer not null references collection,
  primary key (product_id, collection_id)
);
create index product_collection_by_collection on product_collection (collection_id);

create table variant (
  id integer primary key,
  product_id integer not null references product,
  position smallint not null,
  sku text not null unique,
  barcode text,
  color text,
  colourway text,
  size jsonb,
  weight_g integer not null check (weight_g >= 0),
  volume_cm3 integer not null default 0 check (volume_cm3 >= 0)
);
create index variant_product on variant (product_id);

-- What a bundle is made of. A bundle has no stock of its own: it is exploded to these parts.
create table bundle_item (
  bundle_variant_id integer not null references variant,
  variant_id integer not null references variant,
  quantity smallint not null check (quantity > 0),
  position smallint not null,
  primary key (bundle_variant_id, variant_id)
);
create index bundle_item_variant on bundle_item (variant_id);

-- The price in force, integer hundredths. `mrp` is the recommended price, `sale` what the customer pays (equal to
-- `mrp` when nothing is reduced), `prior` the lowest price of the 30 days before `reduced_at` (D-21, LAW-22):
-- only a `sale` below `prior` may be shown as a reduction. Forints are whole (LOC-4).
create table price (
  variant_id integer not null references variant,
  currency text not null check (currency in ('RON', 'EUR', 'HUF')),
  mrp integer not null check (mrp >= 0),
  sale integer not null check (sale >= 0),
  prior integer check (prior >= 0),
  reduced_at timestamptz,
  primary key (variant_id, currency),
  check (sale <= mrp),
  check (currency <> 'HUF' or (mrp % 100 = 0 and sale % 100 = 0 and coalesce(prior, 0) % 100 = 0))
);

-- Every price that was ever applied; append-only but for closing `valid_to` (LAW-21).
create table price_history (
  variant_id integer not null references variant,
  currency text not null check (currency in ('RON', 'EUR', 'HUF')),
  price integer not null check (price >= 0),
  valid_from timestamptz not null,
  valid_to timestamptz,
  primary key (variant_id, currency, valid_from),
  check (valid_to is null or valid_to > valid_from)
);

create table warehouse (
  id text primary key,
  kind text not null check (kind in ('showroom', 'warehouse')),
  position smallint not null,
  country text not null,
  city jsonb not null,
  name jsonb not null,
  address text not null,
  zip text not null,
  phone text not null,
  email text not null,
  opening jsonb not null,
  pickup boolean not null,
  markets text[] not null
);

-- Pieces by warehouse. `reserved` are promised to orders not yet paid; what can be promised is on_hand - reserved.
create table stock (
  variant_id integer not null references variant,
  warehouse_id text not null references warehouse,
  on_hand integer not null,
  reserved integer not null default 0,
  primary key (variant_id, warehouse_id),
  check (on_hand >= 0),
  check (reserved between 0 and on_hand)
);
create index stock_warehouse on stock (warehouse_id);

-- One row, raised in every transaction that changes what the catalogue shows; processes poll it to refresh.
create table catalogue_version (
  id integer primary key check (id = 1),
  version bigint not null
);
insert into catalogue_version (id, version) values (1, 1);

-- Delivery as data (D-47): the first rule of a method that fits gives price and promise.
create table delivery_rule (
  id integer primary key,
  method text not null check (method in ('courier', 'locker', 'pickup', 'email')),
  position smallint not null,
  markets text[] not null,
  countries text[] not null,
  zip_pattern text,
  warehouse_id text references warehouse,
  max_weight_g integer,
  max_volume_cm3 integer,
  allows_bulky boolean not null,
  currency text not null check (currency in ('RON', 'EUR', 'HUF')),
  price integer not null check (price >= 0),
  bulky_surcharge integer not null default 0 check (bulky_surcharge >= 0),
  free_from integer,
  days_min smallint not null,
  days_max smallint not null,
  cutoff_hour smallint not null default 14
);
create index delivery_rule_warehouse on delivery_rule (warehouse_id);

create table locker (
  id text primary key,
  courier text not null,
  country text not null,
  city text not null,
  zip text not null,
  name text not null,
  address text not null
);
create index locker_place on locker (country, zip);
