-- Challenges for passkeys of staff (D-64): each is answered once, in the browser that asked for it, for what it was made for. SHA-256 only.

create table staff_passkey_challenge (
  hash bytea primary key,
  -- Of the CSRF token of the browser.
  browser_hash bytea not null,
  purpose text not null check (purpose in ('sign_in', 'second_step', 'enrol', 'add', 'confirm')),
  -- The sign-in that waits for its second step, or the setting up of one.
  link_hash bytea references staff_link on delete cascade,
  -- The session that adds a passkey or is confirmed.
  session_id uuid references staff_session on delete cascade,
  expires_at timestamptz not null,
  check ((link_hash is not null) = (purpose in ('second_step', 'enrol'))),
  check ((session_id is not null) = (purpose in ('add', 'confirm')))
);
create index staff_passkey_challenge_link on staff_passkey_challenge (link_hash) where link_hash is not null;
create index staff_passkey_challenge_session on staff_passkey_challenge (session_id) where session_id is not null;
create index staff_passkey_challenge_expires on staff_passkey_challenge (expires_at);
