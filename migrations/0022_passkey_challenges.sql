-- Challenges for passkeys (D-60): each is answered once, in the browser that asked for it. Stored as SHA-256 only.

create table passkey_challenge (
  hash bytea primary key,
  -- Of the CSRF token of the browser.
  browser_hash bytea not null,
  purpose text not null check (purpose in ('sign_in', 'add', 'confirm')),
  -- The session that adds a passkey or confirms who it is; null for a sign-in.
  session_id uuid references customer_session on delete cascade,
  expires_at timestamptz not null,
  check ((session_id is null) = (purpose = 'sign_in'))
);
create index passkey_challenge_session on passkey_challenge (session_id) where session_id is not null;
create index passkey_challenge_expires on passkey_challenge (expires_at);
