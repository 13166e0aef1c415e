/** Words of the page that shows every block. */
import { words } from '#demo/catalog/words.ts'

export const GALLERY = {
  slug: words('blocuri', 'blocks', 'blokkok'),
  title: words('Blocuri de conținut', 'Content blocks', 'Tartalmi blokkok'),
  description: words(
    'Tot ce poate pune redacția într-o pagină a magazinului.',
    'Everything that a page of the shop may consist of.',
    'Minden, amiből a bolt egy oldala állhat.',
  ),
  heroTitle: words('Joacă lungă, jucării puține', 'Long play, few toys', 'Hosszú játék, kevés játékszer'),
  heroLead: words(
    'Piese din lemn care rezistă la doi copii și o mutare.',
    'Wooden pieces that outlast two children and one move.',
    'Fa darabok, amelyek két gyereket és egy költözést is kibírnak.',
  ),
  heroAction: words('Vezi jucăriile', 'See the toys', 'Játékok megtekintése'),
  whyTitle: words('De ce vindem mai puține lucruri', 'Why we sell fewer things', 'Miért árulunk kevesebb dolgot'),
  whyOne: words(
    'În 2019 aveam patruzeci de modele de zornăitoare. Părinții stăteau în fața raftului și plecau cu prima. Acum avem nouă, fiecare ales de cineva de la noi care l-a dus acasă.',
    'In 2019 we had forty rattles. Parents stood in front of the shelf and left with the first one. Now we have nine, each chosen by one of us who took it home.',
    '2019-ben negyvenféle csörgőnk volt. A szülők álltak a polc előtt, és az elsővel mentek el. Most kilenc van, mindegyiket valamelyikünk otthon próbálta ki.',
  ),
  whyTwo: words(
    'Mai puține lucruri înseamnă că știm ce vindem: cine le face, cât țin și ce se strică întâi.',
    'Fewer things means that we know what we sell: who makes them, how long they last and what breaks first.',
    'A kevesebb azt jelenti, hogy ismerjük, amit eladunk: ki készíti, meddig tart, és mi romlik el először.',
  ),
  caption: words('Straturile unei nopți de 17 grade.', 'The layers of a night at 17 degrees.', 'Egy 17 fokos éjszaka rétegei.'),
  quote: words(
    'Am cumpărat un singur cărucior. L-a dus pe Matei, apoi pe sora lui, apoi pe vărul din Arad.',
    'We bought one pram. It carried Matei, then his sister, then the cousin in Arad.',
    'Egyetlen babakocsit vettünk. Vitte Mateit, aztán a húgát, aztán az aradi unokatestvért.',
  ),
  quoteRole: words('mama a doi copii, Cluj-Napoca', 'mother of two, Cluj-Napoca', 'két gyermek édesanyja, Kolozsvár'),
  textTitle: words('Cum alegem', 'How we choose', 'Hogyan választunk'),
  text: words(
    'Fiecare produs stă o lună acasă la unul dintre noi. Producătorii îi găsești la ',
    'Every product spends a month in one of our homes. You find the makers under ',
    'Minden termék egy hónapot tölt valamelyikünk otthonában. A gyártók itt vannak: ',
  ),
  textLink: words('branduri', 'brands', 'márkák'),
  itemOne: words(
    'Întâi citim eticheta, apoi prețul.',
    'First we read the label, then the price.',
    'Előbb a címkét olvassuk el, aztán az árat.',
  ),
  itemTwo: words(
    'Ce nu se poate repara nu intră în raft.',
    'What cannot be repaired does not reach the shelf.',
    'Ami nem javítható, nem kerül a polcra.',
  ),
  toShowrooms: words('Vino la un showroom', 'Visit a showroom', 'Látogasson el egy bemutatóterembe'),
  toNew: words('Vezi noutățile', 'See what is new', 'Újdonságok megtekintése'),
  tableCaption: words('Ce îmbraci noaptea', 'What to wear at night', 'Éjszakai öltözet'),
  tableRoom: words('În cameră', 'In the room', 'A szobában'),
  tableWear: words('Haine', 'Clothes', 'Ruha'),
  tableTog: words('Sac, TOG', 'Sleeping bag, TOG', 'Hálózsák, TOG'),
  wearCold: words('body cu mânecă lungă și pijama', 'long-sleeved bodysuit and pyjamas', 'hosszú ujjú body és pizsama'),
  wearMild: words('pijama subțire', 'thin pyjamas', 'vékony pizsama'),
  wearWarm: words('body cu mânecă scurtă', 'short-sleeved bodysuit', 'rövid ujjú body'),
  tableNote: words(
    'Verifică ceafa: trebuie să fie caldă și uscată.',
    'Feel the back of the neck: it should be warm and dry.',
    'Érintse meg a tarkót: legyen meleg és száraz.',
  ),
  faqTitle: words('Întrebări despre livrare', 'Questions about delivery', 'Kérdések a szállításról'),
  faqLead: words(
    'Răspunsurile lungi sunt în pagina de livrare.',
    'The long answers are on the delivery page.',
    'A hosszú válaszok a szállítási oldalon vannak.',
  ),
  askWhen: words('Când ajunge comanda?', 'When does the order arrive?', 'Mikor érkezik meg a rendelés?'),
  answerWhen: words(
    'Data o vezi pe pagina produsului și la plată.',
    'You see the date on the product page and at checkout.',
    'A dátumot a termékoldalon és a pénztárnál látja.',
  ),
  askPickup: words('Pot ridica din showroom?', 'Can I collect it from a showroom?', 'Átvehetem bemutatóteremben?'),
  answerPickup: words(
    'Da, gratuit. Ținem coletul cinci zile.',
    'Yes, free of charge. We keep the parcel for five days.',
    'Igen, díjmentesen. A csomagot öt napig őrizzük.',
  ),
  askBroken: words('Ce fac dacă ceva vine stricat?', 'What if something arrives broken?', 'Mi van, ha valami sérülten érkezik?'),
  answerBroken: words(
    'Fă o poză și scrie-ne. Trimitem altul sau banii înapoi.',
    'Take a picture and write to us. We send another one, or the money back.',
    'Készítsen fényképet, és írjon nekünk. Küldünk másikat, vagy visszatérítjük az árát.',
  ),
  filmTitle: words('Zece minute de pauză', 'A ten-minute break', 'Tíz perc szünet'),
  filmLead: words(
    'Un film de animație cu un iepure mare, pentru plimbările care se opresc din cauza ploii.',
    'An animated film with a big rabbit, for walks that end in the rain.',
    'Animációs film egy nagy nyúlról, amikor az eső miatt elmarad a séta.',
  ),
  countTitle: words('Până la Ziua Copilului', 'Until Children’s Day', 'Gyermeknapig'),
  countLead: words(
    'Pe 1 iunie sărbătorim în toate showroomurile.',
    'On 1 June we celebrate in every showroom.',
    'Május utolsó vasárnapján minden bemutatótermünkben ünneplünk.',
  ),
  sizesTitle: words('Haine, după înălțime', 'Clothes by height', 'Ruhák magasság szerint'),
  sizesLead: words(
    'Vârsta e o medie, înălțimea e sigură. Între două mărimi, alege-o pe cea mai mare.',
    'Age is an average, height is certain. Between two sizes, take the larger one.',
    'Az életkor átlag, a magasság biztos. Két méret között válassza a nagyobbat.',
  ),
  age: words('Vârstă', 'Age', 'Életkor'),
  height: words('Înălțime, cm', 'Height, cm', 'Magasság, cm'),
  chest: words('Piept, cm', 'Chest, cm', 'Mellbőség, cm'),
  howHeight: words(
    'din creștet la călcâi, de preferat culcat.',
    'from the crown to the heel, best lying down.',
    'a fejtetőtől a sarokig, lehetőleg fekve.',
  ),
  howChest: words('pe sub brațe, cu metrul lejer.', 'under the arms, with a loose tape.', 'a hónalj alatt, laza mérőszalaggal.'),
  sizesNote: words('Bumbacul intră la apă până la 3%.', 'Cotton shrinks by up to 3%.', 'A pamut legfeljebb 3%-ot megy össze.'),
  socialTitle: words('Acasă la voi', 'At your homes', 'Önöknél otthon'),
  socialLead: words(
    'Pozele sunt la noi: nu cerem nimic de la alții.',
    'The pictures are ours: nothing is asked of others.',
    'A képek nálunk vannak: másoktól semmit sem kérünk.',
  ),
  socialBear: words('Ursuleț cu salopetă în carouri', 'A bear in checked dungarees', 'Maci kockás kantáros nadrágban'),
  socialChair: words('Scaun de masă', 'A high chair', 'Etetőszék'),
  socialTent: words('Cort cu dungi', 'A striped tent', 'Csíkos sátor'),
  socialFox: words('Vulpe de tras', 'A fox to pull along', 'Húzható róka'),
  railTitle: words('De jucat', 'To play with', 'Játékra'),
  railLead: words('Primele din raft', 'First on the shelf', 'A polc eleje'),
  railAll: words('Toate jucăriile', 'All toys', 'Minden játék'),
  collectionsTitle: words('Colecții', 'Collections', 'Kollekciók'),
  brandsTitle: words('Branduri', 'Brands', 'Márkák'),
  lookTitle: words('Camera cu arcade', 'The room with arches', 'Az íves szoba'),
  stillTitle: words('O dimineață lungă, în pijamale', 'A long morning in pyjamas', 'Egy hosszú, pizsamás reggel'),
  stillLead: words('Lemn, bumbac, un cort cu steguleț.', 'Wood, cotton, a tent with a pennant.', 'Fa, pamut, egy zászlós sátor.'),
  showroomsTitle: words('Showroomuri', 'Showrooms', 'Bemutatótermek'),
  contactTitle: words('Scrie-ne', 'Write to us', 'Írjon nekünk'),
  contactLead: words(
    'Răspundem în cel mult o zi lucrătoare.',
    'We answer within one working day.',
    'Legkésőbb egy munkanapon belül válaszolunk.',
  ),
}

const map = (ro: string, en: string, hu: string) =>
  words(`Hartă desenată: showroomul din ${ro}`, `Drawn map: the ${en} showroom`, `Rajzolt térkép: a ${hu} bemutatóterem`)

/** What the pictures of the blocks show. */
export const BLOCK_PICTURE_TEXTS = {
  promo: words(
    'Landou alb și cărucior sport roșu, pe deal',
    'A white pram and a red pushchair on a hill',
    'Fehér mózeskosaras és piros sportbabakocsi a dombon',
  ),
  'hero-night': words(
    'Camera unui nou-născut, seara, cu landou, ursuleț și lampă',
    'A newborn’s room in the evening, with a pram, a bear and a lamp',
    'Egy újszülött szobája este, babakocsival, macival és lámpával',
  ),
  campaign: words(
    'Curcubeu din lemn pe un soclu, iepuraș și mașinuță',
    'A wooden rainbow on a plinth, a rabbit and a car',
    'Faszivárvány talapzaton, nyuszi és kisautó',
  ),
  night: words('Lampă de veghe lângă pătuț', 'A night light beside a cot', 'Éjjeli lámpa a kiságy mellett'),
  measure: words(
    'Salopetă cu liniile de măsurat: înălțime, piept, talie',
    'A romper with the lines to measure: height, chest, waist',
    'Kezeslábas a mérés vonalaival: magasság, mellbőség, derékbőség',
  ),
  rooms: words(
    'Camera cu arcade: landou, pătuț, scaun de masă, căluț și cort',
    'The room with arches: pram, cot, high chair, rocking horse and tent',
    'Az íves szoba: mózeskosaras babakocsi, kiságy, etetőszék, hintaló és sátor',
  ),
  'map-bucharest': map('București', 'Bucharest', 'bukaresti'),
  'map-cluj': map('Cluj-Napoca', 'Cluj-Napoca', 'kolozsvári'),
  'map-timisoara': map('Timișoara', 'Timișoara', 'temesvári'),
  'map-budapest': map('Budapesta', 'Budapest', 'budapesti'),
}
