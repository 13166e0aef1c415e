/** Invented brands, what each makes, and the makers behind them. None of them exists. */
import { foldedWords } from '#domain/search/fold.ts'
import { aboutOf } from '#demo/brands/about.ts'
import { STORIES } from '#demo/brands/stories.ts'
import { table, type Words } from './words.ts'

/** Name, then a sentence in three languages; `makes=` groups or categories. */
const TABLE: [name: string, makes: string, about: string][] = [
  [
    'Albinuri',
    'puericulture gifts',
    'Cosmetice și hrană cu liste scurte, dintr-un atelier de lângă Sibiu. | Toiletries and food with short lists, from a workshop near Sibiu. | Rövid összetevőlistájú kozmetikumok és ételek egy Nagyszeben melletti műhelyből.',
  ],
  [
    'Bebenori',
    'fashion',
    'Body-uri și pijamale croite pe bebeluși adevărați. | Bodysuits and pyjamas cut on real babies. | Igazi babákra szabott bodyk és pizsamák.',
  ],
  [
    'Bobiluna',
    'nursery fashion',
    'Tot ce ține de noapte, în culorile serii. | Everything for the night, in evening colours. | Minden, ami éjszaka kell, esti színekben.',
  ],
  [
    'Brumella',
    'fashion',
    'Haine de iarnă testate pe derdelușuri. | Winter clothes tested on sledging hills. | Szánkódombon próbált téli ruhák.',
  ],
  [
    'Bufnea',
    'nursery toys',
    'Lămpi, carusele și cărți pentru cei care se culcă târziu. | Lamps, mobiles and books for late sleepers. | Lámpák, babaforgók és könyvek későn alvóknak.',
  ],
  [
    'Căluța',
    'toys transport',
    'Balansoare și jucării de lemn de pe Valea Arieșului. | Rocking horses and wooden toys from the Arieș valley. | Hintalovak és fajátékok az Aranyos völgyéből.',
  ],
  [
    'Cireșel & Nor',
    'fashion gifts',
    'Rochițe, bonete și seturi de duminică. | Dresses, bonnets and Sunday sets. | Ruhák, főkötők és vasárnapi szettek.',
  ],
  [
    'Cosmălin',
    'puericulture maternity',
    'Îngrijire blândă pentru mame și nou-născuți. | Gentle care for mothers and newborns. | Kíméletes ápolás anyáknak és újszülötteknek.',
  ],
  [
    'Dodolie',
    'puericulture',
    'Masa în familie, fără farfurii sparte. | Family meals without broken plates. | Családi étkezés törött tányérok nélkül.',
  ],
  [
    'Dorminel',
    'nursery',
    'Saltele și saci de dormit, măsurați la termometru. | Mattresses and sleeping bags, measured by the thermometer. | Matracok és hálózsákok, hőmérővel mérve.',
  ],
  [
    'Fluturin',
    'fashion toys',
    'Imprimeuri desenate de mână, culori de grădină. | Hand-drawn prints and garden colours. | Kézzel rajzolt minták, kerti színek.',
  ],
  [
    'Fodorka',
    'fashion maternity',
    'Volane, nasturi și croieli care țin la joacă. | Ruffles, buttons and cuts made for play. | Fodrok, gombok és játékra termett szabások.',
  ],
  [
    'Gömböla',
    'toys puericulture',
    'Jucării rotunde pentru mâini mici. | Round toys for small hands. | Gömbölyű játékok kis kezeknek.',
  ],
  [
    'Grindel & Pui',
    'nursery toys',
    'Mobilă și jucării din același lemn. | Furniture and toys from the same wood. | Bútor és játék ugyanabból a fából.',
  ],
  [
    'Hintalux',
    'nursery transport',
    'Leagăne și balansoare care nu scârțâie. | Swings and bouncers that do not creak. | Hinták és pihenőszékek, amelyek nem nyikorognak.',
  ],
  [
    'Iepurini',
    'toys fashion',
    'Iepuri de pluș și haine pentru prietenii lor. | Plush rabbits and clothes for their friends. | Plüssnyuszik és ruhák a barátaiknak.',
  ],
  [
    'Kekkobarka',
    'toys puericulture',
    'Plute, rațe și cădițe vesele. | Boats, ducks and merry baths. | Hajók, kacsák és vidám kádak.',
  ],
  ['Kisbolyhos', 'toys nursery', 'Pluș moale, cusut la Szeged. | Soft plush, sewn in Szeged. | Puha plüss, Szegeden varrva.'],
  ['Legănuș', 'nursery transport', 'Co-sleepere și pătuțuri de voiaj. | Bedside and travel cots. | Babaöblök és utazóágyak.'],
  [
    'Licurin',
    'nursery toys puericulture',
    'Lumini mici și aparate silențioase. | Small lights and quiet appliances. | Kis fények és csendes készülékek.',
  ],
  [
    'Lumelia',
    'maternity gifts',
    'Haine și lucruri bune pentru nouă luni și după. | Clothes and good things for nine months and after. | Ruhák és jó dolgok kilenc hónapra és utána.',
  ],
  [
    'Manóhalom',
    'toys gifts',
    'Jocuri și păpuși cu nume de spiriduși. | Games and dolls named after gnomes. | Társasjátékok és babák manónevekkel.',
  ],
  ['Mezzolina', 'transport', 'Cărucioare pentru trotuare înguste. | Prams for narrow pavements. | Babakocsik keskeny járdákra.'],
  [
    'Mokkapát',
    'puericulture',
    'Biberoane, căni și bavete în culori calme. | Bottles, cups and bibs in calm colours. | Cumisüvegek, poharak és előkék nyugodt színekben.',
  ],
  [
    'Moonlápa',
    'fashion nursery',
    'Pijamale și lenjerii pentru nopți liniștite. | Pyjamas and bedding for quiet nights. | Pizsamák és ágyneműk csendes éjszakákra.',
  ],
  ['Mugurino', 'fashion toys', 'Primele haine, primele jucării. | First clothes, first toys. | Első ruhák, első játékok.'],
  [
    'Nanulea',
    'nursery',
    'Babynesturi și păturici cusute la Brașov. | Baby nests and blankets sewn in Brașov. | Brassóban varrt babafészkek és takarók.',
  ],
  [
    'Nibbelin',
    'puericulture toys',
    'Inele, lingurițe și lucruri de ros. | Rings, spoons and things to gnaw. | Karikák, kanalak és rágnivalók.',
  ],
  [
    'Norilumi',
    'nursery fashion',
    'Muselină, de la lavetă la sac de dormit. | Muslin, from cloth to sleeping bag. | Muszlin a kendőtől a hálózsákig.',
  ],
  [
    'Nuvoletta Mia',
    'transport fashion',
    'Cărucioare și haine de plimbare, cu accent italian. | Prams and walking clothes with an Italian accent. | Babakocsik és sétaruhák olasz akcentussal.',
  ],
  [
    'Odorel',
    'puericulture',
    'Scutece, șervețele și tot ce urmează după ele. | Nappies, wipes and what follows. | Pelenkák, törlőkendők és ami utánuk jön.',
  ],
  ['Oviluna', 'fashion nursery', 'Lână merinos pentru cei mici. | Merino wool for the small. | Merinói gyapjú kicsiknek.'],
  [
    'Palankó',
    'transport maternity',
    'Marsupii și genți pentru oameni pe drum. | Carriers and bags for people on the move. | Hordozók és táskák úton lévőknek.',
  ],
  [
    'Papucsa',
    'fashion',
    'Botoșei și pantofi moi, lucrați la Debrețin. | Booties and soft shoes made in Debrecen. | Debrecenben készült kiscipők.',
  ],
  [
    'Pernuțelli',
    'nursery maternity',
    'Perne, saltele și cuiburi. | Pillows, mattresses and nests. | Párnák, matracok és fészkek.',
  ],
  [
    'Pihetoll',
    'nursery fashion',
    'Pilote și combinezoane ușoare ca fulgul. | Duvets and suits as light as down. | Pehelykönnyű paplanok és overallok.',
  ],
  [
    'Pilulun',
    'puericulture',
    'Sănătate și igienă fără sperieturi. | Health and hygiene without scares. | Egészség és higiénia ijedelem nélkül.',
  ],
  [
    'Plimbarella',
    'transport',
    'Cărucioare pentru parcuri, poteci și piețe. | Prams for parks, paths and markets. | Babakocsik parkba, ösvényre, piacra.',
  ],
  [
    'Polițin',
    'toys nursery',
    'Rafturi, cuburi și jucării de construit. | Shelves, blocks and building toys. | Polcok, kockák és építőjátékok.',
  ],
  [
    'Puhaláb',
    'fashion',
    'Șosete, dresuri și primii pantofi. | Socks, tights and first shoes. | Zoknik, harisnyák és első cipők.',
  ],
  [
    'Pufnorel',
    'fashion nursery',
    'Pufos la exterior, cuminte la interior. | Fluffy outside, sensible inside. | Kívül bolyhos, belül megbízható.',
  ],
  [
    'Răsfelin',
    'gifts maternity fashion',
    'Cadouri gata împachetate și haine de ocazie. | Presents ready wrapped and clothes for occasions. | Becsomagolt ajándékok és alkalmi ruhák.',
  ],
  [
    'Roverin',
    'transport',
    'Scaune auto încercate pe drumuri adevărate. | Car seats tried on real roads. | Igazi utakon kipróbált autósülések.',
  ],
  [
    'Săniuța',
    'toys transport fashion',
    'Iarnă, zăpadă și tot ce alunecă. | Winter, snow and all that slides. | Tél, hó és minden, ami csúszik.',
  ],
  [
    'Somnolin',
    'nursery puericulture',
    'Monitoare, lămpi și somn numărat în ore. | Monitors, lamps and sleep counted in hours. | Bébiőrök, lámpák és órákban mért alvás.',
  ],
  [
    'Stellopram',
    'transport',
    'Landouri clasice cu suspensii de astăzi. | Classic prams with today’s suspension. | Klasszikus babakocsik mai rugózással.',
  ],
  [
    'Suzelia',
    'puericulture',
    'Suzete și biberoane, nimic altceva. | Soothers and bottles, nothing else. | Cumik és cumisüvegek, semmi más.',
  ],
  [
    'Szunyókő',
    'nursery toys',
    'Păturici, doudou și povești de seară. | Blankets, comforters and bedtime stories. | Takarók, szundikendők és esti mesék.',
  ],
  [
    'Tavibarát',
    'toys puericulture',
    'Jucării de apă și prosoape groase. | Water toys and thick towels. | Vízi játékok és vastag törölközők.',
  ],
  [
    'Tentilla',
    'toys nursery',
    'Corturi, covoare și colțuri de joacă. | Tents, rugs and play corners. | Sátrak, szőnyegek és játszósarkok.',
  ],
  [
    'Tindroma',
    'transport',
    'Scaune auto și baze, montate în două minute. | Car seats and bases, fitted in two minutes. | Autósülések és talpak, két perc alatt beszerelve.',
  ],
  [
    'Tolcsva Kids',
    'fashion',
    'Haine de grădiniță cu genunchi dubli. | Nursery clothes with double knees. | Dupla térdű óvodai ruhák.',
  ],
  [
    'Trapotel',
    'transport toys',
    'Biciclete, trotinete și primele curse. | Bikes, scooters and first races. | Biciklik, rollerek és első versenyek.',
  ],
  [
    'Tündérfészek',
    'nursery gifts',
    'Camere întregi, de la pătuț la ghirlandă. | Whole rooms, from cot to bunting. | Teljes szobák a kiságytól a zászlófüzérig.',
  ],
  [
    'Țurțurel',
    'fashion',
    'Căciuli, fulare și mănuși tricotate. | Knitted hats, scarves and mittens. | Kötött sapkák, sálak és kesztyűk.',
  ],
  [
    'Ursulețel',
    'toys gifts',
    'Urși cu nume și fețe liniștite. | Bears with names and calm faces. | Névvel bíró, nyugodt arcú macik.',
  ],
  [
    'Velvorin',
    'maternity fashion',
    'Țesături moi pentru mame și copii. | Soft cloth for mothers and children. | Puha kelmék anyáknak és gyerekeknek.',
  ],
  [
    'Viorella Bebe',
    'puericulture gifts maternity',
    'Îngrijire și mici bucurii pentru primul an. | Care and small joys for the first year. | Ápolás és apró örömök az első évre.',
  ],
  [
    'Vombelin',
    'toys puericulture',
    'Jucării educative pentru curioși. | Learning toys for the curious. | Fejlesztő játékok kíváncsiaknak.',
  ],
  [
    'Zefirin',
    'transport nursery',
    'Lucruri ușoare pentru călătorii lungi. | Light things for long journeys. | Könnyű holmik hosszú utakra.',
  ],
]

export interface Brand {
  id: number
  name: string
  slug: string
  makes: readonly string[]
  /** A sentence, and on the next line its story. */
  about: Words
}

export const BRANDS: readonly Brand[] = TABLE.map(([name, makes, about], i) => {
  const slug = foldedWords(name).join('-')
  return { id: i + 1, name, slug, makes: makes.split(' '), about: aboutOf(slug, table(about)[0]!.words) }
})

/** Brands that make goods of a group. */
export const brandsOf = (group: string): readonly Brand[] => BRANDS.filter((brand) => brand.makes.includes(group))

/** The shop's own: gift vouchers are sold under its name, by its most general brand. */
export const HOUSE_BRAND = BRANDS.find((brand) => brand.name === 'Răsfelin') as Brand

const SEATS: [country: string, form: string, town: string, streets: string[]][] = [
  ['RO', 'SRL', 'Cluj-Napoca 400620, România', ['Strada Fabricii', 'Strada Morii', 'Strada Câmpului']],
  ['RO', 'SRL', 'Sibiu 550052, România', ['Strada Olarilor', 'Strada Lungă', 'Strada Fântânii']],
  ['RO', 'SA', 'Brașov 500007, România', ['Strada Zizinului', 'Strada Livezilor', 'Strada Torcătorilor']],
  ['HU', 'Kft.', '6720 Szeged, Magyarország', ['Kárász utca', 'Tisza utca', 'Szövő utca']],
  ['HU', 'Kft.', '4024 Debrecen, Magyarország', ['Varga utca', 'Piac utca', 'Kút utca']],
  ['PL', 'Sp. z o.o.', '90-001 Łódź, Polska', ['ulica Piotrkowska', 'ulica Sienkiewicza', 'ulica Tkacka']],
  ['IT', 'S.r.l.', '36100 Vicenza, Italia', ['via della Filanda', 'via del Lavoro', 'via Monte Berico']],
  ['GB', 'Ltd', 'Leicester LE1 1AA, United Kingdom', ['Mill Lane', 'Weaver Street', 'Orchard Road']],
  ['TR', 'A.Ş.', 'Bursa 16050, Türkiye', ['Dokuma Caddesi', 'Ipek Sokak', 'Ulu Caddesi']],
]
const OUTSIDE_EU = ['GB', 'TR']

export interface Manufacturer {
  id: number
  name: string
  address: string
  email: string
  country: string
  /** Who answers for it in the EU (GPSR Art. 16, 19), when the maker sits elsewhere. */
  responsible: { name: string; address: string; email: string } | null
}

export const MANUFACTURERS: readonly Manufacturer[] = BRANDS.map((brand, i) => {
  const [country, form, town, streets] = SEATS[STORIES[brand.slug]![0]]!
  return {
    id: brand.id,
    name: `${brand.name} ${form}`,
    address: `${streets[i % streets.length]} ${3 + ((i * 17) % 90)}, ${town}`,
    email: `contact@${brand.slug}.example`,
    country,
    responsible: OUTSIDE_EU.includes(country)
      ? {
          name: 'Nestling Cuib SRL',
          address: 'Strada Atelierelor 14, București 030167, România',
          email: 'siguranta@nestling.example',
        }
      : null,
  }
})
