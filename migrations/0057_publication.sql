-- A product is sold in a market when it is published and not withheld there: a staff member publishes it market by market. Facts that the
-- law asks for, or that search engines read, which nobody could enter before (LAW-18, LAW-19, LAW-20, LAW-26, LAW-37).
alter table product
  add column withheld_in text[] not null default '{}' check (withheld_in <@ array['ro', 'en', 'hu']),
  -- Given by the producer, free and for the whole product: more than the two years of the law.
  add column durability_years smallint check (durability_years between 3 and 99),
  -- Hungary's guarantee for listed durable goods; null where nobody has said it.
  add column hu_guarantee_months smallint check (hu_guarantee_months in (0, 24, 36)),
  add column software_months smallint check (software_months between 0 and 600),
  -- What it was tested for, such as EN 16781:2018.
  add column standard text,
  -- What proves a claim about the environment: the certificate and its number.
  add column green_proof text;
create index product_withheld on product (id) where withheld_in <> '{}';

alter table product_text
  -- Null: nobody has said anything; an empty list: the maker gives none.
  alter column warnings drop not null,
  add column search_title text,
  add column search_text text,
  add column spare_parts text,
  add column repair text;

-- Length, width and height of its parcel.
alter table variant add column box_cm jsonb;

-- A product that is published or withheld in a market at a future moment, by a job.
create table publication_plan (
  id uuid primary key,
  product_id integer not null references product,
  locale text not null check (locale in ('ro', 'en', 'hu')),
  publishes boolean not null,
  runs_at timestamptz not null,
  state text not null check (state in ('waiting', 'done', 'cancelled', 'refused')),
  created_at timestamptz not null
);
create index publication_plan_product on publication_plan (product_id);
create unique index publication_plan_once on publication_plan (product_id, locale, runs_at) where state = 'waiting';
