-- Coupons and vouchers share one field: no coupon looks like a voucher, and codes are stored as `canonicalCode` writes them (D-88).
-- Not checked on rows that are there already: an older code that breaks the rule must not stop the start.

alter table coupon add constraint coupon_code_shape check (
  code ~ '^[A-Z0-9][A-Z0-9_-]{2,39}$'
  and code !~ '^[0-9A-HJKMNP-TV-Z]{4}-?[0-9A-HJKMNP-TV-Z]{4}-?[0-9A-HJKMNP-TV-Z]{4}-?[0-9A-HJKMNP-TV-Z]{4}$'
) not valid;
alter table voucher add constraint voucher_code_shape check (
  code ~ '^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'
) not valid;
