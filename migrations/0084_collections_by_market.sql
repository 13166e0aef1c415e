-- Rules of price and of reductions name each currency: they hold in its market. A rule of before named one currency, and holds there.
create function pg_temp.by_market(rule jsonb) returns jsonb language sql as $$
  select case rule ->> 'kind'
    when 'price' then jsonb_build_object('kind', 'price', 'limits', jsonb_build_object('RON', null, 'EUR', null, 'HUF', null)
      || jsonb_build_object(rule ->> 'currency', jsonb_build_object('from', rule -> 'from', 'to', rule -> 'to')))
    when 'reduced' then jsonb_build_object('kind', 'reduced', 'currencies', jsonb_build_array(rule ->> 'currency'))
    else rule end
$$;
update collection set rules = (
  select jsonb_agg(case when one ->> 'kind' = 'any'
    then jsonb_set(one, '{rules}', (select jsonb_agg(pg_temp.by_market(part) order by n) from jsonb_array_elements(one -> 'rules') with ordinality as p(part, n)))
    else pg_temp.by_market(one) end order by at)
  from jsonb_array_elements(rules) with ordinality as r(one, at))
where jsonb_array_length(rules) > 0;

-- Markets in which it is not shown, nor what lies below it.
alter table collection add column withheld_in text[] not null default '{}' check (withheld_in <@ array['ro', 'en', 'hu']);
