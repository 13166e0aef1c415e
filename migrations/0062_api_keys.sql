-- Keys of programs that use the back office (D-64). A key is shown once: the database has its SHA-256 and its beginning.
create table api_key (
  id uuid primary key,
  name text not null check (name <> ''),
  hash bytea not null unique check (length(hash) = 32),
  -- 'nk_7Qx9a': how people tell keys apart.
  start text not null,
  -- Actions of the table of permissions.
  scope text[] not null check (scope <> '{}'),
  created_at timestamptz not null,
  created_by uuid not null references staff_member,
  -- As it read at that time.
  created_name text not null,
  last_used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz
);
create index api_key_shown on api_key (created_at desc) where revoked_at is null;
