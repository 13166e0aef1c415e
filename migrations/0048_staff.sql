-- Staff of the back office (D-64), apart from customers: people with a role, their second steps, sessions and links, and the log of what they
-- changed. Tokens and recovery codes are stored as SHA-256 only; passwords as argon2id in PHC form; keys of authenticator apps sealed.

create table staff_member (
  id uuid primary key,
  -- As it was typed; mails go there.
  email text not null,
  -- Identifies the person: the address in NFKC and lower case.
  email_key text not null unique check (email_key <> ''),
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  role text not null check (role in ('owner', 'editor', 'warehouse', 'support')),
  -- Language of the back office for this person.
  locale text not null check (locale in ('ro', 'en', 'hu')),
  -- Null until the invited person has chosen one.
  password_hash text,
  -- Key of the authenticator app, sealed with the shop's secret; null without one.
  totp_key text,
  -- Interval of 30 s of the last code that was used: no code is used twice.
  totp_used bigint,
  -- Made with the link of the first set-up; there is one such person.
  is_founder boolean not null default false,
  created_at timestamptz not null,
  last_seen_at timestamptz,
  -- Nobody signs in any more.
  disabled_at timestamptz,
  -- Counts changes: a form that was opened before the last one is refused.
  version integer not null default 1
);
create unique index staff_member_founder on staff_member (is_founder) where is_founder;

create table staff_session (
  id uuid primary key,
  token_hash bytea not null unique,
  staff_id uuid not null references staff_member on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  -- 'Firefox, Linux'
  browser text not null,
  -- When the second step was given last.
  confirmed_at timestamptz not null
);
create index staff_session_staff on staff_session (staff_id);
create index staff_session_expires on staff_session (expires_at);

-- Links of the console and of mails, and sign-ins that wait for their second step.
create table staff_link (
  hash bytea primary key,
  purpose text not null check (purpose in ('set_up', 'invitation', 'reset', 'second_step', 'enrol')),
  -- Null for the set-up, which has nobody yet.
  staff_id uuid references staff_member on delete cascade,
  -- Key of an authenticator app that is not proven yet, sealed.
  totp_key text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((staff_id is null) = (purpose = 'set_up'))
);
create index staff_link_staff on staff_link (staff_id) where staff_id is not null;
create index staff_link_expires on staff_link (expires_at);

create table staff_recovery_code (
  staff_id uuid not null references staff_member on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, hash)
);

create table staff_passkey (
  id uuid primary key,
  credential_id bytea not null unique,
  staff_id uuid not null references staff_member on delete cascade,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkey_staff on staff_passkey (staff_id);

create table audit_entry (
  -- Without gaps: where a number is missing, an entry was removed.
  position bigint primary key,
  id uuid not null unique,
  at timestamptz not null,
  staff_id uuid references staff_member,
  staff_name text not null,
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$'),
  object_kind text not null,
  object_id text not null,
  object_name text not null,
  before jsonb,
  after jsonb,
  reason text,
  -- Id of the entry that this one takes back; each is taken back once.
  undoes uuid unique,
  ip text not null,
  device text not null,
  -- SHA-256 of the hash of the entry before and of this one as JSON with its keys in order.
  hash bytea not null
);
create index audit_entry_object on audit_entry (object_kind, object_id, position);
create index audit_entry_staff on audit_entry (staff_id, position) where staff_id is not null;

-- The last entry: whoever writes the next one locks this row, so the chain has no forks. Made with the first entry.
create table audit_head (
  is_only boolean primary key default true check (is_only),
  position bigint not null,
  hash bytea not null
);

create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '5 years' then
    return old;
  end if;
  raise exception 'an entry of the audit log is never changed, and removed after five years only';
end $$;
create trigger audit_entry_unchanged before update or delete on audit_entry
  for each row execute function refuse_change_of_audit();
create function refuse_loss_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is never emptied';
end $$;
create trigger audit_entry_kept before truncate on audit_entry
  for each statement execute function refuse_loss_of_audit();

create function check_audit_head() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.position <> old.position + 1 then
    raise exception 'the audit log goes on by one entry';
  end if;
  return new;
end $$;
create trigger audit_head_step before update or delete on audit_head
  for each row execute function check_audit_head();
