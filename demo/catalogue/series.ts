/** Names of models and collections. What has a meaning is translated; what is only a name stays. */
import { table, type Words } from './words.ts'

const pool = (text: string): Words[] => table(text).map((row) => row.words)
const names = (text: string): Words[] => text.split(' ').map((name) => ({ ro: name, en: name, hu: name }))

const SERIES = {
  /** Prams, seats, furniture: names that need no translation. */
  model: names(
    'Aria Metro Nova Lumo Vela Terra Orbit Brio Tempo Rondo Largo Delta Solo Lira Mira Alto Fino Vento Cento Aero Duna Polo Kora Livo Ruta Astra Nido Sora Lago Zeta Piano Motto Arco Onda Sena Corso Velo Tivoli Verona Oslo Malmo Porto Lugano Siena Capri Dalia Rumba Tango Bolero Vivo Prima Luna Sereno Marea Perla Icaro Linea Forma Gala Ritmo',
  ),
  /** People of plush and cloth. */
  given: names(
    'Tudor Ilinca Marin Sonia Matei Irina Luca Mara David Ana Teo Eva Dora Nora Mira Iris Vera Lena Ada Emil Oscar Hugo Felix Leo Max Tobi Bruno Otto Anton Simon Martin Viktor Albert Daniel Kira Lia Maia Ema Sara Lara Petra Julia Klara Roza Olga Zoe Ines Alma Nina Rita Tina Vali Dani Miki Lili Lulu Bobo Momo Kiki Pipo',
  ),
  night: pool(`
    Noapte Bună | Goodnight | Jó éjt
    Lună Plină | Full Moon | Telihold
    Semilună | Crescent | Holdsarló
    Steluță | Little Star | Csillagocska
    Calea Lactee | Milky Way | Tejút
    Somn Ușor | Sweet Dreams | Szép álmokat
    Norișor | Little Cloud | Felhőcske
    Amurg | Dusk | Alkonyat
    Zori de Zi | Daybreak | Hajnal
    Cântec de Leagăn | Lullaby | Altatódal
    Carul Mic | Little Dipper | Göncölszekér
    Licurici | Firefly | Szentjánosbogár
    Bufniță | Night Owl | Kisbagoly
    Povești | Bedtime Story | Esti mese
    Vis Senin | Clear Dream | Derűs álom
    Cucuvea | Little Owl | Kuvik
    Cuib | Nest | Fészek
    Luceafăr | Evening Star | Esthajnalcsillag
    Ninsoare | Snowfall | Hóesés
    Brumă | Hoarfrost | Zúzmara
    Constelație | Constellation | Csillagkép
    Ursa Mică | Little Bear | Kismedve
    Somnoros | Sleepyhead | Álomszuszék
    Liniște | Quiet | Csend
    Pufuleț | Fluff | Pihe
    Ceață Albă | White Mist | Fehér köd
    Miez de Noapte | Midnight | Éjfél
    Răsărit | Sunrise | Napkelte
    Cometă | Comet | Üstökös
    Arici Somnoros | Sleepy Hedgehog | Álmos süni
  `),
  meadow: pool(`
    Mugur | Bud | Rügy
    Căpșună | Strawberry | Eper
    Mușețel | Camomile | Kamilla
    Macul Roșu | Poppy | Pipacs
    Păpădie | Dandelion | Pitypang
    Trifoi | Clover | Lóhere
    Lavandă | Lavender | Levendula
    Afină | Blueberry | Áfonya
    Zmeură | Raspberry | Málna
    Cireașă | Cherry | Cseresznye
    Piersică | Peach | Őszibarack
    Pară Coaptă | Ripe Pear | Érett körte
    Măr Verde | Green Apple | Zöldalma
    Albină | Honeybee | Méhecske
    Buburuză | Ladybird | Katica
    Fluturaș | Butterfly | Pillangó
    Vrăbiuță | Sparrow | Kisveréb
    Rândunică | Swallow | Fecske
    Iepuraș | Bunny | Nyuszi
    Veveriță | Squirrel | Mókus
    Vulpiță | Fox Cub | Rókakölyök
    Arici | Hedgehog | Süni
    Căprioară | Fawn | Őzike
    Ursuleț | Bear Cub | Bocs
    Ghiocel | Snowdrop | Hóvirág
    Ferigă | Fern | Páfrány
    Ghindă | Acorn | Makk
    Frunză de Arțar | Maple Leaf | Juharlevél
    Măslin | Olive Tree | Olajfa
    Floare de Tei | Linden Blossom | Hársfavirág
    Spic de Grâu | Wheat Ear | Búzakalász
    Rouă | Dewdrop | Harmat
    Barză | Stork | Gólya
    Rățușcă | Duckling | Kiskacsa
    Melc | Snail | Csiga
    Mure | Blackberry | Szeder
    Soare de Vară | Summer Sun | Nyári nap
    Toporaș | Violet | Ibolya
    Brândușă | Crocus | Sáfrány
    Oiță | Little Lamb | Bárányka
  `),
  /** The sea, the road, the weather: for things that go outdoors. */
  outdoors: pool(`
    Vânt de Munte | Mountain Wind | Hegyi szél
    Ploaie de Vară | Summer Rain | Nyári zápor
    Nor de Fulgi | Snow Cloud | Hófelhő
    Prima Zăpadă | First Snow | Első hó
    Aventură | Adventure | Kaland
    Carpați | Carpathian | Kárpátok
    Dunărea | Danube | Duna
    Potecă | Footpath | Ösvény
    Pădure | Woodland | Erdő
    Lac de Munte | Mountain Lake | Tengerszem
    Val | Wave | Hullám
    Farul Alb | White Lighthouse | Fehér világítótorony
    Scoică | Seashell | Kagyló
    Pescăruș | Seagull | Sirály
    Delfin | Dolphin | Delfin
    Țestoasă | Turtle | Teknős
    Corabie | Sailing Boat | Vitorlás
    Busolă | Compass | Iránytű
    Parcul Mare | Big Park | Nagy park
    Bulevard | Boulevard | Sugárút
    Duminică | Sunday | Vasárnap
    Vacanță | Holiday | Vakáció
    Livadă | Orchard | Gyümölcsös
    Grădină | Garden | Kert
    Furnică | Little Ant | Hangya
    Greiere | Cricket | Tücsök
    Broscuță | Little Frog | Kisbéka
    Sanie | Sledge | Szánkó
    Vulpe Polară | Arctic Fox | Sarki róka
    Morsă | Walrus | Rozmár
  `),
  /** Kitchens and bathrooms, calm words. */
  home: pool(`
    Ham-Ham | Yum-Yum | Nyami
    Bucătăraș | Little Cook | Kiskukta
    Mic Dejun | Breakfast | Reggeli
    Gustare | Snack Time | Uzsonna
    Lapte și Miere | Milk and Honey | Tej és méz
    Picătură | Droplet | Vízcsepp
    Bulbuci | Bubbles | Buborék
    Stropi | Splash | Csobbanás
    Curcubeu | Rainbow | Szivárvány
    Elefănțel | Little Elephant | Kiselefánt
    Pinguin | Penguin | Pingvin
    Hipopotam | Hippo | Víziló
    Balenă | Whale | Bálna
    Căluț de Mare | Seahorse | Csikóhal
    Ursuleț | Little Bear | Maci
    Iepuraș | Bunny | Nyuszi
    Pisicuță | Kitten | Cica
    Cățeluș | Puppy | Kutyus
    Girafă | Giraffe | Zsiráf
    Koala | Koala | Koala
    Panda | Panda | Panda
    Leneș | Sloth | Lajhár
    Rățușcă | Duckling | Kiskacsa
    Broscuță | Little Frog | Béka
    Grijă | Care | Gondoskodás
    Alint | Cuddle | Ölelés
    Prima Zi | First Day | Első nap
    Pas cu Pas | Step by Step | Lépésről lépésre
    Cuibușor | Little Nest | Kisfészek
    Dulce Acasă | Home Sweet Home | Édes otthon
  `),
  /** Towns, woods and roads that toys come from. */
  play: pool(`
    Pădurea | Forest | Erdő
    Ferma | Farm | Farm
    Orășelul | Little Town | Kisváros
    Circul | Circus | Cirkusz
    Savana | Savannah | Szavanna
    Oceanul | Ocean | Óceán
    Spațiul | Outer Space | Világűr
    Castelul | Castle | Kastély
    Grădina | Garden | Kert
    Lacul | Lake | Tó
    Gara Mică | Little Station | Kisállomás
    Insula | Island | Sziget
    Muntele | Mountain | Hegy
    Carnaval | Carnival | Karnevál
    Jungla | Jungle | Dzsungel
    Iarna | Winter | Tél
    Primăvara | Spring | Tavasz
    Toamna | Autumn | Ősz
    Vara | Summer | Nyár
    Dinozauri | Dinosaurs | Dinoszauruszok
    Vehicule | Vehicles | Járművek
    Pirați | Pirates | Kalózok
    Zâne | Fairies | Tündérek
    Păsări | Birds | Madarak
    Insecte | Insects | Rovarok
    Planete | Planets | Bolygók
    Curcubeu | Rainbow | Szivárvány
    Zori de Zi | Daybreak | Hajnal
    Piața | Market Day | Piac
    Șantierul | Building Site | Építkezés
  `),
  /** Gentle words for mothers. */
  mother: pool(`
    Dulce Așteptare | Sweet Waiting | Édes várakozás
    Mama | Mamma | Mama
    Alba | Alba | Alba
    Senină | Serene | Derű
    Sofia | Sofia | Szófia
    Clara | Clara | Klára
    Viola | Viola | Viola
    Magnolia | Magnolia | Magnólia
    Bujor | Peony | Bazsarózsa
    Iasomie | Jasmine | Jázmin
    Serenadă | Serenade | Szerenád
    Echilibru | Balance | Egyensúly
    Confort | Comfort | Komfort
    Zi de Zi | Day by Day | Nap mint nap
    Dans | Dance | Tánc
    Armonia | Harmony | Harmónia
    Lin | Gentle | Lágy
    Camelia | Camellia | Kamélia
    Luna | Luna | Luna
    Aurora | Aurora | Auróra
    Brisa | Breeze | Szellő
    Petală | Petal | Szirom
    Flora | Flora | Flóra
    Stella | Stella | Stella
  `),
} satisfies Record<string, Words[]>

export type SeriesName = keyof typeof SERIES

const MEN = new Set(
  'Tudor Marin Matei Luca David Teo Emil Oscar Hugo Felix Leo Max Tobi Bruno Otto Anton Simon Martin Viktor Albert Daniel Dani Miki Bobo Momo Pipo'.split(
    ' ',
  ),
)

/** Names of a series; `who` asks for those of men or women. */
export function seriesFor(name: SeriesName, who: string | undefined): readonly Words[] {
  if (who === undefined) return SERIES[name]
  return SERIES[name].filter((words) => MEN.has(words.en) === (who === 'm'))
}
