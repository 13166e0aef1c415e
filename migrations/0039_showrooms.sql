-- What the page of a showroom tells beyond its address and hours (DOM-9). A showroom without a row has a page too.
create table showroom (
  warehouse_id text primary key references warehouse on delete cascade,
  -- Last part of its address in each language.
  slug jsonb not null,
  -- A sentence of its own, parking, and how to get there.
  intro jsonb not null,
  parking jsonb not null,
  access jsonb not null,
  -- Days with other hours: {"day": "2026-12-24", "hours": ["10:00", "14:00"]}; null hours: closed.
  exceptions jsonb not null,
  -- {"lat": 46.77, "lon": 23.59}, null where it is not known.
  place jsonb,
  -- Names on its drawn map: {"text": "Bega", "x": 787, "y": 397, "of": "water"}.
  labels jsonb not null
);
