/** What the demo's brands tell of themselves: where each works, since when, and how it goes about its work. */

/** Place in the list of seats, year of foundation, and some words in Romanian, English and Hungarian; by the brand's address. */
export const STORIES: Readonly<Record<string, readonly [seat: number, since: number, text: string]>> = {
  albinuri: [
    1,
    2009,
    'Rețetele au cel mult zece ingrediente, pe care le găsești scrise mare pe etichetă. | No recipe has more than ten ingredients, and the label prints them large. | Egy receptben legfeljebb tíz összetevő van, és a címke nagy betűkkel sorolja fel őket.',
  ],
  bebenori: [
    0,
    2012,
    'Tiparele se probează pe copii din cartier, iar capsele stau unde ajunge o mână obosită. | Patterns are tried on children of the neighbourhood, and poppers sit where a tired hand finds them. | A szabásmintákat környékbeli gyerekeken próbálják, a patentok pedig ott vannak, ahol a fáradt kéz keresi őket.',
  ],
  bobiluna: [
    2,
    2014,
    'Fac pijamale, lenjerii și saci de dormit în aceleași șase culori, ca să se potrivească între ele. | They make pyjamas, bedding and sleeping bags in the same six colours, so that everything matches. | Pizsamát, ágyneműt és hálózsákot készítenek ugyanabban a hat színben, hogy minden összeilljen.',
  ],
  brumella: [
    2,
    2006,
    'Fiecare combinezon petrece o iarnă la munte înainte să ajungă în magazin. | Every snowsuit spends a winter in the mountains before it reaches a shop. | Minden overall egy telet a hegyekben tölt, mielőtt boltba kerül.',
  ],
  bufnea: [
    5,
    2011,
    'Desenează lumini calde, mecanisme încete și povești care se termină cu toată lumea în pat. | They design warm lights, slow mechanisms and stories that end with everybody in bed. | Meleg fényeket, lassú szerkezeteket és olyan meséket terveznek, amelyek végén mindenki ágyban van.',
  ],
  caluta: [
    0,
    1998,
    'Lemnul vine de la gatere de pe vale, iar ceara de la stupii vecinului. | The wood comes from sawmills in the valley, the wax from the neighbour’s hives. | A fa a völgy fűrészüzemeiből, a viasz a szomszéd kaptáraiból érkezik.',
  ],
  'ciresel-nor': [
    1,
    2010,
    'Două croitorese și o desenatoare fac serii mici, de sezon, cu nasturi cusuți de mână. | Two seamstresses and an illustrator make small seasonal runs with buttons sewn on by hand. | Két varrónő és egy rajzoló készít kis évszakos sorozatokat, kézzel felvarrt gombokkal.',
  ],
  cosmalin: [
    1,
    2013,
    'Uleiuri, creme și cosmetice fără parfum tare, gândite pentru piele care abia s-a născut. | Oils, creams and toiletries without strong scent, meant for skin that has just been born. | Olajok, krémek és ápolószerek erős illat nélkül, frissen született bőrre tervezve.',
  ],
  dodolie: [
    6,
    2008,
    'Farfurii, căni și scaune de masă care se spală repede și se strâng și mai repede. | Plates, cups and high chairs that wash quickly and tidy away even faster. | Tányérok, poharak és etetőszékek, amelyek gyorsan mosódnak, és még gyorsabban elrakhatók.',
  ],
  dorminel: [
    0,
    2004,
    'Cos huse care se scot dintr-o mișcare și scriu pe fiecare sac temperatura la care e bun. | They sew covers that come off in one pull and print on every bag the temperature it is good for. | Egy mozdulattal levehető huzatokat varrnak, és minden zsákra ráírják, milyen hőmérsékletre való.',
  ],
  fluturin: [
    3,
    2015,
    'Fiecare imprimeu începe pe hârtie, cu acuarelă, și ajunge apoi pe bumbac. | Every print begins on paper, in watercolour, and then finds its way to cotton. | Minden minta papíron kezdődik, vízfestékkel, és onnan kerül pamutra.',
  ],
  fodorka: [
    4,
    2007,
    'Haine cu volane pentru sărbători, croite destul de larg ca să poți fugi în ele. | Clothes with ruffles for feast days, cut wide enough to run in. | Fodros ünneplők, elég bő szabással ahhoz, hogy futni is lehessen bennük.',
  ],
  gombola: [
    3,
    2012,
    'Mingi, zornăitori și inele fără colțuri, pe măsura unei palme de șase luni. | Balls, rattles and rings without corners, sized for a six-month-old palm. | Labdák, csörgők és karikák sarkok nélkül, féléves tenyérre méretezve.',
  ],
  'grindel-pui': [
    7,
    2001,
    'Din ce rămâne de la un pătuț fac cuburi, așa că în atelier nu se aruncă nimic. | What is left of a cot becomes blocks, so the workshop throws nothing away. | Ami a kiságyból megmarad, abból építőkocka lesz, így a műhelyben semmi sem vész kárba.',
  ],
  hintalux: [
    3,
    2005,
    'Încearcă fiecare balansoar noaptea, într-o cameră în care se aude ceasul. | They try every bouncer at night, in a room where you can hear the clock. | Minden pihenőszéket éjjel próbálnak ki, olyan szobában, ahol hallani az órát.',
  ],
  iepurini: [
    2,
    2016,
    'Fiecare iepure are nume, o haină de schimb și urechi care rezistă la târât. | Every rabbit has a name, a change of clothes and ears that survive being dragged. | Minden nyuszinak neve van, váltóruhája és olyan füle, amely bírja a húzgálást.',
  ],
  kekkobarka: [
    3,
    2010,
    'Jucăriile de baie se desfac, se usucă și se pun la loc, ca să nu rămână apă în ele. | Bath toys come apart, dry and go back together, so that no water stays inside. | A fürdőjátékok szétszedhetők, megszáríthatók és összerakhatók, hogy ne maradjon bennük víz.',
  ],
  kisbolyhos: [
    3,
    1996,
    'Cos urși și iepuri cu ochi brodați și scriu pe etichetă cum se spală. | They sew bears and rabbits with embroidered eyes and say on the label how to wash them. | Hímzett szemű macikat és nyuszikat varrnak, és a címkére írják, hogyan kell mosni őket.',
  ],
  leganus: [
    0,
    2003,
    'Pătuțuri care încap lângă patul mare și, împachetate, în portbagajul mic. | Cots that fit beside the big bed and, folded, in the small boot. | Kiságyak, amelyek elférnek a nagy ágy mellett, összecsukva pedig a kis csomagtartóban.',
  ],
  licurin: [
    5,
    2013,
    'Sterilizatoare, monitoare și veioze măsurate în decibeli înainte de a fi măsurate în lumeni. | Sterilisers, monitors and lamps, measured in decibels before they are measured in lumens. | Sterilizálók, bébiőrök és lámpák, amelyeknél előbb a decibelt mérik, aztán a lument.',
  ],
  lumelia: [
    6,
    2011,
    'Haine care cresc odată cu burta și cadouri pe care o mamă chiar le folosește. | Clothes that grow with the bump and presents that a mother really uses. | A pocakkal együtt növekvő ruhák és ajándékok, amelyeket egy anya tényleg használ.',
  ],
  manohalom: [
    4,
    2009,
    'Regulile jocurilor încap pe o singură pagină, iar piesele într-o cutie cât o carte. | The rules of their games fit on one page and the pieces in a box the size of a book. | Játékaik szabályai elférnek egy oldalon, a darabok pedig egy könyv méretű dobozban.',
  ],
  mezzolina: [
    6,
    1999,
    'Construiesc cărucioare înguste, care trec pe lângă o tarabă fără să-ți ceri scuze. | They build narrow prams that pass a market stall without an apology. | Keskeny babakocsikat építenek, amelyekkel bocsánatkérés nélkül el lehet férni a piaci standok között.',
  ],
  mokkapat: [
    4,
    2012,
    'Vase pentru masa copilului în tonuri de lapte, cacao și pâine. | Things for a child’s table in the shades of milk, cocoa and bread. | Gyermekasztalra való holmik a tej, a kakaó és a kenyér árnyalataiban.',
  ],
  moonlapa: [
    4,
    2014,
    'Pijamale și lenjerii din bumbac, cu imprimeuri care se văd și pe lumină mică. | Cotton pyjamas and bedding, with prints that show in a low light too. | Pamutpizsamák és ágyneműk, kis fénynél is látható mintákkal.',
  ],
  mugurino: [
    8,
    2005,
    'Haine pentru primul an și jucării care intră în aceeași geantă. | Clothes for the first year, and toys that go into the same bag. | Ruhák az első évre, és játékok, amelyek ugyanabba a táskába férnek.',
  ],
  nanulea: [
    2,
    2013,
    'Fiecare babynest se coase de o singură persoană, care îl semnează pe dos. | Every nest is sewn by one person, who signs it on the inside. | Minden babafészket egyetlen ember varr, és a belsejében alá is írja.',
  ],
  nibbelin: [
    7,
    2010,
    'Lucruri de mușcat, de supt și de scăpat pe jos, fără niciun locșor ascuns. | Things to bite, to suck and to drop, with no hidden corners. | Rágható, szopogatható és leejthető dolgok, rejtett zugok nélkül.',
  ],
  norilumi: [
    8,
    2011,
    'Țes muselină în două și patru straturi, care se înmoaie la fiecare spălare. | They weave muslin in two and four layers that softens with every wash. | Két- és négyrétegű muszlint szőnek, amely minden mosással puhább.',
  ],
  'nuvoletta-mia': [
    6,
    2002,
    'Cărucioare cu mâner din piele ecologică și paltoane care se asortează cu ele. | Prams with a leather-look handle, and coats to match them. | Műbőr tolókarú babakocsik és hozzájuk illő kabátok.',
  ],
  odorel: [
    5,
    2007,
    'Scutece, șervețele și pungi, împachetate astfel încât să încapă pe un raft obișnuit. | Nappies, wipes and bags, packed to fit an ordinary shelf. | Pelenkák, törlőkendők és zsákok, úgy csomagolva, hogy egy átlagos polcon elférjenek.',
  ],
  oviluna: [
    2,
    2008,
    'Lâna se spală, se toarce și se tricotează în trei ateliere vecine. | The wool is washed, spun and knitted in three neighbouring workshops. | A gyapjút három szomszédos műhelyben mossák, fonják és kötik.',
  ],
  palanko: [
    3,
    2013,
    'Genți și marsupii pentru cei care schimbă două tramvaie cu un copil în brațe. | Bags and carriers for people who change trams twice with a child in their arms. | Táskák és hordozók azoknak, akik gyerekkel a karjukban kétszer is átszállnak.',
  ],
  papucsa: [
    4,
    1994,
    'Piele moale, talpă subțire și un croi care lasă degetele să se desfacă. | Soft leather, a thin sole and a cut that lets toes spread. | Puha bőr, vékony talp és olyan szabás, amely hagyja szétterülni a lábujjakat.',
  ],
  pernutelli: [
    6,
    2006,
    'Umplu, cântăresc și cos pernele la comandă, de aceea ai două zile de răbdat. | They fill, weigh and sew pillows to order, which is why you wait two days. | A párnákat rendelésre töltik, mérik és varrják, ezért kell két napot várni rájuk.',
  ],
  pihetoll: [
    3,
    2001,
    'Straturi subțiri, cusute în pătrate mici, care țin cald fără să apese. | Thin layers, quilted in small squares, that keep warm without weighing. | Vékony, apró négyzetekbe steppelt rétegek, amelyek súly nélkül tartanak melegen.',
  ],
  pilulun: [
    5,
    2012,
    'Termometre, aspiratoare nazale și truse care explică singure ce au de făcut. | Thermometers, nasal aspirators and kits that explain themselves. | Hőmérők, orrszívók és készletek, amelyek maguktól értetődnek.',
  ],
  plimbarella: [
    0,
    2000,
    'Roți mari pentru alei cu pietriș și coșuri în care încap patru pâini. | Large wheels for gravel paths and baskets that hold four loaves. | Nagy kerekek a kavicsos ösvényekre, és kosarak, amelyekbe négy kenyér is belefér.',
  ],
  politin: [
    1,
    2011,
    'Rafturile au aceeași măsură ca lăzile de jucării, așa că totul are un loc. | The shelves have the measure of the toy boxes, so everything has a place. | A polcok mérete a játékládákéhoz igazodik, így mindennek megvan a helye.',
  ],
  puhalab: [
    4,
    2003,
    'Șosete, dresuri și primii pantofi, care rămân în picioare și când picioarele stau în aer. | Socks, tights and first shoes that stay on even when the feet are in the air. | Zoknik, harisnyák és első cipők, amelyek akkor is fent maradnak, ha a láb a levegőben van.',
  ],
  pufnorel: [
    0,
    2014,
    'Haine de pluș pe dinafară și bumbac pe dinăuntru, cu fermoare lungi. | Plush on the outside, cotton on the inside, and long zips. | Kívül plüss, belül pamut, és hosszú cipzárak.',
  ],
  rasfelin: [
    0,
    2008,
    'Alegem noi, împachetăm noi și scriem de mână felicitarea. | We choose, we wrap, and we write the card by hand. | Mi választjuk ki, mi csomagoljuk be, és a kártyát is kézzel írjuk.',
  ],
  roverin: [
    7,
    1997,
    'Fac scaune auto și cărucioare care vorbesc aceeași limbă: aceleași adaptoare, aceleași huse. | They make car seats and prams that speak one language: the same adapters, the same covers. | Autósüléseket és babakocsikat készítenek, amelyek egy nyelvet beszélnek: ugyanazok az adapterek, ugyanazok a huzatok.',
  ],
  saniuta: [
    2,
    1999,
    'Sănii, combinezoane și căciuli pentru orașe în care ninge de-adevăratelea. | Sledges, snowsuits and hats for towns where it really snows. | Szánkók, overallok és sapkák olyan városokba, ahol igazán esik a hó.',
  ],
  somnolin: [
    5,
    2015,
    'Aparate care pornesc încet și tac repede. | Appliances that start slowly and fall silent quickly. | Készülékek, amelyek lassan indulnak és gyorsan elcsendesednek.',
  ],
  stellopram: [
    7,
    1992,
    'Arcuri lungi, spițe și capote care se deschid fără zgomot. | Long springs, spokes and hoods that open without a sound. | Hosszú rugók, küllők és hangtalanul nyíló tetők.',
  ],
  suzelia: [
    6,
    2010,
    'Două lucruri, făcute bine: tetine în trei mărimi și biberoane care se spală ușor. | Two things, done well: teats in three sizes and bottles that wash easily. | Két dolog, jól elkészítve: cumik három méretben és könnyen mosható cumisüvegek.',
  ],
  szunyoko: [
    4,
    2009,
    'Păturici cu colțuri de ținut și cărți cu pagini groase, pentru aceeași oră a zilei. | Blankets with corners to hold and books with thick pages, for the same hour of the day. | Fogható sarkú takarók és vastag lapú könyvek, a nap ugyanazon órájára.',
  ],
  tavibarat: [
    3,
    2011,
    'Prosoape cu glugă, papuci de baie și tot ce plutește. | Hooded towels, bath slippers and all that floats. | Kapucnis törölközők, fürdőpapucsok és minden, ami úszik.',
  ],
  tentilla: [
    6,
    2013,
    'Corturi de bumbac care se ridică în zece minute și se strâng în cinci. | Cotton tents that go up in ten minutes and come down in five. | Pamutsátrak, amelyek tíz perc alatt felállnak, öt alatt összecsomagolhatók.',
  ],
  tindroma: [
    2,
    2005,
    'Fiecare scaun vine cu o planșă de montaj pe o singură pagină, cu desene. | Every seat comes with fitting instructions on one page, in pictures. | Minden üléshez egyoldalas, rajzos beszerelési útmutató jár.',
  ],
  'tolcsva-kids': [
    3,
    2012,
    'Pantaloni cu genunchi dubli și mâneci care se suflecă, pentru cinci zile de grădiniță. | Trousers with double knees and sleeves that roll up, for five days of nursery. | Dupla térdű nadrágok és feltűrhető ujjak, öt óvodai napra.',
  ],
  trapotel: [
    5,
    2004,
    'Cadre ușoare, frâne reglate pe mâini mici și culori care se văd de departe. | Light frames, brakes set for small hands and colours that show from afar. | Könnyű vázak, kis kézre állított fékek és messziről látható színek.',
  ],
  tunderfeszek: [
    4,
    2010,
    'Pătuț, dulap, draperie și ghirlandă se desenează împreună și se pot cumpăra pe rând. | Cot, wardrobe, curtain and bunting are drawn together and can be bought one by one. | A kiságy, a szekrény, a függöny és a zászlófüzér együtt készül, de egyenként is megvehető.',
  ],
  turturel: [
    1,
    2007,
    'Tricotaje pentru capete mici, în fire care nu înțeapă. | Knits for small heads, in yarns that do not itch. | Kötöttáruk kis fejekre, nem szúrós fonalból.',
  ],
  ursuletel: [
    0,
    1995,
    'Fiecare urs primește un nume înainte de a primi nasul. | Every bear is given a name before it is given a nose. | Minden maci előbb kap nevet, mint orrot.',
  ],
  velvorin: [
    8,
    2006,
    'Țes, vopsesc și croiesc sub același acoperiș, în loturi mici. | They weave, dye and cut under one roof, in small lots. | Egy fedél alatt szőnek, festenek és szabnak, kis tételekben.',
  ],
  'viorella-bebe': [
    1,
    2012,
    'Cutii pentru maternitate, uleiuri și haine de casă, adunate într-un singur loc. | Boxes for the maternity ward, oils and clothes for the house, gathered in one place. | Kórházi csomagok, olajok és otthoni ruhák egy helyen összegyűjtve.',
  ],
  vombelin: [
    7,
    2014,
    'Jocuri care se termină cu o întrebare, nu cu un câștigător. | Games that end with a question, not with a winner. | Játékok, amelyek végén kérdés van, nem győztes.',
  ],
  zefirin: [
    6,
    2015,
    'Cântăresc fiecare piesă și scriu greutatea pe cutie. | They weigh every piece and print the weight on the box. | Minden darabot lemérnek, és a súlyát ráírják a dobozra.',
  ],
}
