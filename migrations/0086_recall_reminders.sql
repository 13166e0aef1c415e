-- Reminders of a recall, and how a buyer was reached at last: what staff say of it.
alter table recall_buyer
  add column reminders integer not null default 0 check (reminders >= 0),
  add column reminded_at timestamptz,
  -- Null while nothing is known of the buyer.
  add column answer text check (answer in ('answered', 'called', 'letter')),
  add column answered_at timestamptz,
  add check ((reminders = 0) = (reminded_at is null)),
  add check ((answer is null) = (answered_at is null));
