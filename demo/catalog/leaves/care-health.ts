/** Health, potties and changing. */
import { leaf } from '../leaf.ts'

export const health = [
  leaf({
    key: 'health',
    share: 95,
    about: [
      'Termometre, aspiratoare nazale și trusa pentru nopțile cu febră.',
      'Thermometers, nasal aspirators and the kit for feverish nights.',
      'Hőmérők, orrszívók és felszerelés a lázas éjszakákra.',
    ],
    art: 'thermometer',
    series: 'care',
    colours: [1],
    g: [40, 900],
    litres: [1, 5],
    greenTax: [40, 150],
    things: `
      Termometru digital * | * digital thermometer | * digitális hőmérő | art=thermometer:0 is=thermo,tip eur=6-18 power=batteries
      Termometru cu infraroșu * | * infrared thermometer | * infravörös hőmérő | art=thermometer:1 is=thermo,beam eur=25-60 power=batteries n=2
      Umidificator de aer * | * humidifier | * párásító | art=thermometer:2 is=air eur=30-90 power=mains g=800-1800 l=6-12
      Aspirator nazal * | * nasal aspirator | * orrszívó | art=healthkit:3 is=aspirator,quiet eur=20-60 power=batteries
      Nebulizator * | * nebuliser | * inhalátor | art=healthkit:4 is=nebuliser,quiet eur=30-80 power=mains g=900-1600 l=4-8
      Trusă de prim ajutor * | * first-aid kit | * elsősegélykészlet | art=healthkit:0 is=kit eur=12-35 flags=-weee
      Ser fiziologic * | * saline drops | * fiziológiás csepp | art=healthkit:1 is=vials eur=3-9 flags=-weee
      Trusă de manichiură * | * manicure set | * manikűrkészlet | art=healthkit:2 eur=8-20 flags=-weee is=manicure
    `,
    features: `
      vârf flexibil | flexible tip | hajlékony véggel | for=tip
      citire în 1 secundă | 1-second reading | 1 másodperces méréssel | for=beam
      memorie pentru 20 de citiri | 20-reading memory | 20 mérést megjegyző | for=thermo
      pentru nou-născuți | for newborns | újszülötteknek | for=thermo,manicure,vials,aspirator
      cu husă de voiaj | with travel case | utazótokkal | for=thermo,manicure
      20 de fiole | 20 vials | 20 ampulla | for=vials
      40 de fiole | 40 vials | 40 ampulla | for=vials
      36 de piese | 36 pieces | 36 darabos | for=kit
      funcționare silențioasă | runs quietly | csendes működésű | for=air,quiet
      cu trei duze | three tips | három csőrrel | for=aspirator
      cu două măști | two masks | két maszkkal | for=nebuliser
      rezervor de 2 l | 2 l tank | 2 l-es tartállyal | for=air
    `,
    opening: `
      Pentru orele în care nu vrei să cauți instrucțiunile: se folosește cu o mână, pe întuneric. | For the hours when nobody wants to look for instructions: works with one hand, in the dark. | Azokra az órákra, amikor nincs kedve az útmutatót keresni: egy kézzel, sötétben is használható. | for=thermo
      Lucrul pe care e bine să îl ai în sertar înainte să ai nevoie de el. | The thing to have in the drawer before you need it. | Az, aminek jó, ha már azelőtt a fiókban van, hogy kellene.
    `,
    facts: `
      Se curăță ușor, piesele se fierb | Easy to clean, parts can be boiled | Könnyen tisztítható, részei kifőzhetők | for=air
      Instrucțiuni în română, engleză și maghiară | Instructions in Romanian, English and Hungarian | Román, angol és magyar nyelvű útmutató
      Nu înlocuiește sfatul medicului | No substitute for medical advice | Nem helyettesíti az orvosi tanácsot
      Ambalaj sigilat | Sealed packaging | Zárt csomagolásban
    `,
  }),
  leaf({
    key: 'potty',
    share: 50,
    about: [
      'Olițe, reductoare și trepte pentru un pas mare.',
      'Potties, seats and steps for one big step.',
      'Bilik, szűkítők és fellépők egy nagy lépéshez.',
    ],
    art: 'potty',
    series: 'bath',
    colours: [1, 2, 3],
    g: [300, 1500],
    litres: [6, 20],
    age: [18, 60],
    things: `
      Oliță * | * potty | * bili | art=potty:0,1 is=foot n=3
      Oliță muzicală * | * musical potty | * zenélő bili | art=potty:3 is=foot eur=18-35
      Reductor de toaletă * | * toilet seat reducer | * vécészűkítő | art=potty:2 is=seat n=2
      Oliță de voiaj * | * travel potty | * utazóbili | art=potty:4 is=travel
    `,
    features: `
      margine moale | soft rim | puha peremmel | for=seat
      picioare antiderapante | non-slip feet | csúszásmentes lábakkal | for=foot
      vas detașabil | removable bowl | kivehető betéttel | for=foot
      spătar înalt | high back | magas háttámlával | for=foot
      protecție la stropi | splash guard | fröccsenésvédővel | for=foot
      mânere laterale | side handles | oldalsó fogantyúkkal | for=seat
      fix pe orice colac | fits any toilet | minden vécére illik | for=seat
      se pliază | folds flat | összehajtható | for=travel
    `,
    opening: `
      Stabilă când se așază, ușoară când o cară singur prin casă. | Steady to sit on, light when carried about the house. | Stabil, ha ráülnek, könnyű, ha végigviszik a lakáson.
      Fără jocuri de lumini și fără grabă. Doar locul potrivit, la înălțimea potrivită. | No light shows and no hurry. Just the right place at the right height. | Fényjáték és sietség nélkül. Csak a megfelelő hely, megfelelő magasságban.
    `,
    facts: `
      Se spală dintr-o mișcare | Cleans in one go | Egy mozdulattal tisztítható
      Suportă până la 25 kg | Carries up to 25 kg | 25 kg-ig terhelhető
      Fără BPA | BPA-free | BPA-mentes
      Forme rotunjite | Rounded shapes | Lekerekített formák
    `,
  }),
  leaf({
    key: 'changing',
    share: 70,
    about: [
      'Saltele și mese de înfășat pentru mii de scutece.',
      'Changing mats and tables for thousands of nappies.',
      'Pelenkázólapok és pelenkázóasztalok több ezer pelenkához.',
    ],
    art: 'changemat:1',
    series: 'care',
    prints: ['plain', 'dots', 'sprig', 'stars', 'arcs', 'moon'],
    colours: [1, 2, 3],
    g: [400, 1800],
    litres: [6, 24],
    age: [0, 24],
    attributes: (dice) => ({
      dimensions: dice.pick(['50 × 70', '70 × 75', '48 × 72']),
      material: dice.pick(['cotton', 'polyester']),
    }),
    things: `
      Saltea de înfășat * | * changing mat | * pelenkázólap | art=changemat:1 is=mat,flat n=3
      Saltea de înfășat cu margini * | * raised-edge changing mat | * peremes pelenkázólap | art=changemat:0 is=mat,flat n=2
      Salteluță de voiaj * | * travel changing mat | * utazó pelenkázó | art=changemat:2 is=mat eur=10-30
      Masă de înfășat * | * changing table | * pelenkázóasztal | art=changetable:1 is=wood plain=1 material=wood eur=80-150 g=9000-16000 l=80-140 flags=bulky
      Husă pentru salteaua de înfășat * | * changing mat cover | * pelenkázólap-huzat | is=cover art=changemat:3 fabric=muslin eur=10-28 n=2
    `,
    features: `
      50 × 70 cm | 50 × 70 cm | 50 × 70 cm | dimensions=50×70 for=mat
      70 × 75 cm | 70 × 75 cm | 70 × 75 cm | dimensions=70×75 for=flat
      se șterge cu un șervețel | wipe clean | letörölhető | for=mat
      spumă groasă | thick foam | vastag habbal | for=flat
      lemn de fag | beech wood | bükkfából | for=wood
      două rafturi | two shelves | két polccal | for=wood
      margini de siguranță | safety edges | biztonsági peremmel | for=wood
      muselină dublă | double muslin | dupla muszlin | for=cover
      bumbac reiat | ribbed cotton | bordázott pamut | for=cover
    `,
    opening: `
      Moale la spate, ridicată pe margini, niciodată rece: husa ține de cald. | Soft on the back, raised at the sides, and never cold with a cover on. | Hátul puha, oldalt magasított, huzattal sosem hideg. | for=flat
      Locul unde se petrec cele mai multe conversații din primul an. | Where most conversations of the first year take place. | Itt zajlik az első év beszélgetéseinek többsége.
    `,
    facts: `
      Nu lăsa copilul nesupravegheat la înălțime | Never leave a child unattended at height | Soha ne hagyja a gyermeket felügyelet nélkül magasban
      Se șterge cu apă și săpun | Cleans with soap and water | Szappanos vízzel tisztítható | for=mat,wood
      Fără ftalați | Phthalate-free | Ftalátmentes | for=mat
      Cusături sudate, nu intră apa | Welded seams keep water out | Hegesztett varrás, nem ázik be | for=mat
    `,
  }),
]
