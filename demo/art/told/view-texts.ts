/** What the views of the demo's pictures show, in words; `{name}` is the product. */
import type { Locale } from '#domain/market/market.ts'
import type { Scene } from './companions.ts'
import type { KnownThing } from './known-things.ts'
import type { Material } from './material.ts'
import type { OtherLook } from './other/others.ts'

type Text = Record<Locale, string>
const text = (ro: string, en: string, hu: string): Text => ({ ro, en, hu })

const beside = (ro: string, en: string, hu: string): Text =>
  text(`{name}, cu ${ro}`, `{name}, with ${en}`, `{name}, mellette ${hu}`)

export const SCENE_TEXTS: Record<Scene, Text> = {
  walk: beside('un rucsac de plimbare și un ursuleț', 'a changing backpack and a teddy bear', 'pelenkázó hátizsák és maci'),
  pushchair: beside('un cărucior sport și o sticlă de apă', 'a pushchair and a water bottle', 'sport babakocsi és kulacs'),
  trip: beside('un ghiozdănel și un termos', 'a small backpack and a flask', 'kis hátizsák és termosz'),
  lunch: beside('un termos și o cutie pentru gustări', 'a flask and a snack box', 'termosz és uzsonnásdoboz'),
  milk: beside('un biberon și un încălzitor', 'a feeding bottle and a warmer', 'cumisüveg és melegítő'),
  hospital: beside('o geantă pentru maternitate și o loțiune', 'a hospital bag and a lotion', 'kórházi táska és testápoló'),
  cabinet: beside('un sterilizator și borcănașe pentru lapte', 'a steriliser and milk jars', 'sterilizáló és anyatejtárolók'),
  spoon: beside('o cană cu pai și un borcănel de piure', 'a straw cup and a jar of purée', 'szívószálas pohár és bébiétel'),
  supper: beside('o bavețică și lingurițe', 'a bib and spoons', 'előke és kanalak'),
  bowl: beside('o farfurie și lingurițe', 'a plate and spoons', 'tányér és kanalak'),
  plate: beside('o farfurie și o bavețică', 'a plate and a bib', 'tányér és előke'),
  porridge: beside(
    'un bol cu linguriță și o cană cu pai',
    'a bowl with a spoon and a straw cup',
    'tálka kanállal és szívószálas pohár',
  ),
  kitchen: beside('o bucătărie de jucărie și un ursuleț', 'a play kitchen and a teddy bear', 'játékkonyha és maci'),
  first: beside('o zornăitoare și tacâmuri mici', 'a rattle and small cutlery', 'csörgő és kis evőeszközök'),
  story: beside('o carte și o lampă de veghe', 'a book and a night light', 'könyv és éjjeli lámpa'),
  play: beside('cuburi și o minge', 'blocks and a ball', 'kockák és labda'),
  friends: beside('un ursuleț și un turn de inele', 'a teddy bear and stacking rings', 'maci és gyűrűtorony'),
  night: beside('o lampă de veghe și un căluț balansoar', 'a night light and a rocking horse', 'éjjeli lámpa és hintaló'),
  bath: beside('o găletușă și un flacon de loțiune', 'a bucket and a bottle of lotion', 'vödör és testápoló'),
  change: beside('o loțiune și un pachet de scutece', 'lotion and a pack of nappies', 'testápoló és egy csomag pelenka'),
  potty: beside('o oliță și un flacon de loțiune', 'a potty and a bottle of lotion', 'bili és testápoló'),
  splash: beside('o găletușă și o minge', 'a bucket and a ball', 'vödör és labda'),
  trousers: beside('pantaloni și o căciuliță', 'trousers and a hat', 'nadrág és sapka'),
  shirt: beside('un tricou și pantofi sport', 'a T-shirt and trainers', 'póló és sportcipő'),
  newborn: beside('o căciuliță și șosete', 'a hat and socks', 'sapka és zokni'),
  summer: beside('o șapcă și sandale', 'a cap and sandals', 'baseballsapka és szandál'),
  frost: beside('o căciulă cu urechi și cizme', 'a hat with ear flaps and boots', 'füles sapka és csizma'),
  sleep: beside('o salopetă de noapte și o suzetă', 'a sleepsuit and a soother', 'rugdalózó és cumi'),
  feet: beside('pantaloni și șosete', 'trousers and socks', 'nadrág és zokni'),
  mother: beside('o geantă și o cutie de tampoane', 'a bag and a box of pads', 'táska és egy doboz betét'),
  desk: beside('creioane colorate și o carte', 'coloured pencils and a book', 'színes ceruzák és könyv'),
  cot: beside('un pătuț gol și o lampă', 'an empty cot and a light', 'üres kiságy és lámpa'),
  welcome: beside('un inel zornăitor și o suzetă', 'a ring rattle and a soother', 'csörgőkarika és cumi'),
  snow: beside('o geacă matlasată și pantaloni', 'a quilted jacket and trousers', 'steppelt kabát és nadrág'),
  care: beside('un termometru și o loțiune', 'a thermometer and a lotion', 'lázmérő és testápoló'),
  house: beside('un monitor și o lampă de veghe', 'a monitor and a night light', 'babaőrző és éjjeli lámpa'),
}

const sized = (ro: string, en: string, hu: string): Text =>
  text(`Ca mărime: {name} lângă ${ro}`, `For size: {name} beside ${en}`, `Méretarány: {name}, mellette ${hu}`)

export const SIZE_TEXTS: Record<KnownThing, Text> = {
  egg: sized('un ou de găină', 'a hen’s egg', 'egy tyúktojás'),
  mug: sized('o cană de 10 cm', 'a mug of 10 cm', 'egy 10 cm-es bögre'),
  teddy: sized('un ursuleț de 30 cm', 'a teddy bear of 30 cm', 'egy 30 cm-es maci'),
  chair: sized('un scaun de 85 cm', 'a chair of 85 cm', 'egy 85 cm-es szék'),
}

export const MATERIAL_TEXTS: Record<Material, Text> = {
  cloth: text('Țesătura de aproape: {name}', 'The cloth from close by: {name}', 'A szövet közelről: {name}'),
  knit: text('Tricotul de aproape: {name}', 'The knit from close by: {name}', 'A kötés közelről: {name}'),
  rib: text('Tricotul reiat de aproape: {name}', 'The ribbed knit from close by: {name}', 'A bordás kötés közelről: {name}'),
  plush: text('Plușul de aproape: {name}', 'The plush from close by: {name}', 'A plüss közelről: {name}'),
  wood: text('Lemnul de aproape: {name}', 'The wood from close by: {name}', 'A fa közelről: {name}'),
  'cloth-wood': text(
    'Țesătura și lemnul de aproape: {name}',
    'Cloth and wood from close by: {name}',
    'A szövet és a fa közelről: {name}',
  ),
  'cloth-metal': text(
    'Țesătura și cadrul de aproape: {name}',
    'Cloth and frame from close by: {name}',
    'A szövet és a váz közelről: {name}',
  ),
}

export const OTHER_TEXTS: Record<OtherLook, Text> = {
  folded: text('Împăturit: {name}', 'Folded: {name}', 'Összehajtva: {name}'),
  spread: text('Întins: {name}', 'Spread out: {name}', 'Kiterítve: {name}'),
  collapsed: text('Pliat: {name}', 'Folded up: {name}', 'Összecsukva: {name}'),
  chassis: text(
    'Landoul desprins de cadrul pliat: {name}',
    'The carrycot off its folded chassis: {name}',
    'A mózeskosár az összecsukott vázról levéve: {name}',
  ),
  packed: text('Strâns în geantă: {name}', 'Packed in its bag: {name}', 'A táskájába csomagolva: {name}'),
  closed: text('Închis: {name}', 'Closed: {name}', 'Becsukva: {name}'),
  apart: text('Desfăcut în piese: {name}', 'Taken apart: {name}', 'Részeire szedve: {name}'),
  end: text('Văzut din capăt: {name}', 'From its end: {name}', 'A vége felől: {name}'),
  drawer: text('Cu sertarul deschis: {name}', 'With a drawer open: {name}', 'Nyitott fiókkal: {name}'),
  back: text('Din spate: {name}', 'From behind: {name}', 'Hátulról: {name}'),
  open: text('Două dintre pagini: {name}', 'Two of its pages: {name}', 'Két oldala: {name}'),
  side: text('Din profil: {name}', 'From the side: {name}', 'Oldalról: {name}'),
  front: text('Din față: {name}', 'From the front: {name}', 'Elölről: {name}'),
  docked: text('{name}, lipit de patul părinților', '{name}, beside the parents’ bed', '{name}, a szülői ágy mellett'),
  core: text('Miezul, sub husă: {name}', 'The core under the cover: {name}', 'A huzat alatt: {name}'),
  rolled: text('Rulat: {name}', 'Rolled up: {name}', 'Feltekerve: {name}'),
  unzipped: text('Desfăcut: {name}', 'Unzipped: {name}', 'Kicipzározva: {name}'),
  above: text('De sus: {name}', 'From above: {name}', 'Felülről: {name}'),
  doors: text('Cu ușile deschise: {name}', 'With its doors open: {name}', 'Nyitott ajtókkal: {name}'),
  inside: text('Interiorul: {name}', 'Inside: {name}', 'Belülről: {name}'),
  opened: text('Deschis: {name}', 'Opened: {name}', 'Kinyitva: {name}'),
  night: text('Noaptea: {name}', 'At night: {name}', 'Éjszaka: {name}'),
  below: text('De dedesubt: {name}', 'From below: {name}', 'Alulról: {name}'),
  pouch: text('Strâns în husa lui: {name}', 'In its pouch: {name}', 'A tokjában: {name}'),
  cover: text('Husa se scoate: {name}', 'The cover comes off: {name}', 'A huzat levehető: {name}'),
  ajar: text('Cu ușița deschisă: {name}', 'With its door open: {name}', 'Nyitott ajtóval: {name}'),
  flat: text('Întins: {name}', 'Laid flat: {name}', 'Kiterítve: {name}'),
  unfolded: text('Desfăcut: {name}', 'Unfolded: {name}', 'Kihajtva: {name}'),
  out: text('Scos afară: {name}', 'Taken out: {name}', 'Kivéve: {name}'),
  netted: text('În plasa lui: {name}', 'In its net: {name}', 'A hálójában: {name}'),
  boxed: text('În cutie: {name}', 'In its box: {name}', 'A dobozában: {name}'),
  soles: text('De sus și talpa: {name}', 'From above, and the sole: {name}', 'Felülről és a talpa: {name}'),
}

export const PART_TEXT = text('O piesă din set: {name}', 'One piece of the set: {name}', 'A szett egy darabja: {name}')
