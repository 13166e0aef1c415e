-- The newsletter (D-31, LAW-50): one subscription a mailbox, the links that confirm it, and the reward.
create table newsletter_subscription (
  id uuid primary key,
  -- The mailbox: the address without the parts that mailboxes ignore. Mails go to `email`.
  address text not null unique check (address <> ''),
  email text not null,
  first_name text not null,
  last_name text not null,
  locale text not null check (locale in ('ro', 'en', 'hu')),
  -- 'left': unsubscribed; it stays, so that a checkout does not ask that address again.
  state text not null check (state in ('pending', 'confirmed', 'left')),
  -- The latest question of a pending one, the agreement of a confirmed one.
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  left_at timestamptz,
  leave_reason text check (leave_reason in ('often', 'grown', 'taste', 'stranger')),
  check (state <> 'confirmed' or confirmed_at is not null),
  check (state <> 'left' or left_at is not null)
);
create index newsletter_subscription_sent on newsletter_subscription (locale, id) where state = 'confirmed';
create index newsletter_subscription_email on newsletter_subscription (lower(normalize(email, nfkc)));

-- The proof: what was asked, confirmed and left, when, where, and with which text.
create table newsletter_event (
  id uuid primary key,
  subscription_id uuid not null references newsletter_subscription on delete cascade,
  kind text not null check (kind in ('asked', 'confirmed', 'left')),
  at timestamptz not null,
  source text not null check (source in ('page', 'home', 'footer', 'checkout', 'account', 'registration', 'mail')),
  text_version text not null,
  locale text not null check (locale in ('ro', 'en', 'hu')),
  email text not null
);
create index newsletter_event_subscription on newsletter_event (subscription_id, at);

-- Links of mails: each is used once, within 7 days. What was typed counts only once it is confirmed.
create table newsletter_link (
  -- SHA-256 of the token.
  hash bytea primary key,
  subscription_id uuid not null references newsletter_subscription on delete cascade,
  email text not null,
  first_name text not null,
  last_name text not null,
  locale text not null check (locale in ('ro', 'en', 'hu')),
  source text not null check (source in ('page', 'home', 'footer', 'checkout')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index newsletter_link_subscription on newsletter_link (subscription_id);
create index newsletter_link_expires on newsletter_link (expires_at);

-- One reward a mailbox. It stays when the subscription is deleted, so that a second one is not given.
create table newsletter_reward (
  -- Keyed hash of the mailbox.
  subject bytea primary key,
  coupon_id uuid not null unique references coupon,
  given_at timestamptz not null
);

-- A form that was sent with faults, or needs a second look: shown again with what was typed. Deleted a day later.
create table form_draft (
  token_hash bytea primary key,
  form text not null check (form in ('newsletter', 'contact')),
  content jsonb not null,
  created_at timestamptz not null
);
create index form_draft_created on form_draft (created_at);

-- Address of the header `List-Unsubscribe` (RFC 8058), and of whom an answer goes to; null: none, and the shop.
alter table mail add column unsubscribe text;
alter table mail add column reply_to text;

-- Who receives the newsletter by an account.
with asked as (
  select distinct on (customer_id) customer_id, is_given, text_version, locale, at
  from customer_consent where purpose = 'newsletter' order by customer_id, at desc, id desc
), addressed as (
  select c.id, c.email, c.first_name, c.last_name, a.text_version, a.locale, a.at,
    regexp_replace(substring(lower(normalize(c.email, nfkc)) from '^(.*)@[^@]*$'), '\+.*$', '') as mailbox,
    regexp_replace(substring(lower(normalize(c.email, nfkc)) from '@([^@]*)$'), '^googlemail\.com$', 'gmail.com') as host
  from asked a join customer c on c.id = a.customer_id
  where a.is_given and c.email_verified_at is not null
)
insert into newsletter_subscription (id, address, email, first_name, last_name, locale, state, asked_at, confirmed_at)
select id, case host when 'gmail.com' then replace(mailbox, '.', '') else mailbox end || '@' || host,
  email, first_name, last_name, locale, 'confirmed', at, at
from addressed on conflict (address) do nothing;
insert into newsletter_event (id, subscription_id, kind, at, source, text_version, locale, email)
select c.id, s.id, 'confirmed', c.at, 'account', c.text_version, c.locale, s.email
from newsletter_subscription s join customer_consent c on c.customer_id = s.id and c.at = s.confirmed_at and c.is_given
on conflict do nothing;
