-- Photographs that staff upload: rows, so that a backup has them and every process serves them, whichever took them in. A picture that no
-- product shows any more stays: orders name it.
create table picture_original (
  -- Of the bytes: the same picture is kept once.
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bytea not null,
  created_at timestamptz not null
);
