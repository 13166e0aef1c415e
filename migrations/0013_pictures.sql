-- Pictures are rows: an address, its size, the tint behind it and what it shows in three languages. Photographs lie at
-- `/i/{hash}/{width}.{format}`, drawings of the demo shop at `/art/{name}.svg`; the tables make no difference between them.

-- Colours by the name that customers read; `hex` paints the dots of a card.
create table colourway (
  key text primary key,
  name jsonb not null,
  hex text not null check (hex ~ '^#[0-9a-f]{6}$')
);

-- What a picture shows of its product, where many pictures show the same: `{name}` and `{color}` are put in.
create table picture_view (
  key text primary key,
  alt jsonb not null
);

-- The pictures of a product in a colourway, or in every colour (''); position 0 stands on cards, in carts and mails.
create table product_picture (
  product_id integer not null references product,
  colourway text not null default '',
  position smallint not null check (position >= 0),
  address text not null check (address like '/%'),
  width smallint not null check (width > 0),
  height smallint not null check (height > 0),
  tint text not null default 'oat',
  view text references picture_view,
  alt jsonb not null default '{}',
  primary key (product_id, colourway, position)
);

-- Pictures of the shop's own pages, by their place: `hero`, `empty-cart`. A place without a row shows no picture.
create table content_picture (
  key text primary key,
  address text not null check (address like '/%'),
  width smallint not null check (width > 0),
  height smallint not null check (height > 0),
  alt jsonb not null default '{}'
);

-- Google's product taxonomy (`google_product_category`): its number or English path. Without one that of the collection above holds.
alter table collection add column google_category text;

-- What a listing announces between its products, and where it leads.
create table collection_promotion (
  collection_id integer primary key references collection,
  target_id integer not null references collection,
  picture text not null references content_picture,
  title jsonb not null,
  text jsonb not null
);

-- Pictures of a collection by their use: `tile` on the home page and in the small menu, in order of `position`; `menu` beside its links.
create table collection_picture (
  collection_id integer not null references collection,
  use text not null check (use in ('tile', 'menu')),
  position smallint not null default 0,
  address text not null check (address like '/%'),
  width smallint not null check (width > 0),
  height smallint not null check (height > 0),
  alt jsonb not null default '{}',
  primary key (collection_id, use)
);

-- A few words under the name of a collection on the home page.
alter table collection_text add column tagline text not null default '';

-- A sample of the variant's colour in its print.
alter table variant add column swatch text;
alter table voucher rename column colourway to tint;

-- What a shop of an earlier version has: every product was drawn, and its drawing's parameters name its pictures.
create function pg_temp.drawing_name(art jsonb, colourway text) returns text language sql immutable as $$
  select concat_ws('-', art ->> 'type', art ->> 'variant', colourway,
    case when art ->> 'type' = any (array[
      'bear', 'bunny', 'rattle', 'rocker', 'ball', 'pram', 'stroller', 'carseat', 'infantseat', 'carrier', 'highchair',
      'backpack', 'crib', 'nest', 'bib', 'blanket', 'tent', 'pillow', 'bodysuit', 'sleepsuit', 'dress', 'overall',
      'trousers', 'sleepbag', 'hat', 'shoes', 'bellyband', 'mattress', 'twin', 'raincover', 'parasol', 'liner', 'footmuff',
      'organiser', 'straps', 'sling', 'travelcot', 'tote', 'sleevebib', 'booster', 'nursing', 'bouncer', 'swing', 'bedside',
      'safecot', 'linen', 'rug', 'towel', 'changemat', 'bunting', 'gym', 'playmat', 'swaddle', 'bottoms', 'cap', 'frock',
      'jacket', 'longsleeve', 'pyjamas', 'romper', 'skirt', 'slippers', 'suit', 'sweatshirt', 'swimsuit', 'tee', 'tights',
      'trainers', 'trunks', 'wellies', 'holdall', 'longpillow', 'mumdress', 'mumtop', 'mumtrousers', 'nursingbra',
      'nursingcover', 'pads', 'robe', 'boardbook', 'comforter', 'cube', 'doll', 'dollpram', 'firstset', 'giftset',
      'manypack', 'newbornset', 'summerset', 'changetable', 'firsttoy'
    ]) then art ->> 'pattern' end,
    case when art ->> 'type' = any (array[
      'rings', 'blocks', 'car', 'pull', 'rattle', 'rocker', 'lamp', 'scooter', 'bike', 'highchair', 'crib', 'nest',
      'tableware', 'pacifier', 'mobile', 'tent', 'dresser', 'gate', 'pencils', 'drum', 'bucket', 'sling', 'spoons',
      'booster', 'bouncer', 'swing', 'bedside', 'safecot', 'bunting', 'gym', 'glow', 'nursingcover', 'building', 'crayons',
      'cube', 'dollpram', 'dominoes', 'handwork', 'kitchen', 'learning', 'playhouse', 'train', 'trike', 'truck', 'firstset',
      'giftset', 'changetable', 'firsttoy'
    ]) then coalesce(art ->> 'wood', 'beech') end,
    case when art ->> 'type' = any (array[
      'pram', 'twin', 'raincover', 'parasol', 'cupholder', 'organiser'
    ]) then coalesce(art ->> 'frame', 'gold') end,
    case when art ->> 'type' = any (array[
      'rainbow', 'rings', 'tiles'
    ]) then coalesce(art ->> 'ramp', 'meadow') end)
$$;

create function pg_temp.drawing_names(art jsonb, colourway text) returns text language sql immutable as $$
  select case
    when art -> 'parts' is null or art -> 'parts' = 'null' then pg_temp.drawing_name(art, colourway) || '-' || ((art ->> 'tilt')::integer + 4) || (art ->> 'scale')
    else 'set-' || (select string_agg(pg_temp.drawing_name(part -> 'art', part ->> 'colourway'), '-' order by at)
      from jsonb_array_elements(art -> 'parts') with ordinality as parts (part, at))
  end
$$;

create temporary table drawn_colourway (key text, name jsonb, hex text, tint text) on commit drop;
insert into drawn_colourway values
  ('natural', '{"ro":"natur","en":"natural","hu":"natúr"}', '#efe4d3', 'blush'),
  ('oat', '{"ro":"ovăz","en":"oat","hu":"zab"}', '#dcc9ae', 'moss'),
  ('honey', '{"ro":"miere","en":"honey","hu":"méz"}', '#e3b257', 'stone'),
  ('apricot', '{"ro":"caisă","en":"apricot","hu":"barack"}', '#eaa978', 'egg'),
  ('clay', '{"ro":"argilă","en":"clay","hu":"agyag"}', '#c67a5c', 'down'),
  ('poppy', '{"ro":"mac","en":"poppy","hu":"pipacs"}', '#d4553d', 'oat'),
  ('blush', '{"ro":"roz pudrat","en":"blush","hu":"púder"}', '#eac3b5', 'moss'),
  ('rose', '{"ro":"trandafir","en":"rose","hu":"rózsa"}', '#cf8f92', 'stone'),
  ('berry', '{"ro":"fructe de pădure","en":"berry","hu":"bogyó"}', '#8f4a5a', 'blush'),
  ('heather', '{"ro":"lavandă","en":"heather","hu":"levendula"}', '#b7a8c7', 'down'),
  ('sky', '{"ro":"cer","en":"sky","hu":"égkék"}', '#aac7d8', 'blush'),
  ('egg', '{"ro":"ou de mierlă","en":"egg blue","hu":"rigótojás"}', '#79aeb0', 'down'),
  ('dusk', '{"ro":"amurg","en":"dusk","hu":"alkony"}', '#5f7f9e', 'oat'),
  ('navy', '{"ro":"bleumarin","en":"navy","hu":"tengerkék"}', '#34475f', 'egg'),
  ('sage', '{"ro":"salvie","en":"sage","hu":"zsálya"}', '#a9b89b', 'oat'),
  ('olive', '{"ro":"măslin","en":"olive","hu":"oliva"}', '#84885a', 'blush'),
  ('spruce', '{"ro":"brad","en":"spruce","hu":"fenyő"}', '#466a5a', 'stone'),
  ('cocoa', '{"ro":"cacao","en":"cocoa","hu":"kakaó"}', '#86644e', 'egg'),
  ('chalk', '{"ro":"cretă","en":"chalk","hu":"kréta"}', '#f4efe7', 'heather'),
  ('graphite', '{"ro":"grafit","en":"graphite","hu":"grafit"}', '#5d5854', 'oat');

insert into colourway
select key, name, hex from drawn_colourway where exists (select from product where jsonb_typeof(art) = 'object');

insert into picture_view
select key, alt::jsonb from (values
  ('close', '{"ro": "Detaliu: {name}", "en": "Close-up: {name}", "hu": "Részlet: {name}"}'),
  ('room', '{"ro": "{name} în cameră", "en": "{name} in a room", "hu": "{name} a szobában"}'),
  ('niche', '{"ro": "{name}, altă vedere", "en": "{name}, another view", "hu": "{name}, másik nézet"}')
) as views (key, alt)
where exists (select from product where jsonb_typeof(art) = 'object');

insert into product_picture (product_id, colourway, position, address, width, height, tint, view)
select product.id, coalesce(colour.colourway, ''), seen.position,
  '/art/' || pg_temp.drawing_names(product.art, coalesce(colour.colourway, 'natural')) || seen.ending || '.svg',
  400, 500, coalesce(drawn.tint, 'oat'), seen.view
from product
  join (select distinct product_id, colourway from variant) as colour on colour.product_id = product.id
  left join drawn_colourway drawn on drawn.key = coalesce(colour.colourway, 'natural')
  cross join (values (0, '', null), (1, '-close', 'close'), (2, '-room', 'room'), (3, '-niche', 'niche'), (4, '-detail', 'close'))
    as seen (position, ending, view)
where jsonb_typeof(product.art) = 'object';

update variant set swatch = '/art/swatch-' || variant.colourway || '-' ||
  case when product.art ->> 'type' = any (array[
    'bear', 'bunny', 'rattle', 'rocker', 'ball', 'pram', 'stroller', 'carseat', 'infantseat', 'carrier', 'highchair',
    'backpack', 'crib', 'nest', 'bib', 'blanket', 'tent', 'pillow', 'bodysuit', 'sleepsuit', 'dress', 'overall', 'trousers',
    'sleepbag', 'hat', 'shoes', 'bellyband', 'mattress', 'twin', 'raincover', 'parasol', 'liner', 'footmuff', 'organiser',
    'straps', 'sling', 'travelcot', 'tote', 'sleevebib', 'booster', 'nursing', 'bouncer', 'swing', 'bedside', 'safecot',
    'linen', 'rug', 'towel', 'changemat', 'bunting', 'gym', 'playmat', 'swaddle', 'bottoms', 'cap', 'frock', 'jacket',
    'longsleeve', 'pyjamas', 'romper', 'skirt', 'slippers', 'suit', 'sweatshirt', 'swimsuit', 'tee', 'tights', 'trainers',
    'trunks', 'wellies', 'holdall', 'longpillow', 'mumdress', 'mumtop', 'mumtrousers', 'nursingbra', 'nursingcover', 'pads',
    'robe', 'boardbook', 'comforter', 'cube', 'doll', 'dollpram', 'firstset', 'giftset', 'manypack', 'newbornset',
    'summerset', 'changetable', 'firsttoy'
  ]) then product.art ->> 'pattern' else 'plain' end || '.svg'
from product where product.id = variant.product_id and variant.colourway is not null and jsonb_typeof(product.art) = 'object';

update voucher set tint = coalesce((select drawn.tint from drawn_colourway drawn where drawn.key = voucher.tint), 'oat');
alter table voucher alter column tint set default 'oat', alter column tint set not null;

insert into content_picture (key, address, width, height)
select key, '/scenes/' || key || '.svg', width, height from (values
  ('autumn', 900, 680),
  ('bath-time', 900, 680),
  ('belly-band', 1000, 640),
  ('broken', 400, 500),
  ('confirm-mail', 400, 500),
  ('empty-cart', 400, 500),
  ('empty-search', 400, 500),
  ('hero-mobile', 780, 860),
  ('hero', 1600, 860),
  ('lookbook', 1040, 1000),
  ('lost', 1000, 760),
  ('menu', 600, 640),
  ('night', 1040, 780),
  ('sign-in-failed', 400, 500),
  ('thanks', 1000, 760),
  ('voucher', 840, 430),
  ('walk', 900, 680),
  ('wood-toys', 900, 680)
) as scenes (key, width, height)
where exists (select from product where jsonb_typeof(art) = 'object');

insert into collection_picture (collection_id, use, position, address, width, height)
select collection.id, use, scene.position, '/scenes/' || scene.name || '.svg', width, height from (values
  ('transport', 'tile', 0, 'world-transport', 600, 760),
  ('puericulture', 'tile', 1, 'world-care', 600, 760),
  ('nursery', 'tile', 2, 'world-nursery', 600, 760),
  ('toys', 'tile', 3, 'world-toys', 600, 760),
  ('fashion', 'tile', 4, 'world-fashion', 600, 760),
  ('maternity', 'tile', 5, 'world-maternity', 600, 760),
  ('gifts', 'tile', 6, 'world-gifts', 600, 760),
  ('transport', 'menu', 0, 'menu', 600, 640),
  ('puericulture', 'menu', 0, 'bath-time', 900, 680),
  ('toys', 'menu', 0, 'wood-toys', 900, 680),
  ('fashion', 'menu', 0, 'autumn', 900, 680)
) as scene (key, use, position, name, width, height)
  join collection on collection.key = scene.key
where exists (select from product where jsonb_typeof(art) = 'object');

update collection_text set tagline = case locale when 'ro' then words.ro when 'en' then words.en else words.hu end
from collection join (values
  ('transport', 'Cărucioare, scaune auto', 'Prams, car seats', 'Babakocsik, autósülések'),
  ('puericulture', 'Masă, baie, îngrijire', 'Feeding, bath, care', 'Etetés, fürdetés, ápolás'),
  ('nursery', 'Somn, lumină, mobilier', 'Sleep, light, furniture', 'Alvás, fény, bútor'),
  ('toys', 'Lemn, pluș, cărți', 'Wood, plush, books', 'Fa, plüss, könyv'),
  ('fashion', '0 luni – 6 ani', '0 months – 6 years', '0 hónapostól 6 évesig'),
  ('maternity', 'Burtiere, alăptare', 'Bands, nursing', 'Haspántok, szoptatás'),
  ('gifts', 'Vouchere și seturi', 'Vouchers and sets', 'Utalványok és szettek')
) as words (key, ro, en, hu) on words.key = collection.key
where collection_id = collection.id and exists (select from product where jsonb_typeof(art) = 'object');

update collection set google_category = google.category from (values
  ('transport', '2764'),
  ('prams-3in1', '568'),
  ('prams-2in1', '568'),
  ('pushchairs', '568'),
  ('compact-pushchairs', '568'),
  ('twin-prams', '568'),
  ('infant-carriers', '547'),
  ('car-seats-toddler', '547'),
  ('car-seats-child', '547'),
  ('isofix-bases', '4486'),
  ('baby-carriers', '538'),
  ('footmuffs', '8537'),
  ('pram-bags', '4387'),
  ('pram-accessories', '4387'),
  ('ride-ons', '2724'),
  ('toys', '1253'),
  ('baby-toys', '7198'),
  ('rattles-teethers', '1244'),
  ('educational-toys', '1262'),
  ('soft-toys', '1259'),
  ('building-toys', '1254'),
  ('puzzles-games', '3867'),
  ('dolls-figures', '1255'),
  ('vehicles', '2505'),
  ('play-mats', '1243'),
  ('musical-toys', '1264'),
  ('outdoor-toys', 'Toys & Games > Outdoor Play Equipment'),
  ('books', 'Media > Books'),
  ('craft', '3731'),
  ('fashion', '182'),
  ('bodysuits', '5411'),
  ('sleepsuits', '5412'),
  ('newborn-sets', '5622'),
  ('tops', '5410'),
  ('trousers', '5408'),
  ('dresses', '5424'),
  ('jackets', '5425'),
  ('knitwear', '5410'),
  ('hats-gloves', '5422'),
  ('socks-tights', '5423'),
  ('shoes', 'Apparel & Accessories > Shoes'),
  ('swimwear', '5409'),
  ('occasion', '5622'),
  ('puericulture', '537'),
  ('bottles', '564'),
  ('teats', '543636'),
  ('soothers', '566'),
  ('breast-pumps', '565'),
  ('breastfeeding', '503762'),
  ('sterilisers', '5296'),
  ('high-chairs', 'Furniture > Baby & Toddler Furniture > High Chairs & Booster Seats'),
  ('tableware', '561'),
  ('cups', '6950'),
  ('bibs', '2125'),
  ('nappies', '551'),
  ('wipes', '553'),
  ('bathing', '4678'),
  ('baby-cosmetics', '4678'),
  ('health', '5252'),
  ('potty', '6952'),
  ('changing', '5628'),
  ('infant-formula', '563'),
  ('baby-food', '562'),
  ('nursery', 'Furniture > Baby & Toddler Furniture'),
  ('cots', 'Furniture > Baby & Toddler Furniture > Cribs & Toddler Beds'),
  ('bedside-cots', 'Furniture > Baby & Toddler Furniture > Bassinets & Cradles'),
  ('travel-cots', '539'),
  ('baby-nests', '537'),
  ('mattresses', 'Furniture > Baby & Toddler Furniture'),
  ('bedding', 'Home & Garden > Linens & Bedding > Bedding'),
  ('sleeping-bags', '5412'),
  ('blankets', '6899'),
  ('swaddles', '543665'),
  ('bouncers-swings', '555'),
  ('baby-monitors', '541'),
  ('night-lights', 'Home & Garden > Lighting > Night Lights & Ambient Lighting'),
  ('decor', 'Home & Garden > Decor'),
  ('safety', '540'),
  ('maternity', 'Apparel & Accessories > Clothing'),
  ('belly-bands', '502987'),
  ('support-belts', '502987'),
  ('postpartum-bands', '502987'),
  ('nursing-bras', '214'),
  ('nursing-pillows', '5298'),
  ('gifts', '5859'),
  ('gift-sets', '5859')
) as google (key, category)
where google.key = collection.key and exists (select from product where jsonb_typeof(art) = 'object');

insert into collection_promotion (collection_id, target_id, picture, title, text)
select shown.id, target.id, promo.picture, promo.title::jsonb, promo.text::jsonb from (values
  ('transport', 'compact-pushchairs', 'walk',
    '{"ro":"Se strânge cu o mână","en":"Folds with one hand","hu":"Egy kézzel összecsukható"}',
    '{"ro":"Cărucioare compacte pentru scara blocului și pentru portbagaj mic.","en":"Compact pushchairs for narrow stairs and small car boots.","hu":"Kompakt babakocsik szűk lépcsőházba és kis csomagtartóba."}'),
  ('toys', 'wooden-toys', 'wood-toys',
    '{"ro":"Lemn cald, culori liniștite","en":"Warm wood, calm colours","hu":"Meleg fa, nyugodt színek"}',
    '{"ro":"Tei, fag și stejar. Puține piese, multe feluri de a te juca cu ele.","en":"Lime, beech and oak. Few pieces, many ways to play with them.","hu":"Hárs, bükk és tölgy. Kevés darab, sokféle játék."}'),
  ('fashion', 'jackets', 'autumn',
    '{"ro":"Pentru dimineți reci","en":"For cold mornings","hu":"Hideg reggelekre"}',
    '{"ro":"Combinezoane și geci care se încheie dintr-o mișcare.","en":"Snowsuits and jackets that fasten in one go.","hu":"Overallok és kabátok, amelyek egy mozdulattal záródnak."}'),
  ('puericulture', 'bathing', 'bath-time',
    '{"ro":"Seara începe în cadă","en":"Evening starts in the tub","hu":"Az este a kádban kezdődik"}',
    '{"ro":"Cădițe, suporturi și prosoape care rămân moi.","en":"Tubs, supports and towels that stay soft.","hu":"Kádak, támaszok és törölközők, amelyek puhák maradnak."}'),
  ('nursery', 'cots', 'hero',
    '{"ro":"Patul care crește","en":"The cot that grows","hu":"Az ágy, amely vele nő"}',
    '{"ro":"Lemn de fag, trei înălțimi, loc pentru primii patru ani.","en":"Beech wood, three heights, room for the first four years.","hu":"Bükkfa, három magasság, hely az első négy évre."}'),
  ('maternity', 'belly-bands', 'belly-band',
    '{"ro":"Susține fără să strângă","en":"Supports, never presses","hu":"Támaszt, de nem szorít"}',
    '{"ro":"Burtiere care țin pasul cu tine până la capăt.","en":"Belly bands that keep up with you to the end.","hu":"Haspántok, amelyek végig lépést tartanak Önnel."}'),
  ('gifts', 'gift-vouchers', 'voucher',
    '{"ro":"Când nu știi ce să alegi","en":"When you cannot choose","hu":"Ha nem tud választani"}',
    '{"ro":"Un voucher cadou ajunge pe e-mail în câteva minute.","en":"A gift voucher arrives by email in minutes.","hu":"Az ajándékutalvány perceken belül e-mailben érkezik."}')
) as promo (key, target, picture, title, text)
  join collection shown on shown.key = promo.key
  join collection target on target.key = promo.target
where exists (select from product where jsonb_typeof(art) = 'object');

-- The goods that the home page's still life shows: beside it, and the one that it points at.
insert into setting (key, value)
select 'lookbook', jsonb_build_object('beside', jsonb_build_array(found.tent, found.blocks), 'spot', found.rocker)
from (
  select max(product) filter (where kind = 'tent') as tent, max(product) filter (where kind = 'blocks') as blocks,
    max(product) filter (where kind = 'rocker') as rocker
  from (values ('tent', '^cort de joacă (?!pentru curte)', 'sprig', '1'), ('blocks', '^cuburi cu litere', 'plain', '0'),
      ('rocker', '^căluț balansoar', 'check', '0')) as thing (kind, name, pattern, variant)
    cross join lateral (
      select product.id as product from product
        join product_text on product_text.product_id = product.id and product_text.locale = 'ro'
      where product.kind = 'simple' and product.art ->> 'type' = thing.kind and product_text.name ~* thing.name
      order by 2 * (product.art ->> 'variant' = thing.variant)::integer + (product.art ->> 'pattern' = thing.pattern)::integer desc,
        product.rank desc
      limit 1
    ) as likest
) as found
where found.tent is not null and found.blocks is not null and found.rocker is not null;

drop function pg_temp.drawing_names(jsonb, text);
drop function pg_temp.drawing_name(jsonb, text);
alter table product drop column art;
alter table collection drop column art;
