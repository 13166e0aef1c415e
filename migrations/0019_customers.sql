-- Customer accounts (D-60, D-61): the account, its sessions, the links of its mails, its ways to sign in. Tokens are stored as SHA-256
-- only; passwords as argon2id in PHC form.

create table customer (
  id uuid primary key,
  -- As the customer wrote it; mails go there.
  email text not null,
  -- Identifies the account: the address in NFKC and lower case.
  email_key text not null unique check (email_key <> ''),
  -- Null until the customer has used a link sent to the address; nobody signs in before.
  email_verified_at timestamptz,
  first_name text not null,
  last_name text not null,
  -- E.164
  phone text,
  market text not null check (market in ('ro', 'en', 'hu')),
  locale text not null check (locale in ('ro', 'en', 'hu')),
  -- Null for an account that signs in by another provider only.
  password_hash text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- Stopped by the merchant: nobody signs in.
  disabled_at timestamptz
);
create index customer_unverified on customer (created_at) where email_verified_at is null;

create table customer_session (
  id uuid primary key,
  token_hash bytea not null unique,
  customer_id uuid not null references customer on delete cascade,
  created_at timestamptz not null,
  -- Written at most every five minutes.
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  -- 'Firefox, Linux'
  browser text not null,
  -- When the password was typed last.
  confirmed_at timestamptz not null
);
create index customer_session_customer on customer_session (customer_id);
create index customer_session_expires on customer_session (expires_at);

-- Links of mails: each for one customer, purpose and address, used once.
create table customer_mail_token (
  hash bytea primary key,
  customer_id uuid not null references customer on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset', 'email')),
  email text not null,
  -- What a registration typed, for purpose 'verify': somebody else may have registered the same address meanwhile, and each link
  -- confirms its own registration.
  password_hash text,
  first_name text,
  last_name text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index customer_mail_token_customer on customer_mail_token (customer_id);
create index customer_mail_token_expires on customer_mail_token (expires_at);

-- Accounts at other providers, by their own key (ASVS 6.8.1).
create table customer_identity (
  issuer text not null,
  subject text not null,
  customer_id uuid not null references customer on delete cascade,
  primary key (issuer, subject)
);
create index customer_identity_customer on customer_identity (customer_id);

create table customer_passkey (
  id uuid primary key,
  credential_id bytea not null unique,
  customer_id uuid not null references customer on delete cascade,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index customer_passkey_customer on customer_passkey (customer_id);

-- Browsers in which the customer has signed in: others get a mail, and have another count of failures.
create table customer_browser (
  customer_id uuid not null references customer on delete cascade,
  browser_hash bytea not null,
  last_used_at timestamptz not null,
  primary key (customer_id, browser_hash)
);
create index customer_browser_used on customer_browser (last_used_at);

alter table "order" add foreign key (customer_id) references customer on delete set null;
alter table coupon_use add foreign key (customer_id) references customer on delete set null;
create index coupon_use_by_customer on coupon_use (customer_id) where customer_id is not null;
