-- Calls of staff whose role may do an action on approval only (D-64): they wait until an owner agrees, and are then carried out as called.
create table staff_request (
  id uuid primary key,
  staff_id uuid not null references staff_member,
  -- As it read at that time.
  staff_name text not null,
  action text not null,
  method text not null check (method in ('POST', 'PUT', 'PATCH', 'DELETE')),
  -- Pattern of the endpoint, and the values of its parameters.
  path text not null,
  params jsonb not null,
  body jsonb not null,
  -- `running`: an owner has agreed and it is being carried out. `failed`: it was refused when it was carried out.
  state text not null check (state in ('waiting', 'running', 'done', 'failed', 'refused')),
  -- Code of the problem of a failed one.
  code text check ((code is not null) = (state = 'failed')),
  created_at timestamptz not null,
  decided_by uuid references staff_member,
  decided_name text,
  decided_at timestamptz,
  note text,
  check ((decided_by is null) = (state = 'waiting'))
);
create index staff_request_created on staff_request (created_at desc, id desc);
create index staff_request_waiting on staff_request (created_at) where state = 'waiting';
create index staff_request_staff on staff_request (staff_id);
