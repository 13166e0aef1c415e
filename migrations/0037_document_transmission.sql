-- Documents on their way to the tax offices (LAW-35): one row for each document that an office wants.
create table document_transmission (
  document_id uuid primary key references document,
  authority text not null check (authority in ('RO', 'HU')),
  state text not null check (state in ('queued', 'sent', 'accepted', 'rejected')),
  -- Who took it: the folder, or the office itself.
  transmitter text check (transmitter ~ '^[a-z-]{1,40}$'),
  -- What the office calls it, or the name of the file.
  reference text check (length(reference) between 1 and 200),
  -- Why it was rejected, or why the last attempt failed.
  reason text check (length(reason) between 1 and 2000),
  attempts integer not null default 0 check (attempts >= 0),
  queued_at timestamptz not null,
  sent_at timestamptz,
  settled_at timestamptz,
  check (state not in ('sent', 'accepted') or (reference is not null and transmitter is not null and sent_at is not null)),
  check (state <> 'rejected' or reason is not null),
  check ((settled_at is not null) = (state in ('accepted', 'rejected')))
);
create index document_transmission_open on document_transmission (queued_at) where state <> 'accepted';

-- Accepted is the end; what was rejected may be sent again.
create function check_document_transmission() returns trigger language plpgsql as $$
begin
  if old.state = 'accepted' or new.document_id <> old.document_id or new.authority <> old.authority
    or (old.state = 'sent' and new.state = 'queued') then
    raise exception 'the transmission of % goes from % to % never', old.document_id, old.state, new.state
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger document_transmission_step before update on document_transmission
  for each row execute function check_document_transmission();
