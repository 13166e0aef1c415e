-- Partnerships as staff write them (D-30): which version was read, when a pool is low, and which codes came together.
alter table partnership
  add column version integer not null default 1 check (version > 0),
  -- A pool with this many codes left, or fewer, waits for a person; 0 for never.
  add column low_level integer not null default 0 check (low_level >= 0);

-- Codes that one act of staff added; null for those of a command.
alter table partnership_code add column filling_id uuid;
create index partnership_code_filling on partnership_code (filling_id) where filling_id is not null;
