-- Notes that staff write for each other beside a message: its state stays.
alter table contact_event drop constraint contact_event_kind_check;
alter table contact_event add constraint contact_event_kind_check check (kind in ('answered', 'closed', 'noted'));
alter table contact_event add constraint contact_event_note_check check (kind <> 'noted' or text is not null);
-- The inbox begins with what waits for an answer, and the side bar counts it.
create index contact_message_open on contact_message (received_at, id) where state = 'open';
