-- What staff have typed into a form and not saved: of each person, kept for 30 days.
create table staff_draft (
  staff_id uuid not null references staff_member,
  -- 'product/10423': the form and its record.
  form text not null check (form <> ''),
  -- Version that was read, the values that were read and those that were typed.
  content jsonb not null,
  kept_at timestamptz not null,
  primary key (staff_id, form)
);
create index staff_draft_kept on staff_draft (kept_at);

-- Who has which form open: a row counts for a short time.
create table staff_presence (
  staff_id uuid not null references staff_member,
  form text not null check (form <> ''),
  -- 'prices': the part of the form where the person is.
  section text,
  seen_at timestamptz not null,
  primary key (form, staff_id)
);
create index staff_presence_seen on staff_presence (seen_at);
