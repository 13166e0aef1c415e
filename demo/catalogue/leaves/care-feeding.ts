/** Bottles, breasts, plates and high chairs. */
import { CLOTH } from '../colours.ts'
import { leaf } from '../leaf.ts'

const CLEAN = `
  Fără BPA | BPA-free | BPA-mentes
  Se sterilizează cu abur sau prin fierbere | Steam or boil to sterilise | Gőzben vagy kifőzéssel sterilizálható
  Se spală în mașina de vase, raftul de sus | Dishwasher safe, top rack | Mosogatógép felső kosarában mosható
  Piese de schimb la bucată | Spare parts sold singly | Alkatrészei külön is kaphatók
  Ambalaj sigilat | Sealed packaging | Zárt csomagolásban
`
const ELECTRIC = `
  Oprire automată | Switches off by itself | Automatikus kikapcsolás
  Funcționează silențios | Runs quietly | Csendes működés
  Piesele care ating laptele se spală în mașina de vase | Parts that touch milk are dishwasher safe | A tejjel érintkező részek mosogatógépben moshatók
  Garanție 24 de luni | 24-month guarantee | 24 hónap jótállás
`

export const feeding = [
  leaf({
    key: 'bottles',
    share: 100,
    about: [
      'Biberoane din sticlă, silicon și plastic, cu tetine pentru fiecare vârstă.',
      'Bottles of glass, silicone and plastic, with teats for every age.',
      'Üveg, szilikon és műanyag cumisüvegek, minden korhoz illő cumival.',
    ],
    art: 'bottle',
    series: 'home',
    colours: [1],
    g: [60, 260],
    litres: [1, 1],
    age: [0, 24],
    attributes: (dice) => ({ bpa_free: true, flow: dice.pick(['newborn', 'slow', 'medium', 'fast']), volume: 240 }),
    things: `
      Biberon * | * baby bottle | * cumisüveg | art=bottle:0 n=3
      Biberon din sticlă * | * glass bottle | * üveg cumisüveg | art=bottle:0 material=glass n=2
      Biberon cu gât larg * | * wide-neck bottle | * széles nyakú cumisüveg | art=bottle:1 n=2
      Biberon anticolici * | * anti-colic bottle | * hasfájás elleni cumisüveg | art=bottle:1 n=2
      Biberon din silicon * | * silicone bottle | * szilikon cumisüveg | art=bottle:1 material=silicone
      Biberon cu mânere * | * bottle with handles | * fogantyús cumisüveg | art=bottle:2 age=6
      Set de start cu biberoane * | * bottle starter set | * cumisüveg kezdőkészlet | art=bottle:1 eur=18-30 g=400-700 l=3-5
    `,
    features: `
      tetină lentă | slow flow | lassú folyású cumival | flow=slow
      debit nou-născut | newborn flow | újszülött folyású cumival | flow=newborn
      debit mediu | medium flow | közepes folyású cumival | flow=medium
      supapă anticolici | anti-colic valve | levegőszeleppel
      tetină moale | soft teat | puha cumival
      marcaj de temperatură | temperature marking | hőmérsékletjelzővel
    `,
    details: `
      120 ml | 120 ml | 120 ml | volume=120
      150 ml | 150 ml | 150 ml | volume=150
      180 ml | 180 ml | 180 ml | volume=180
      240 ml | 240 ml | 240 ml | volume=240
      260 ml | 260 ml | 260 ml | volume=260
      330 ml | 330 ml | 330 ml | volume=330
    `,
    opening: `
      Supapa lasă aerul să iasă pe la spate, așa că în burtică ajunge doar lapte. | The valve lets air out at the back, so only milk reaches the tummy. | A szelep hátul kiengedi a levegőt, így a pocakba csak tej jut.
      Se desface în trei piese și se spală fără perie specială. | Comes apart in three and washes without a special brush. | Három részre szedhető, külön kefe nélkül is tiszta lesz.
    `,
    facts: CLEAN,
  }),
  leaf({
    key: 'teats',
    share: 48,
    about: [
      'Tetine de schimb, de la picături la lapte cu cereale.',
      'Replacement teats, from drops to milk with cereal.',
      'Csereetetőcumik, a cseppektől a pépes tejig.',
    ],
    art: 'pacifier:0 bottle:1',
    series: 'home',
    colours: [1],
    g: [15, 40],
    litres: [1, 1],
    age: [0, 24],
    attributes: () => ({ pack_count: 2 }),
    things: `
      Tetină din silicon * | * silicone teat | * szilikon etetőcumi | material=silicone n=3
      Tetină din latex * | * latex teat | * latex etetőcumi | material=natural-rubber
      Tetină cu gât larg * | * wide-neck teat | * széles nyakú etetőcumi | material=silicone n=2
      Tetină anticolici * | * anti-colic teat | * hasfájás elleni etetőcumi | material=silicone
      Tetină pentru cereale * | * cereal teat | * pépes etetőcumi | material=silicone age=6
    `,
    features: `
      debit nou-născut | newborn flow | újszülött folyás | flow=newborn
      debit lent | slow flow | lassú folyás | flow=slow
      debit mediu | medium flow | közepes folyás | flow=medium
      debit rapid | fast flow | gyors folyás | flow=fast
      debit variabil | variable flow | változó folyás
    `,
    details: `
      2 bucăți | pack of 2 | 2 db | pack_count=2
      3 bucăți | pack of 3 | 3 db | pack_count=3
      4 bucăți | pack of 4 | 4 db | pack_count=4
    `,
    opening: `
      Vârful moale se lasă tras ca sânul, așa că trecerea de la unul la altul e lină. | The soft tip draws like a breast, so moving from one to the other is smooth. | A puha vége úgy húzható, mint a mell, így könnyű az átmenet.
      Se potrivește la biberoanele cu gât de aceeași lățime. Se schimbă la șase săptămâni. | Fits bottles with the same neck width. Change after six weeks. | Azonos nyakszélességű cumisüvegekhez illik. Hathetente cserélendő.
    `,
    facts: CLEAN,
  }),
  leaf({
    key: 'soothers',
    share: 100,
    about: [
      'Suzete, clipsuri și cutiuțe, pentru liniște la drum.',
      'Soothers, clips and cases, for quiet on the road.',
      'Cumik, cumitartók és dobozkák a nyugodt úthoz.',
    ],
    art: 'pacifier',
    series: 'night',
    colours: [1, 1, 2, 3],
    g: [15, 60],
    litres: [1, 1],
    age: [0, 36],
    attributes: () => ({ pack_count: 1 }),
    things: `
      Suzetă * | * soother | * játszócumi | art=pacifier:0 n=3 is=dummy
      Suzetă ortodontică * | * orthodontic soother | * fogszabályozós cumi | art=pacifier:1 n=2 is=dummy
      Suzetă de noapte * | * glow-in-the-dark soother | * éjszakai cumi | art=pacifier:1 is=dummy
      Clips pentru suzetă * | * soother clip | * cumitartó lánc | art=pacifier:2 n=2 is=clip
      Cutiuță pentru suzete * | * soother case | * cumitartó doboz | art=pacifier:0 is=box
      Set suzetă și clips * | * soother and clip set | * cumi és cumilánc szett | art=pacifier:2 eur=10-20 is=box
    `,
    features: `
      silicon | silicone | szilikon | material=silicone for=dummy
      latex | latex | latex | material=natural-rubber for=dummy
      0–6 luni | 0–6 months | 0–6 hónapos | for=dummy
      6–18 luni | 6–18 months | 6–18 hónapos | for=dummy age=6
      2 bucăți | pack of 2 | 2 db | pack_count=2 for=dummy
      mărgele din lemn | wooden beads | fagyöngyös | for=clip material=wood
      mărgele din silicon | silicone beads | szilikongyöngyös | for=clip material=silicone
      panglică de bumbac | cotton ribbon | pamutszalagos | for=clip material=cotton
      se sterilizează la microunde | microwave sterilising | mikróban sterilizálható | for=box
      intră în orice geantă | fits any bag | minden táskában elfér | for=box
    `,
    opening: `
      Scutul e arcuit, ca să nu apese pe năsuc, și are găuri pentru aer. | The shield curves away from the nose and has holes for air. | A pajzs ívelt, nem nyomja az orrot, és levegőnyílásai vannak.
      Ușoară, simetrică, la fel de bună oricum ar ajunge în gură. | Light and symmetrical, right whichever way it goes in. | Könnyű és szimmetrikus: bárhogy kerül a szájba, jól áll.
    `,
    facts: CLEAN + 'Conform EN 1400 | Meets EN 1400 | Megfelel az EN 1400 szabványnak',
  }),
  leaf({
    key: 'breast-pumps',
    share: 25,
    about: [
      'Pompe de sân discrete, pentru acasă, birou și drum.',
      'Discreet breast pumps for home, office and travel.',
      'Diszkrét mellszívók otthonra, irodába, útra.',
    ],
    art: 'pump',
    series: 'mother',
    colours: [1],
    g: [250, 1200],
    litres: [2, 6],
    greenTax: [60, 200],
    attributes: (dice) => ({ power: dice.pick(['usb', 'rechargeable', 'mains']) }),
    things: `
      Pompă de sân electrică * | * electric breast pump | * elektromos mellszívó | art=pump:1 eur=70-220 n=3
      Pompă de sân dublă * | * double breast pump | * dupla mellszívó | art=pump:1 eur=120-300
      Pompă de sân manuală * | * manual breast pump | * kézi mellszívó | art=pump:0 eur=25-50 flags=-weee power=
      Pompă de sân portabilă * | * wearable breast pump | * hordható mellszívó | art=pump:2 eur=110-260
      Colector de lapte din silicon * | * silicone milk collector | * szilikon tejgyűjtő | art=bottle:0 eur=25-40 flags=-weee power=
    `,
    features: `
      9 trepte de aspirație | 9 suction levels | 9 fokozatú szívóerővel
      acumulator pentru 6 ședințe | battery for 6 sessions | 6 szívásra elég akkumulátorral
      motor silențios | quiet motor | csendes motorral
      pâlnii în două mărimi | two flange sizes | két tölcsérmérettel
      cu geantă izotermă | with cool bag | hűtőtáskával
    `,
    opening: `
      Începe blând, în ritmul în care suge copilul, apoi trece singură la extragere. | Starts gently at the rhythm of a feeding child, then moves on to expression by itself. | Finoman indul, a baba szopásának ritmusában, majd magától fejésre vált.
      Se aude cât o șoaptă și se demontează în cinci piese. | As loud as a whisper, and comes apart in five pieces. | Suttogásnyi hang, öt részre szedhető.
    `,
    facts: ELECTRIC,
  }),
  leaf({
    key: 'breastfeeding',
    share: 68,
    about: [
      'Tampoane, pungi pentru lapte și tot ce face alăptarea mai ușoară.',
      'Pads, milk bags and whatever makes breastfeeding easier.',
      'Melltartóbetétek, tejtároló tasakok és minden, ami a szoptatást könnyíti.',
    ],
    art: 'bottle:0 pillow:2 blanket:2',
    series: 'mother',
    colours: [1],
    g: [60, 400],
    litres: [1, 4],
    things: `
      Tampoane de alăptare * | * nursing pads | * melltartóbetét | art=pack:2 eur=5-14 is=pads
      Tampoane lavabile * | * washable nursing pads | * mosható melltartóbetét | art=pack:2 eur=8-18 material=cotton is=pads
      Pungi pentru lapte matern * | * breast milk bags | * anyatejtároló tasak | art=pack:2 eur=6-16 is=bags
      Recipiente pentru lapte * | * milk storage pots | * anyatejtároló pohár | art=bottle:0 eur=9-22 is=bags
      Protecții pentru mamelon * | * nipple shields | * bimbóvédő | art=pacifier:0 eur=6-14 material=silicone
      Eșarfă de alăptare * | * nursing cover | * szoptatós kendő | art=blanket:2 eur=18-40 material=muslin
      Cremă cu lanolină * | * lanolin cream | * lanolinos krém | art=lotion:2 eur=8-18
      Căni de colectare * | * milk shells | * tejgyűjtő kagyló | art=pacifier:0 eur=10-24 material=silicone
    `,
    features: `
      24 de bucăți | pack of 24 | 24 db | for=pads pack_count=24
      48 de bucăți | pack of 48 | 48 db | for=pads pack_count=48
      60 de bucăți | pack of 60 | 60 db | for=pads pack_count=60
      8 bucăți | pack of 8 | 8 db | for=pads pack_count=8
      25 de bucăți | pack of 25 | 25 db | for=bags pack_count=25
      50 de bucăți | pack of 50 | 50 db | for=bags pack_count=50
      180 ml | 180 ml | 180 ml | for=bags volume=180
      croială subțire | extra thin | extra vékony | for=pads
      pentru piele sensibilă | for sensitive skin | érzékeny bőrre
      cu săculeț de spălat | with wash bag | mosózsákkal | for=pads
    `,
    opening: `
      Un ajutor mic pentru primele săptămâni, când fiecare masă e o lecție pentru doi. | A small help in the first weeks, when each feed is a lesson for two. | Apró segítség az első hetekben, amikor minden etetés kettejük tanulása.
      Discret sub haine, moale la atingere, gata și la trei dimineața. | Discreet under clothes, soft to the touch, ready at three in the morning. | Ruha alatt észrevétlen, puha tapintású, hajnali háromkor is kéznél van.
    `,
    facts: CLEAN,
  }),
  leaf({
    key: 'sterilisers',
    share: 40,
    about: [
      'Sterilizatoare și încălzitoare, pentru biberonul de la trei noaptea.',
      'Sterilisers and warmers for the bottle at three in the morning.',
      'Sterilizálók és melegítők a hajnali háromórás cumisüveghez.',
    ],
    art: 'thermometer:2',
    series: 'home',
    colours: [1],
    g: [600, 2200],
    litres: [5, 14],
    greenTax: [100, 350],
    attributes: () => ({ power: 'mains' }),
    things: `
      Sterilizator cu abur * | * steam steriliser | * gőzsterilizáló | art=thermometer:2 eur=35-110 n=2
      Sterilizator și uscător * | * steriliser and dryer | * sterilizáló és szárító | art=thermometer:2 eur=60-160
      Încălzitor de biberoane * | * bottle warmer | * cumisüveg-melegítő | art=bottle:1 eur=25-70 n=2
      Încălzitor portabil * | * portable warmer | * hordozható melegítő | art=bottle:0 eur=35-90 power=usb
      Sterilizator pentru microunde * | * microwave steriliser | * mikrós sterilizáló | art=bath:1 eur=25-45 flags=-weee power=
      Robot de gătit cu abur * | * steam blender | * pároló és turmixoló | art=thermometer:2 eur=60-160
    `,
    features: `
      6 biberoane | 6 bottles | 6 cumisüveghez
      gata în 8 minute | ready in 8 minutes | 8 perc alatt kész
      încălzire uniformă | even heating | egyenletes melegítéssel
      afișaj digital | digital display | digitális kijelzővel
      oprire automată | auto shut-off | automatikus kikapcsolással
      filtru HEPA | HEPA filter | HEPA szűrővel
    `,
    opening: `
      Pui apă, apeși o dată și auzi un clic când e gata. Restul nopții e al tău. | Add water, press once, hear a click when it is done. The rest of the night is yours. | Vizet bele, egy gombnyomás, kattan, ha kész. Az éjszaka többi része az Öné.
      Încălzește treptat, ca laptele să rămână lapte. | Warms gradually, so that milk stays milk. | Fokozatosan melegít, hogy a tej tej maradjon.
    `,
    facts: ELECTRIC,
  }),
  leaf({
    key: 'high-chairs',
    share: 80,
    about: [
      'Scaune de masă care cresc, de la primul piure la temele de școală.',
      'High chairs that grow, from first purée to homework.',
      'Növekvő etetőszékek, az első pürétől a leckeírásig.',
    ],
    art: 'highchair',
    quiet: true,
    series: 'model',
    prints: ['plain', 'plain', 'check', 'sprig', 'dots'],
    colours: [1, 2, 3],
    g: [4500, 9500],
    litres: [60, 130],
    age: [6, 36],
    attributes: (dice) => ({ weight_max: dice.pick([15, 20, 50]), material: dice.pick(['wood', 'plastic']) }),
    things: `
      Scaun de masă * | * high chair | * etetőszék | n=4
      Scaun de masă din lemn * | * wooden high chair | * fa etetőszék | material=wood art=highchair:1 n=2
      Scaun evolutiv * | * grow-with-me chair | * növekvő szék | art=highchair:2 age=36 to=120 eur=90-350
      Scaun de masă pliabil * | * folding high chair | * összecsukható etetőszék | art=highchair:0
      Înălțător de scaun * | * booster seat | * székmagasító | eur=40-80 art=highchair:0 g=1500-3000 l=15-30 flags=-bulky
      Scaun suspendat de masă * | * clip-on chair | * asztalra szerelhető etetőszék | eur=40-90 art=highchair:0 g=1800-3000 l=15-25 flags=-bulky
    `,
    features: `
      lemn de fag | beech wood | bükkfa | wood=beech material=wood
      lemn de stejar | oak | tölgyfa | wood=oak material=wood
      tavă detașabilă | removable tray | levehető tálcával
      pernă lavabilă | washable cushion | mosható párnával
      ham în 5 puncte | 5-point harness | 5 pontos övvel
      5 înălțimi | 5 heights | 5 magassággal
      pliere plată | folds flat | laposra csukható
    `,
    opening: `
      Stă la masă cu toată lumea, la înălțimea potrivită, cu picioarele sprijinite. | Sits at the table with everyone, at the right height, feet supported. | Mindenkivel együtt ül az asztalnál, jó magasságban, megtámasztott lábbal.
      Se șterge dintr-o mișcare, fără colțuri în care să se ascundă morcovul. | Wipes clean in one go, no corners for carrots to hide. | Egy mozdulattal letörölhető, nincs sarok, ahová a répa elbújna.
    `,
    facts: `
      Testat după EN 14988 | Tested to EN 14988 | EN 14988 szerint bevizsgálva
      Picioare antiderapante | Non-slip feet | Csúszásmentes lábak
      Tava intră în mașina de vase | The tray fits a dishwasher | A tálca mosogatógépbe tehető
      Husele se spală la 30 °C | Covers wash at 30 °C | A huzatok 30 °C-on moshatók
      Se montează în zece minute | Put together in ten minutes | Tíz perc alatt összeszerelhető
    `,
  }),
  leaf({
    key: 'tableware',
    share: 140,
    about: [
      'Farfurii care nu zboară, lingurițe care ajung la gură.',
      'Plates that do not fly, spoons that reach the mouth.',
      'Tányérok, amelyek nem repülnek, kanalak, amelyek célba érnek.',
    ],
    art: 'tableware',
    series: 'home',
    colours: [1, 2, 2, 3],
    g: [60, 600],
    litres: [1, 3],
    age: [6, 60],
    attributes: () => ({ bpa_free: true }),
    things: `
      Set de masă * | * dinner set | * étkészlet | is=plate art=tableware:0 eur=14-40 n=2
      Farfurie compartimentată * | * divided plate | * rekeszes tányér | is=plate art=tableware:2
      Farfurie-animăluț * | * animal plate | * állatos tányér | is=plate art=tableware:1
      Bol cu ventuză * | * suction bowl | * tapadókorongos tál | is=bowl art=tableware:0 n=2
      Lingurițe moi * | * soft spoons | * puha kanalak | art=tableware:0 eur=4-12 is=pack
      Tacâmuri pentru primele mese * | * first cutlery | * első evőeszköz | art=tableware:0 eur=6-18 is=pack
      Suport de farfurie * | * placemat | * tányéralátét | is=mat art=tableware:2 eur=6-18
      Cutie pentru gustări * | * snack box | * uzsonnásdoboz | art=tableware:2 is=box eur=6-22
      Recipiente pentru piure * | * weaning pots | * pürés dobozok | art=jar:0 eur=6-18 is=pack
    `,
    features: `
      silicon | silicone | szilikon | material=silicone
      lemn de bambus și silicon | bamboo and silicone | bambusz és szilikon | material=wood
      ventuză puternică | strong suction | erős tapadókoronggal | for=plate
      oțel inoxidabil | stainless steel | rozsdamentes acél | material=metal for=plate,pack,box
      4 bucăți | set of 4 | 4 db | for=pack
      6 bucăți | set of 6 | 6 db | for=pack
      merge la microunde | microwave safe | mikrózható | for=plate,bowl,box
      margini înalte | high rim | magas peremmel | for=plate
      se rulează | rolls up | feltekerhető | for=mat
      40 × 30 cm | 40 × 30 cm | 40 × 30 cm | for=mat
      trei compartimente | three compartments | háromrekeszes | for=box
    `,
    opening: `
      Se lipește de masă când trebuie și se desprinde doar pentru tine. | Sticks to the table when it must and comes off only for you. | Ha kell, az asztalhoz tapad, és csak Önnek enged.
      Marginea înaltă ajută mâncarea să urce pe linguriță, nu peste bord. | The high rim helps food onto the spoon, not overboard. | A magas perem a kanálra tereli az ételt, nem az asztalra.
    `,
    facts: CLEAN,
  }),
  leaf({
    key: 'cups',
    share: 95,
    about: [
      'Căni de învățare, cu pai, cu mânere, cu capac care chiar închide.',
      'Training cups with straws, handles and lids that really close.',
      'Tanulópoharak szívószállal, fogantyúval, tényleg záró fedéllel.',
    ],
    art: 'bottle:2',
    series: 'home',
    colours: [1, 1, 2, 3],
    g: [70, 300],
    litres: [1, 2],
    age: [6, 72],
    things: `
      Cană de învățare * | * training cup | * tanulópohár | n=2 is=baby
      Cană cu pai * | * straw cup | * szívószálas pohár | n=2
      Cană 360° * | * 360° cup | * 360°-os itatópohár
      Cană cu mânere * | * two-handled cup | * kétfüles pohár | is=baby
      Sticlă de apă pentru copii * | * children's water bottle | * gyerekkulacs | art=bottle:0 age=24 eur=9-25 is=big
      Termos pentru copii * | * children's flask | * gyerektermosz | art=bottle:0 age=24 eur=14-25 material=metal is=big
      Păhărel deschis * | * open cup | * nyitott tanulópohár | art=tableware:0 material=silicone eur=4-12
    `,
    features: `
      200 ml | 200 ml | 200 ml | volume=200 for=baby
      240 ml | 240 ml | 240 ml | volume=240
      300 ml | 300 ml | 300 ml | volume=300
      350 ml | 350 ml | 350 ml | volume=350 for=big
      500 ml | 500 ml | 500 ml | volume=500 for=big
      silicon | silicone | szilikon | material=silicone
      nu curge | leak-proof | csepegésmentes
      pai cu greutate | weighted straw | súlyozott szívószállal
      oțel inoxidabil | stainless steel | rozsdamentes acél | material=metal for=big
    `,
    opening: `
      Poate fi scăpată, întoarsă și uitată în cărucior: apa rămâne înăuntru. | It can be dropped, upturned and left in the pram: the water stays in. | Leeshet, felborulhat, a kocsiban maradhat: a víz benne marad.
      Pasul dintre biberon și paharul mare, fără lacrimi și fără băltoace. | The step between bottle and grown-up glass, without tears or puddles. | Lépés a cumisüveg és a nagy pohár között, könnyek és tócsák nélkül.
    `,
    facts: CLEAN,
  }),
  leaf({
    key: 'bibs',
    share: 115,
    about: [
      'Bavete pentru salivă, pentru piure și pentru spaghete.',
      'Bibs for dribble, for purée and for spaghetti.',
      'Előkék nyálra, pürére, spagettire.',
    ],
    art: 'bib',
    series: 'home',
    prints: CLOTH,
    colours: [1, 2, 2, 3],
    g: [30, 160],
    litres: [1, 1],
    age: [0, 36],
    attributes: () => ({ pack_count: 1 }),
    things: `
      Bavețică * | * bib | * előke | art=bib:0 n=2 is=cloth material=cotton
      Bavetă cu buzunar * | * pocket bib | * zsebes előke | art=bib:1 material=silicone is=silicone
      Bandană-bavețică * | * bandana bib | * kendőelőke | art=bib:2 is=cloth material=cotton n=2
      Bavetă cu mâneci * | * sleeved bib | * ujjas előke | art=bib:0 eur=9-22
      Bavetă din muselină * | * muslin bib | * muszlin előke | art=bib:2 material=muslin is=cloth
      Set de bavețele * | * bib set | * előkekészlet | art=bib:0 eur=8-22 is=set material=cotton
      Lavetă pentru umăr * | * burp cloth | * büfikendő | art=blanket:0 material=muslin is=cloth eur=5-14
    `,
    features: `
      bumbac dublu | double cotton | dupla pamut | for=cloth
      silicon moale | soft silicone | puha szilikon | for=silicone
      se rulează | rolls up | feltekerhető | for=silicone
      spate impermeabil | waterproof back | vízálló hátoldallal
      3 bucăți | pack of 3 | 3 db | for=set pack_count=3
      5 bucăți | pack of 5 | 5 db | for=set pack_count=5
      7 bucăți | pack of 7 | 7 db | for=set pack_count=7
      capse în două trepte | two-position poppers | két fokozatban patentolható
      absoarbe repede | highly absorbent | jó nedvszívó | for=cloth
    `,
    opening: `
      Prinde ce nu ajunge la gură și se spală cu restul rufelor. | Catches what misses the mouth and washes with the rest. | Felfogja, ami nem jut a szájba, és a többi ruhával mosható.
      Stă bine la gât fără să strângă și se scoate fără să împrăștie masa de prânz. | Sits well at the neck without pinching and comes off without spreading lunch. | Jól áll a nyakon, nem szorít, és úgy vehető le, hogy az ebéd rajta marad.
    `,
    facts: `
      Închidere reglabilă | Adjustable fastening | Állítható záródás
      Se spală la 40 °C | Machine wash at 40 °C | 40 °C-on mosható
      Margini bordate, nu se deșiră | Bound edges that do not fray | Szegett szélek, nem foszlik
      Culori care țin la spălat | Colours that last through the wash | Mosásálló színek
    `,
  }),
]
