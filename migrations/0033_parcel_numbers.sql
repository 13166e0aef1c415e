-- Numbers that a courier gives when it is told about a parcel (D-48), and how far the news of a courier have been read.

alter table parcel
  -- Null until the courier has given it.
  alter column awb drop not null,
  -- When the courier was first asked for the number.
  add column asked_at timestamptz,
  -- Why the courier does not take the parcel, in its own words.
  add column refusal text check (length(refusal) between 1 and 300),
  add check (awb is not null or courier in ('sameday', 'fan')),
  add check (awb is null or refusal is null);

create table courier_cursor (
  courier text primary key check (courier in ('own', 'pickup', 'sameday', 'fan')),
  -- What the courier told of the time before this is stored.
  told_until timestamptz not null
);
