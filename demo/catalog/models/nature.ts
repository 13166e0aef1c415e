/** Names of models from sky, meadow and weather: ro | en | hu. */

export const NIGHT = `
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
  Stea Căzătoare | Shooting Star | Hullócsillag
  Somn de Urs | Bear Nap | Medveálom
  Lună Nouă | New Moon | Újhold
  Fulg de Nea | Snowflake | Hópehely
  Pisică Adormită | Sleeping Cat | Alvó cica
  Noapte de Vară | Summer Night | Nyári éjszaka
  Cer Senin | Clear Sky | Tiszta égbolt
  Lumânărică | Candlelight | Gyertyafény
  Oglinda Lunii | Moon Mirror | Holdtükör
  Pernuță | Little Pillow | Kispárna
  Șoapte | Whispers | Suttogás
  Seară Bună | Good Evening | Jó estét
  Liliac | Little Bat | Denevér
  Norul de Seară | Evening Cloud | Esti felhő
  Lanterna | Lantern | Lámpás
  Vise Dulci | Sugar Dreams | Cukorálom
  Polul Nord | North Pole | Északi-sark
  Aurora Boreală | Northern Lights | Sarki fény
  Planeta Mică | Little Planet | Kisbolygó
  Zi de Odihnă | Rest Day | Pihenőnap
  Ursuleț Visător | Dreaming Bear | Álmodó mackó
  Clipocit | Murmur | Csobogás
  Steaua Polară | North Star | Sarkcsillag
  Fluture de Noapte | Moth | Éjjeli lepke
  Căsuța Lunii | Moon House | Holdház
  Nani-Nani | Hush-a-Bye | Tente-tente
  Ora Albastră | Blue Hour | Kék óra
  Puf de Păpădie | Dandelion Down | Pitypangpihe
`

export const MEADOW = `
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
  Mac de Câmp | Field Poppy | Mezei pipacs
  Nufăr | Water Lily | Tavirózsa
  Mentă | Mint | Menta
  Salvie | Sage | Zsálya
  Rozmarin | Rosemary | Rozmaring
  Busuioc | Basil | Bazsalikom
  Alună | Hazelnut | Mogyoró
  Castană | Chestnut | Gesztenye
  Gutuie | Quince | Birsalma
  Prună | Plum | Szilva
  Caisă | Apricot | Sárgabarack
  Agrișă | Gooseberry | Egres
  Coacăză | Redcurrant | Ribizli
  Mărgăritar | Lily of the Valley | Gyöngyvirág
  Garoafă | Carnation | Szegfű
  Lalea | Tulip | Tulipán
  Zambilă | Hyacinth | Jácint
  Narcisă | Daffodil | Nárcisz
  Clopoțel | Bluebell | Harangvirág
  Cicoare | Chicory | Katáng
  Albăstrea | Cornflower | Búzavirág
  Floarea-Soarelui | Sunflower | Napraforgó
  Mușchi | Moss | Moha
  Brad | Fir Tree | Fenyő
  Mesteacăn | Birch | Nyírfa
  Stejar | Oak Leaf | Tölgylevél
  Ulm | Elm | Szilfa
  Plop | Poplar | Nyárfa
  Salcie | Willow | Fűzfa
  Măceș | Rosehip | Csipkebogyó
  Soc | Elderflower | Bodza
  Pitulice | Wren | Ökörszem
  Mierlă | Blackbird | Feketerigó
  Sticlete | Goldfinch | Tengelic
  Ciocârlie | Skylark | Pacsirta
  Cuc | Cuckoo | Kakukk
  Bondar | Bumblebee | Dongó
  Libelulă | Dragonfly | Szitakötő
  Șopârlă | Little Lizard | Gyíkocska
  Iezi | Little Goat | Kecskegida
  Mânz | Foal | Csikó
  Boboc de Gâscă | Gosling | Kisliba
  Pui de Găină | Chick | Kiscsibe
  Fânaț | Hayfield | Kaszáló
  Curcubeu de Vară | Summer Rainbow | Nyári szivárvány
  Ploaie de Flori | Blossom Rain | Virágeső
  Poiană | Clearing | Tisztás
  Pârâu | Brook | Patak
  Cireș în Floare | Cherry Blossom | Cseresznyevirág
  Măr Copt | Baked Apple | Sült alma
`

/** The sea, the road, the weather: for things that go outdoors. */
export const OUTDOORS = `
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
  Cer de Munte | Mountain Sky | Hegyi égbolt
  Stâncă | Rock | Szikla
  Cascadă | Waterfall | Vízesés
  Creastă | Ridge | Hegygerinc
  Cabană | Mountain Hut | Menedékház
  Rucsac | Backpack | Hátizsák
  Drumeție | Hike | Túra
  Bocanc | Hiking Boot | Bakancs
  Hartă | Treasure Map | Térkép
  Tabără | Camp | Tábor
  Foc de Tabără | Campfire | Tábortűz
  Zmeu | Kite | Papírsárkány
  Balon | Hot-Air Balloon | Hőlégballon
  Vele | Sails | Vitorlák
  Ancoră | Anchor | Horgony
  Val Mare | Big Wave | Nagy hullám
  Stea de Mare | Starfish | Tengeri csillag
  Crab | Crab | Rák
  Focă | Seal | Fóka
  Caracatiță | Octopus | Polip
  Pelican | Pelican | Pelikán
  Ren | Reindeer | Rénszarvas
  Lup | Wolf Cub | Farkaskölyök
  Râs | Lynx | Hiúz
  Bursuc | Badger | Borz
  Vidră | Otter | Vidra
  Castor | Beaver | Hód
  Cocor | Crane | Daru
  Vultur | Eagle | Sas
  Capra Neagră | Chamois | Zerge
  Ploaie Caldă | Warm Rain | Meleg eső
  Ceață | Morning Mist | Reggeli köd
  Furtună | Thunderstorm | Zivatar
  Băltoacă | Puddle | Pocsolya
  Alee | Alley | Fasor
  Piațetă | Little Square | Kistér
  Port | Harbour | Kikötő
  Mal de Râu | Riverbank | Folyópart
  Insula Verde | Green Island | Zöld sziget
  Far de Munte | Lookout | Kilátó
  Derdeluș | Sledging Hill | Szánkódomb
  Om de Zăpadă | Snowman | Hóember
  Țurțure | Icicle | Jégcsap
  Patină | Ice Skate | Korcsolya
  Soare de Iarnă | Winter Sun | Téli nap
`
