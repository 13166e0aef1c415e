-- A transaction that makes many changes writes their entries together: the head moves on by as many. That none is missing or
-- altered is what the chain of hashes shows.
create or replace function check_audit_head() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.position <= old.position then
    raise exception 'the audit log only goes on';
  end if;
  return new;
end $$;
