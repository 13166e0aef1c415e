-- How collections go together is the merchant's data: which go with which, the panels of the menu bar, clothing for the feeds, and the
-- collection behind the size calculator of the home page. A shop keeps what it has shown until now, known by the keys of its collections.
alter table collection
  add column companions text[] not null default '{}',
  add column menu jsonb;

update collection c
set companions = string_to_array(known.companions, ',')
from (values
  ('prams-3in1', 'footmuffs,pram-bags,pram-accessories,blankets'),
  ('prams-2in1', 'footmuffs,pram-bags,pram-accessories,infant-carriers,blankets'),
  ('twin-prams', 'footmuffs,pram-bags,pram-accessories,infant-carriers,blankets'),
  ('pushchairs', 'footmuffs,pram-accessories,pram-bags'),
  ('compact-pushchairs', 'footmuffs,pram-accessories,pram-bags'),
  ('infant-carriers', 'isofix-bases,footmuffs,blankets'),
  ('baby-carriers', 'hats-gloves,bibs,breastfeeding'),
  ('footmuffs', 'pram-accessories,hats-gloves,blankets'),
  ('pram-bags', 'changing,wipes,pram-accessories'),
  ('ride-ons', 'outdoor-toys'),
  ('baby-toys', 'rattles-teethers,soft-toys,play-mats,books'),
  ('rattles-teethers', 'soft-toys,play-mats,books'),
  ('play-mats', 'rattles-teethers,soft-toys,books'),
  ('bodysuits', 'sleepsuits,hats-gloves,socks-tights,bibs'),
  ('sleepsuits', 'bodysuits,hats-gloves,socks-tights,bibs'),
  ('newborn-sets', 'bodysuits,sleepsuits,hats-gloves,socks-tights,bibs'),
  ('tops', 'trousers,socks-tights,hats-gloves'),
  ('trousers', 'tops,socks-tights,hats-gloves'),
  ('dresses', 'socks-tights,hats-gloves,shoes'),
  ('jackets', 'hats-gloves,knitwear,shoes'),
  ('knitwear', 'hats-gloves,shoes'),
  ('shoes', 'socks-tights,trousers'),
  ('bottles', 'teats,sterilisers,bibs'),
  ('teats', 'bottles,sterilisers,bibs'),
  ('breast-pumps', 'breastfeeding,nursing-pillows,nursing-bras,bottles'),
  ('breastfeeding', 'nursing-pillows,nursing-bras,bottles'),
  ('sterilisers', 'bottles,teats,bibs'),
  ('high-chairs', 'tableware,bibs,cups'),
  ('baby-food', 'tableware,bibs,cups'),
  ('tableware', 'bibs,cups'),
  ('cups', 'tableware,bibs'),
  ('bibs', 'tableware,cups'),
  ('nappies', 'wipes,changing,baby-cosmetics'),
  ('wipes', 'nappies,changing,baby-cosmetics'),
  ('bathing', 'baby-cosmetics,nappies'),
  ('baby-cosmetics', 'bathing,wipes,nappies'),
  ('changing', 'nappies,wipes,baby-cosmetics'),
  ('cots', 'mattresses,bedding,sleeping-bags,night-lights'),
  ('bedside-cots', 'mattresses,bedding,sleeping-bags,night-lights'),
  ('travel-cots', 'mattresses,bedding,sleeping-bags,night-lights'),
  ('baby-nests', 'swaddles,sleepsuits,night-lights'),
  ('sleeping-bags', 'swaddles,sleepsuits,night-lights'),
  ('mattresses', 'bedding,sleeping-bags,night-lights'),
  ('bedding', 'sleeping-bags,swaddles,night-lights,soft-toys'),
  ('swaddles', 'sleeping-bags,night-lights,soft-toys'),
  ('bouncers-swings', 'rattles-teethers,soft-toys,blankets'),
  ('baby-monitors', 'night-lights,safety'),
  ('furniture', 'decor,night-lights,bedding'),
  ('belly-bands', 'maternity-clothes,nursing-bras,hospital-bag'),
  ('support-belts', 'belly-bands,maternity-clothes,nursing-bras,hospital-bag'),
  ('nursing-bras', 'breastfeeding,nursing-pillows,bottles'),
  ('nursing-pillows', 'breastfeeding,nursing-bras,bottles')
) as known (key, companions)
where c.key = known.key;

update collection c
set menu = known.menu::jsonb
from (values
  ('transport', '{"position":0,"name":{"ro":"Transport","en":"Prams & car seats","hu":"Utazás"},"groups":[{"title":{"ro":"Cărucioare","en":"Prams","hu":"Babakocsik"},"collections":["prams-3in1","prams-2in1","pushchairs","compact-pushchairs","twin-prams"]},{"title":{"ro":"Scaune auto","en":"Car seats","hu":"Autósülések"},"collections":["infant-carriers","car-seats-toddler","car-seats-child","isofix-bases"]},{"title":{"ro":"La purtător","en":"Carrying","hu":"Hordozás"},"collections":["baby-carriers","pram-bags","footmuffs"]},{"title":{"ro":"La drum","en":"Out and about","hu":"Útközben"},"collections":["ride-ons","pram-accessories"]}]}'),
  ('toys', '{"position":2,"name":{"ro":"Jucării","en":"Toys","hu":"Játékok"},"groups":[{"title":{"ro":"Primele jucării","en":"First toys","hu":"Első játékok"},"collections":["baby-toys","rattles-teethers","soft-toys","play-mats"]},{"title":{"ro":"De-a ceva","en":"Pretend play","hu":"Szerepjáték"},"collections":["dolls-figures","vehicles","building-toys","wooden-toys"]},{"title":{"ro":"Învățare","en":"Learning","hu":"Tanulás"},"collections":["educational-toys","puzzles-games","musical-toys"]},{"title":{"ro":"Citit, creat, afară","en":"Read, make, outdoors","hu":"Olvasás, alkotás, kert"},"collections":["books","craft","outdoor-toys"]}]}'),
  ('fashion', '{"position":3,"name":{"ro":"Modă","en":"Fashion","hu":"Divat"},"groups":[{"title":{"ro":"Bebeluși","en":"Babies","hu":"Babák"},"collections":["bodysuits","sleepsuits","newborn-sets"]},{"title":{"ro":"De zi cu zi","en":"Everyday","hu":"Hétköznapokra"},"collections":["tops","trousers","dresses","occasion","swimwear"]},{"title":{"ro":"Pentru frig","en":"For the cold","hu":"Hidegre"},"collections":["jackets","knitwear","hats-gloves"]},{"title":{"ro":"Din cap până-n picioare","en":"Head to toe","hu":"Tetőtől talpig"},"collections":["socks-tights","shoes"]}]}'),
  ('puericulture', '{"position":1,"name":{"ro":"Puericultură","en":"Feeding and care","hu":"Babaápolás"},"groups":[{"title":{"ro":"Masă","en":"Feeding","hu":"Étkezés"},"collections":["high-chairs","tableware","cups","bibs","infant-formula","baby-food"]},{"title":{"ro":"Alăptare","en":"Nursing","hu":"Szoptatás"},"collections":["bottles","teats","soothers","breast-pumps","breastfeeding","sterilisers"]},{"title":{"ro":"Baie și îngrijire","en":"Bath and care","hu":"Fürdetés és ápolás"},"collections":["bathing","baby-cosmetics","health","potty"]},{"title":{"ro":"Scutece","en":"Nappies","hu":"Pelenkázás"},"collections":["nappies","wipes","changing"]}]}')
) as known (key, menu)
where c.key = known.key and c.parent_id is null;

update collection
set flags = array_append(flags, 'apparel')
where key in ('fashion', 'maternity') and parent_id is null and not 'apparel' = any (flags);

update setting
set value = value || jsonb_build_object('bellyBands', (select key from collection where key = 'belly-bands'))
where key = 'home' and value -> 'bellyBands' is null;
