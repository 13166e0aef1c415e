-- Series of single-use codes that staff draw, and the list of named coupons without them.
create table coupon_series (
  id uuid primary key,
  -- Name for colleagues; `campaign` of its coupons.
  name text not null check (name <> ''),
  prefix text not null,
  codes integer not null check (codes > 0),
  -- Who drew it.
  made_by text not null,
  created_at timestamptz not null
);
create index coupon_series_made on coupon_series (created_at desc, id desc);
alter table coupon add column series_id uuid references coupon_series;
create index coupon_of_series on coupon (series_id, code) where series_id is not null;
-- Codes that the shop draws (D-88): series, codes of partners, rewards. A list of coupons leaves them out.
create index coupon_named on coupon (created_at desc, id desc)
  where code !~ '^[A-Z0-9]{2,20}-([2-9A-HJKMNP-TV-Z]{10}|[2-9A-HJKMNP-TV-Z]{11}|[2-9A-HJKMNP-TV-Z]{13})$';
