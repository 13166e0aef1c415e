-- What a customer sees of an account at a provider, and one of each provider. No row has been written before.
alter table customer_identity
  -- As the provider wrote it at the last sign-in.
  add column email text not null,
  add column created_at timestamptz not null,
  add unique (customer_id, issuer);
drop index customer_identity_customer;
