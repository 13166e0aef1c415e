/** Names of models from table, bath, play and care: ro | en | hu. */

/** The table and what stands on it. */
export const KITCHEN = `
  Ham-Ham | Yum-Yum | Nyami
  Bucătăraș | Little Cook | Kiskukta
  Mic Dejun | Breakfast | Reggeli
  Gustare | Snack Time | Uzsonna
  Lapte și Miere | Milk and Honey | Tej és méz
  Dulceață | Jam Jar | Lekvár
  Clătită | Pancake | Palacsinta
  Cozonac | Sweet Bread | Kalács
  Vanilie | Vanilla | Vanília
  Scorțișoară | Cinnamon | Fahéj
  Morcovel | Little Carrot | Répácska
  Dovlecel | Courgette | Cukkini
  Bob de Mazăre | Little Pea | Borsószem
  Rodie | Pomegranate | Gránátalma
  Lămâie | Lemon | Citrom
  Portocală | Orange | Narancs
  Banană | Banana | Banán
  Smochină | Fig | Füge
  Picnic | Picnic | Piknik
  Prânz | Lunchtime | Ebéd
  Lingurița | Teaspoon | Kiskanál
  Fursec | Biscuit | Keksz
  Tartă | Fruit Tart | Gyümölcstorta
  Iaurt | Yoghurt | Joghurt
  Chiflă | Bread Roll | Zsömle
  Supă | Soup | Leves
  Prima Masă | First Meal | Első falat
  Dimineață | Good Morning | Jó reggelt
  Masa Mare | Big Table | Nagy asztal
  Ora Ceaiului | Teatime | Teaidő
  Brânzică | Cream Cheese | Krémsajt
  Coajă de Pâine | Bread Crust | Kenyérhéj
  Șorțuleț | Apron | Kötény
  Zmeură cu Lapte | Berries and Milk | Bogyós tej
`

/** Water and who lives in it. */
export const BATH = `
  Picătură | Droplet | Vízcsepp
  Bulbuci | Bubbles | Buborék
  Stropi | Splash | Csobbanás
  Balenă | Whale | Bálna
  Căluț de Mare | Seahorse | Csikóhal
  Pinguin | Penguin | Pingvin
  Hipopotam | Hippo | Víziló
  Rățoiul | Drake | Gácsér
  Peștișor | Little Fish | Halacska
  Meduză | Jellyfish | Medúza
  Mormoloc | Tadpole | Ebihal
  Bărcuță | Little Boat | Kishajó
  Spumă | Foam | Hab
  Izvor | Spring | Forrás
  Burete | Sponge | Szivacs
  Lagună | Lagoon | Lagúna
  Val Mic | Ripple | Fodor
  Perlă de Mare | Sea Pearl | Tengeri gyöngy
  Duș Cald | Warm Shower | Meleg zuhany
  Hipocamp Mic | Little Seahorse | Kis csikóhal
  Nisip Fin | Fine Sand | Finom homok
  Frotir | Terry | Frottír
  Aburi | Steam | Gőz
  Cadă Veselă | Merry Tub | Vidám kád
`

/** Animals and kind words for things of care. */
export const CARE = `
  Elefănțel | Little Elephant | Kiselefánt
  Pisicuță | Kitten | Cica
  Cățeluș | Puppy | Kutyus
  Girafă | Giraffe | Zsiráf
  Koala | Koala | Koala
  Panda | Panda | Panda
  Leneș | Sloth | Lajhár
  Grijă | Care | Gondoskodás
  Alint | Cuddle | Ölelés
  Prima Zi | First Day | Első nap
  Pas cu Pas | Step by Step | Lépésről lépésre
  Cuibușor | Little Nest | Kisfészek
  Dulce Acasă | Home Sweet Home | Édes otthon
  Cangur | Kangaroo | Kenguru
  Zebră | Zebra | Zebra
  Leu Mic | Little Lion | Kisoroszlán
  Maimuțică | Little Monkey | Majmocska
  Lama | Llama | Láma
  Suricată | Meerkat | Szurikáta
  Miel | Lamb | Bari
  Zâmbet | Smile | Mosoly
  Mângâiere | Caress | Simogatás
  Îmbrățișare | Warm Hug | Meleg ölelés
  Tălpițe | Tiny Feet | Kis talpak
  Mânuțe | Tiny Hands | Kis kezek
  Obrăjori | Rosy Cheeks | Pirospozsgás
  Năsuc | Little Nose | Kisorr
  Gâdilici | Tickle | Csiki
  Pupic | Little Kiss | Puszi
  Bebe Curat | Clean Baby | Tiszta baba
  Zi Ușoară | Easy Day | Könnyű nap
  Hamster | Hamster | Hörcsög
  Chinchilla | Chinchilla | Csincsilla
  Pui de Urs | Cub | Medvebocs
`

/** Towns, woods and roads that toys come from. */
export const PLAY = `
  Ferma | Farm | Farm
  Orășelul | Little Town | Kisváros
  Circul | Circus | Cirkusz
  Savana | Savannah | Szavanna
  Oceanul | Ocean | Óceán
  Spațiul | Outer Space | Világűr
  Castelul | Castle | Kastély
  Lacul | Lake | Tó
  Gara Mică | Little Station | Kisállomás
  Insula | Island | Sziget
  Muntele | Mountain | Hegy
  Carnaval | Carnival | Karnevál
  Jungla | Jungle | Dzsungel
  Iarna | Winter | Tél
  Primăvara | Springtime | Tavasz
  Toamna | Autumn | Ősz
  Vara | Summer | Nyár
  Dinozauri | Dinosaurs | Dinoszauruszok
  Vehicule | Vehicles | Járművek
  Pirați | Pirates | Kalózok
  Zâne | Fairies | Tündérek
  Păsări | Birds | Madarak
  Insecte | Insects | Rovarok
  Planete | Planets | Bolygók
  Arcul de Lumină | Light Arch | Fényhíd
  Piața | Market Day | Piac
  Șantierul | Building Site | Építkezés
  Vaporul | Steamboat | Gőzhajó
  Aeroportul | Airport | Repülőtér
  Atelierul | Workshop | Műhely
  Bucătăria Mică | Tiny Kitchen | Kiskonyha
  Cofetăria | Pastry Shop | Cukrászda
  Brutăria | Bakery | Pékség
  Poșta | Post Office | Posta
  Teatrul | Theatre | Színház
  Orchestra | Orchestra | Zenekar
  Muzeul | Museum | Múzeum
  Planetariul | Planetarium | Planetárium
  Moara | Windmill | Malom
  Podul | Bridge | Híd
  Tunelul | Tunnel | Alagút
  Peștera | Cave | Barlang
  Vulcanul | Volcano | Vulkán
  Deșertul | Desert | Sivatag
  Polul Sud | South Pole | Déli-sark
  Recif | Reef | Zátony
  Submarinul | Submarine | Tengeralattjáró
  Racheta | Rocket | Rakéta
  Robotul | Robot | Robot
  Cavaleri | Knights | Lovagok
  Dragoni | Dragons | Sárkányok
  Unicorni | Unicorns | Unikornisok
  Piticii | Gnomes | Manók
  Grajdul | Stable | Istálló
  Cuibul | Bird Nest | Madárfészek
  Stupul | Beehive | Méhkas
  Iazul | Pond | Halastó
`

/** Gentle words for mothers. */
export const MOTHER = `
  Dulce Așteptare | Sweet Waiting | Édes várakozás
  Mama | Mamma | Mama
  Alba | Alba | Alba
  Senină | Serene | Derű
  Sofia | Sofia | Szófia
  Clarisa | Clarissa | Klarissza
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
  Alean | Tenderness | Gyengédség
  Tihnă | Ease | Nyugalom
  Respiră | Breathe | Lélegzet
  Fidelia | Fidelia | Fidélia
  Ortensia | Hydrangea | Hortenzia
  Freesia | Freesia | Frézia
  Liliac Alb | White Lilac | Fehér orgona
  Rosalia | Rosalia | Rozália
  Cantilena | Cantilena | Kantiléna
  Madrigal | Madrigal | Madrigál
  Răgaz | Pause | Szünet
  Adiere | Light Breeze | Fuvallat
  Catifea | Velvet | Bársony
  Mătase | Silk | Selyem
  Perlă | Pearl | Gyöngy
  Zefir | Zephyr | Zefír
  Două Inimi | Two Hearts | Két szív
  Nouă Luni | Nine Months | Kilenc hónap
  Acasă | At Home | Otthon
  Anemona | Anemone | Szellőrózsa
`
