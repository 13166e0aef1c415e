-- The home page is a part: content in each language that the merchant edits like any other (D-70). What the setting said moves there.

do $$
declare
  home jsonb := (select value from setting where key = 'home');
  part integer := (select coalesce(max(id), 0) + 1 from story);
  place integer := (select coalesce(max(position), 0) + 1 from story);
begin
  if home is null or exists (select from story where key = 'home') then
    delete from setting where key = 'home';
    return;
  end if;

  create temporary table home_words (locale text, word text, says text) on commit drop;
  insert into home_words values
    ('ro', 'new', 'Vezi noutățile'), ('en', 'new', 'See what is new'), ('hu', 'new', 'Újdonságok megtekintése'),
    ('ro', 'arrivals', 'Abia sosite'), ('en', 'arrivals', 'Just arrived'), ('hu', 'arrivals', 'Most érkezett'),
    ('ro', 'arrivalsLead', 'Noutățile acestor săptămâni'), ('en', 'arrivalsLead', 'New these past weeks'),
    ('hu', 'arrivalsLead', 'Az elmúlt hetek újdonságai'),
    ('ro', 'allNew', 'Toate noutățile'), ('en', 'allNew', 'See all new'), ('hu', 'allNew', 'Minden újdonság'),
    ('ro', 'sale', 'Reduceri care merită'), ('en', 'sale', 'Sale picks worth having'), ('hu', 'sale', 'Akciók, amelyek megérik'),
    ('ro', 'saleLead', 'Prețul întreg îl vezi mereu alături'), ('en', 'saleLead', 'The full price is always shown alongside'),
    ('hu', 'saleLead', 'A teljes árat mindig mellette látja'),
    ('ro', 'allSale', 'Toate reducerile'), ('en', 'allSale', 'Shop all sale'), ('hu', 'allSale', 'Minden akció');

  insert into story (id, kind, key, name, position, created_at)
  values (part, 'part', 'home', home #>> '{tagline,en}', place, now());

  insert into story_text (story_id, locale, slug, draft, draft_at, published, published_at, first_published_at)
  select part, l.locale, 'parts/home', content, now(), content, now(), now()
  from (values ('ro'), ('en'), ('hu')) as l (locale)
  cross join lateral (select jsonb_object_agg(word, says) as t from home_words w where w.locale = l.locale) as words
  cross join lateral (
    select jsonb_agg(block || jsonb_build_object('_uid', 'home-' || at) order by at) as body
    from (
      select block, row_number() over (order by at) as at
      from (values
        (1, jsonb_build_object('component', 'hero', 'title', home #> array['hero', 'title', l.locale],
          'lead', home #> array['hero', 'lead', l.locale], 'picture', 'hero', 'narrow', 'hero-mobile',
          'links', jsonb_build_array(jsonb_build_object('text', t -> 'new', 'link', '/new'))
            || case when jsonb_typeof(home #> '{hero,second}') = 'object' then jsonb_build_array(jsonb_build_object(
              'text', home #> array['hero', 'second', 'text', l.locale],
              'link', 'collection:' || (home #>> '{hero,second,collection}'))) else '[]' end)),
        (2, jsonb_build_object('component', 'collections')),
        (3, jsonb_build_object('component', 'products', 'rule', 'new', 'title', t -> 'arrivals', 'lead', t -> 'arrivalsLead',
          'link_text', t -> 'allNew', 'link', '/new')),
        (4, jsonb_build_object('component', 'for_children')),
        (5, jsonb_build_object('component', 'ages')),
        (6, case when jsonb_typeof(home -> 'lookbook') = 'object' then jsonb_build_object('component', 'still_life',
          'title', home #> array['lookbook', 'title', l.locale], 'lead', home #> array['lookbook', 'lead', l.locale],
          'picture', 'lookbook',
          'spot', (select sku from variant where product_id = (home #>> '{lookbook,spot}')::integer order by id limit 1),
          'beside', (select coalesce(jsonb_agg(jsonb_build_object('product', v.sku) order by b.at), '[]')
            from jsonb_array_elements_text(home #> '{lookbook,beside}') with ordinality as b (product, at)
            cross join lateral (select sku from variant where product_id = b.product::integer order by id limit 1) as v)) end),
        (7, jsonb_build_object('component', 'products', 'rule', 'sale', 'title', t -> 'sale', 'lead', t -> 'saleLead',
          'link_text', t -> 'allSale', 'link', '/sale')),
        (8, case when jsonb_typeof(home -> 'bellyBands') = 'string' then
          jsonb_build_object('component', 'belly_band', 'picture', 'belly-band', 'collection', home -> 'bellyBands') end),
        (9, jsonb_build_object('component', 'brands')),
        (10, jsonb_build_object('component', 'newsletter')),
        (11, jsonb_build_object('component', 'showrooms', 'look', 'names')),
        (12, jsonb_build_object('component', 'recently_viewed'))
      ) as given (at, block)
      where block is not null
    ) as numbered
  ) as blocks
  cross join lateral (select jsonb_build_object('_uid', 'home', 'component', 'part', 'title', home #> array['tagline', l.locale],
    'description', home #> array['description', l.locale], 'body', body) as content) as made;

  insert into story_version (story_id, locale, at, who, content)
  select story_id, locale, draft_at, 'migration', draft from story_text where story_id = part;

  delete from setting where key = 'home';
end $$;
