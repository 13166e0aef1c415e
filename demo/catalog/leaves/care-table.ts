/** High chairs, tableware and bibs. */
import { CLOTH } from '../colours.ts'
import { leaf } from '../leaf.ts'

const CLEAN = `
  Fără BPA | BPA-free | BPA-mentes
  Se sterilizează cu abur sau prin fierbere | Steam or boil to sterilise | Gőzben vagy kifőzéssel sterilizálható
  Se spală în mașina de vase, raftul de sus | Dishwasher safe, top rack | Mosogatógép felső kosarában mosható
  Piese de schimb la bucată | Spare parts sold singly | Alkatrészei külön is kaphatók
  Ambalaj sigilat | Sealed packaging | Zárt csomagolásban
`

export const meals = [
  leaf({
    key: 'high-chairs',
    share: 80,
    about: [
      'Scaune de masă care cresc, de la primul piure la temele de școală.',
      'High chairs that grow, from first purée to homework.',
      'Növekvő etetőszékek, az első pürétől a leckeírásig.',
    ],
    art: 'highchair:0',
    quiet: true,
    series: 'model',
    prints: ['plain', 'plain', 'check', 'sprig', 'dots'],
    colours: [1, 2, 3],
    g: [4500, 9500],
    litres: [60, 130],
    age: [6, 36],
    attributes: (dice) => ({ weight_max: dice.pick([15, 20, 50]), material: dice.pick(['wood', 'plastic']) }),
    things: `
      Scaun de masă * | * high chair | * etetőszék | n=4 art=highchair:0 is=chair,tray material=wood
      Scaun de masă din lemn * | * wooden high chair | * fa etetőszék | material=wood art=highchair:1 n=2 is=chair,tray
      Scaun evolutiv * | * grow-with-me chair | * növekvő szék | art=highchair:2 age=36 to=120 eur=90-350 is=chair material=wood
      Scaun de masă pliabil * | * folding high chair | * összecsukható etetőszék | art=highchair:3 is=tray,fold material=wood
      Înălțător de scaun * | * booster seat | * székmagasító | eur=40-80 art=booster:0 g=1500-3000 l=15-30 flags=-bulky is=seat material=plastic
      Scaun suspendat de masă * | * clip-on chair | * asztalra szerelhető etetőszék | eur=40-90 art=booster:1 g=1800-3000 l=15-25 flags=-bulky is=seat,fold material=metal
    `,
    features: `
      lemn de fag | beech wood | bükkfából | wood=beech material=wood for=chair
      lemn de stejar | oak | tölgyfából | wood=oak material=wood for=chair
      tavă detașabilă | removable tray | levehető tálcával | for=tray
      pernă lavabilă | washable cushion | mosható párnával | for=chair,seat,fold
      ham în 5 puncte | 5-point harness | 5 pontos övvel | for=tray,seat
      5 înălțimi | 5 heights | 5 magassággal | for=chair
      pliere plată | folds flat | laposra csukható | for=fold
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
    art: 'tableware:0',
    series: 'kitchen',
    colours: [1, 2, 2, 3],
    g: [60, 600],
    litres: [1, 3],
    age: [6, 60],
    attributes: () => ({ bpa_free: true }),
    things: `
      Set de masă * | * dinner set | * étkészlet | is=plate art=tableware:0 eur=14-40 n=2
      Farfurie compartimentată * | * divided plate | * rekeszes tányér | is=plate,flat art=tableware:2+silicone:1
      Farfurie-animăluț * | * animal plate | * állatos tányér | is=plate,flat art=tableware:1
      Bol cu ventuză * | * suction bowl | * tapadókorongos tál | is=bowl art=silicone:0 n=2
      Lingurițe moi * | * soft spoons | * puha kanalak | art=spoons:0 eur=4-12 is=spoons material=silicone
      Tacâmuri pentru primele mese * | * first cutlery | * első evőeszköz | art=spoons:1,2 eur=6-18 is=cutlery
      Suport de farfurie * | * placemat | * tányéralátét | is=mat art=silicone:2 eur=6-18 material=silicone
      Cutie pentru gustări * | * snack box | * uzsonnásdoboz | art=snackbox:0,1 is=box eur=6-22
      Recipiente pentru piure * | * weaning pots | * pürés dobozok | art=snackbox:2 eur=6-18 is=pots
    `,
    features: `
      silicon | silicone | szilikon | material=silicone for=plate,bowl,spoons,mat
      lemn de bambus și silicon | bamboo and silicone | bambusz és szilikon | material=wood for=plate,bowl
      ventuză puternică | strong suction | erős tapadókoronggal | for=flat,bowl
      oțel inoxidabil | stainless steel | rozsdamentes acél | material=metal for=cutlery,box
      3 bucăți | set of 3 | 3 db | for=spoons,pots
      6 bucăți | set of 6 | 6 db | for=spoons,pots
      merge la microunde | microwave safe | mikrózható | for=plate,bowl,pots
      margini înalte | high rim | magas peremmel | for=flat
      se rulează | rolls up | feltekerhető | for=mat
      40 × 30 cm | 40 × 30 cm | 40 × 30 cm | for=mat
      trei compartimente | four compartments | háromrekeszes | for=box
    `,
    opening: `
      Ușor de ținut, ușor de spălat, greu de spart. | Easy to hold, easy to wash, hard to break. | Könnyű megfogni, könnyű elmosni, nehéz összetörni.
      Se lipește de masă când trebuie și se desprinde doar pentru tine. | Sticks to the table when it must and comes off only for you. | Ha kell, az asztalhoz tapad, és csak Önnek enged. | for=flat,bowl
      Marginea înaltă ajută mâncarea să urce pe linguriță, nu peste bord. | The high rim helps food onto the spoon, not overboard. | A magas perem a kanálra tereli az ételt, nem az asztalra. | for=flat,bowl
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
    art: 'cup:0',
    series: 'kitchen',
    colours: [1, 1, 2, 3],
    g: [70, 300],
    litres: [1, 2],
    age: [6, 72],
    things: `
      Cană de învățare * | * training cup | * tanulópohár | n=2 is=cup art=cup:0
      Cană cu pai * | * straw cup | * szívószálas pohár | n=2 art=cup:1 is=cup,straw
      Cană 360° * | * 360° cup | * 360°-os itatópohár | art=cup:2 is=cup
      Cană cu mânere * | * two-handled cup | * kétfüles pohár | is=cup art=cup:3
      Sticlă de apă pentru copii * | * children's water bottle | * gyerekkulacs | art=flask:0 age=24 eur=9-25 is=bottle,big
      Termos pentru copii * | * children's flask | * gyerektermosz | art=flask:1 age=24 eur=14-25 material=metal is=flask,big
      Păhărel deschis * | * open cup | * nyitott tanulópohár | art=flask:2 material=silicone eur=4-12 is=open
    `,
    features: `
      200 ml | 200 ml | 200 ml | volume=200 for=cup
      240 ml | 240 ml | 240 ml | volume=240 for=cup
      300 ml | 300 ml | 300 ml | volume=300 for=cup
      350 ml | 350 ml | 350 ml | volume=350 for=big
      500 ml | 500 ml | 500 ml | volume=500 for=big
      silicon | silicone | szilikon | material=silicone for=open
      nu curge | leak-proof | csepegésmentes | for=cup,big
      pai cu greutate | weighted straw | súlyozott szívószállal | for=straw
      oțel inoxidabil | stainless steel | rozsdamentes acél | material=metal for=flask
      150 ml | 150 ml | 150 ml | volume=150 for=open
    `,
    opening: `
      Poate fi scăpată, întoarsă și uitată în cărucior: apa rămâne înăuntru. | It can be dropped, upturned and left in the pram: the water stays in. | Leeshet, felborulhat, a kocsiban maradhat: a víz benne marad. | for=cup,big
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
    art: 'bib:0',
    series: 'kitchen',
    prints: CLOTH,
    colours: [1, 2, 2, 3],
    g: [30, 160],
    litres: [1, 1],
    age: [0, 36],
    attributes: () => ({ pack_count: 1 }),
    things: `
      Bavețică * | * bib | * előke | art=bib:0 n=2 is=cloth,cotton material=cotton
      Bavetă cu buzunar * | * pocket bib | * zsebes előke | art=bib:1 material=silicone is=silicone
      Bandană-bavețică * | * bandana bib | * kendőelőke | art=bib:2 is=cloth,cotton material=cotton n=2
      Bavetă cu mâneci * | * sleeved bib | * ujjas előke | art=sleevebib:0,1 eur=9-22 is=coat
      Bandană din muselină * | * muslin bandana bib | * muszlin kendőelőke | art=bib:3 material=muslin is=cloth
      Set de 3 lavete pentru umăr * | * set of 3 burp cloths | * 3 db-os büfikendő | art=blanket:4 material=muslin is=burp eur=8-18 pack_count=3
    `,
    features: `
      bumbac dublu | double cotton | dupla pamut | for=cotton
      silicon moale | soft silicone | puha szilikon | for=silicone
      se rulează | rolls up | feltekerhető | for=silicone
      spate impermeabil | waterproof back | vízálló hátoldallal | for=cloth
      capse în două trepte | two-position poppers | két fokozatban patentolható | for=cloth
      absoarbe repede | highly absorbent | jó nedvszívó | for=cloth,burp
      manșete elastice | elasticated cuffs | gumis mandzsettával | for=coat
      impermeabilă | waterproof | vízálló | for=coat
      60 × 60 cm | 60 × 60 cm | 60 × 60 cm | for=burp
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
