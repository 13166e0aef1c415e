-- Lockers from the lists of couriers (SHIP-3), beside those of the shop itself.
alter table locker
  -- The courier whose list it is in; null: the shop's own list.
  add column listed_by text check (listed_by in ('own', 'pickup', 'sameday', 'fan')),
  -- False for one that its courier no longer lists: orders may name it.
  add column is_active boolean not null default true,
  add column county text not null default '',
  add column lat double precision,
  add column lon double precision,
  -- Opening and closing hour of each day, Monday first; null where the courier does not say.
  add column hours jsonb,
  -- [{"size": "M", "count": 9}, …]
  add column boxes jsonb not null default '[]',
  -- Folded words of town, name, address and postcode, each after a space.
  add column words text not null default '',
  add check ((lat is null) = (lon is null));
update locker set words = ' ' || regexp_replace(
  regexp_replace(normalize(lower(city || ' ' || name || ' ' || address || ' ' || zip), NFD), '[\u0300-\u036f]', '', 'g'),
  '[^a-z0-9]+', ' ', 'g');

-- Serves beginnings of postcodes whatever the language of the database.
drop index locker_place;
create index locker_place on locker (country, zip collate "C");
