/** The page of one product in the back office. */
import { msg, plural } from '#messages/text.ts'

export * from './attributes.ts'
export { faults, wrongValue } from './product-faults.ts'

export const product = msg('Produs', 'Product', 'Termék')
export const newProduct = msg('Produs nou', 'New product', 'Új termék')
export const unsaved = plural(
  { one: 'o modificare nesalvată', few: '# modificări nesalvate', other: '# de modificări nesalvate' },
  { one: '1 unsaved change', other: '# unsaved changes' },
  { one: '1 nem mentett módosítás', other: '# nem mentett módosítás' },
)
export const noChanges = msg('Nicio modificare', 'No changes', 'Nincs módosítás')
export const discard = msg('Renunță', 'Discard', 'Elvetés')
export const save = msg('Salvează', 'Save', 'Mentés')
export const saved = msg('Salvat', 'Saved', 'Mentve')
export const inTheShop = msg('În magazin', 'In the shop', 'Az üzletben')
export const sections = msg('Secțiuni', 'Sections', 'Szakaszok')
export const readOnly = msg(
  'Poți citi, nu și schimba: rolul tău nu permite asta.',
  'You can read here, not change: your role does not allow it.',
  'Itt olvashat, de nem módosíthat: ezt a szerepköre nem engedi.',
)
export const setOf = msg('Set de {count}', 'Set of {count}', '{count} részes szett')

export const texts = msg('Texte', 'Texts', 'Szövegek')
export const sideBySide = msg('Alăturat', 'Side by side', 'Egymás mellett')
export const onlyMissing = msg('Doar ce lipsește', 'Only what is missing', 'Csak a hiányzók')
export const complete = msg('complet', 'complete', 'teljes')
export const missingOf = msg('lipsesc {count} din {all}', '{count} of {all} missing', '{all} közül {count} hiányzik')
export const languages = {
  ro: msg('Română', 'Română', 'Română'),
  en: msg('English', 'English', 'English'),
  hu: msg('Magyar', 'Magyar', 'Magyar'),
}
export const fields = {
  name: msg('Nume', 'Name', 'Név'),
  slug: msg('Adresă', 'Address', 'Cím'),
  opening: msg('Pe scurt', 'In one line', 'Egy mondatban'),
  facts: msg('Descriere', 'Description', 'Leírás'),
  composition: msg('Compoziția fibrelor', 'Fibre composition', 'Szálösszetétel'),
  care: msg('Îngrijire', 'Care', 'Kezelés'),
  warnings: msg('Avertisment', 'Warning', 'Figyelmeztetés'),
  searchTitle: msg('Titlu', 'Title', 'Cím'),
  searchText: msg('Text', 'Text', 'Szöveg'),
  spareParts: msg('Piese de schimb', 'Spare parts', 'Pótalkatrészek'),
  repair: msg('Reparare', 'Repair', 'Javítás'),
}
/** '{field}, {language}': the name of a field among those of three languages. */
export const inLanguage = msg('{field}, {language}', '{field}, {language}', '{field}, {language}')
export const slugHint = msg('{path}', '{path}', '{path}')
export const slugWas = msg(
  'A fost {slug}; va răspunde cu 301',
  'Was {slug}; it will answer 301',
  'Eddig {slug}; 301-gyel fog válaszolni',
)
export const factsHint = msg('Un rând pentru fiecare punct.', 'One line for each point.', 'Pontonként egy sor.')
export const copyFrom = msg('Copiază {language}', 'Copy {language}', '{language} másolása')
export const greenClaim = msg(
  '„{words}” spune ceva despre mediu. Dovedește sau scoate.',
  '“{words}” is a green claim. Prove it, or leave it out.',
  'A „{words}” környezeti állítás. Igazolja vagy hagyja el.',
)
export const missingField = msg(
  'Lipsește: nu poate fi vândut în {market}',
  'Missing: {market} cannot be published',
  'Hiányzik: {market} nem tehető közzé',
)

export const pictures = msg('Fotografii', 'Pictures', 'Képek')
export const dragOrKeys = msg('Trage sau', 'Drag, or', 'Húzza, vagy')
export const cover = msg('Copertă', 'Cover', 'Borító')
export const addPictures = msg('Adaugă fotografii', 'Add pictures', 'Képek hozzáadása')
export const pictureHint = msg('4:5, de la 1200 px', '4:5, from 1200 px', '4:5, legalább 1200 px')
export const uploading = msg('Se încarcă…', 'Uploading…', 'Feltöltés…')
export const pictureNumber = msg('Fotografia {number}', 'Picture {number}', '{number}. kép')
export const altOf = msg(
  'Text alternativ, fotografia {number}',
  'Alt text, picture {number}',
  'Helyettesítő szöveg, {number}. kép',
)
export const allColours = msg('toate culorile', 'all colours', 'minden szín')
export const colourOf = msg('Culoarea fotografiei {number}', 'Colour of picture {number}', '{number}. kép színe')
export const movedTo = msg(
  'Fotografia este acum a {place}-a',
  'The picture is now number {place}',
  'A kép most {az place}. helyen áll',
)
export const remove = msg('Scoate', 'Remove', 'Eltávolítás')
export const crop = msg('Decupează la 4:5', 'Crop to 4:5', 'Kivágás 4:5 arányra')
export const cropShape = msg('Forma', 'Shape', 'Arány')
export const cropPlace = msg('Locul decupării', 'Place of the cut', 'A kivágás helye')
export const takePart = msg('Decupează', 'Crop', 'Kivágás')
export const moveEarlier = msg('Mută înainte', 'Move earlier', 'Mozgatás előre')
export const moveLater = msg('Mută după', 'Move later', 'Mozgatás hátra')

export const variants = msg('Variante și stoc', 'Variants and stock', 'Változatok és készlet')
export const variantsLine = plural(
  {
    one: 'un articol, {available} disponibile',
    few: '# articole, {available} disponibile',
    other: '# de articole, {available} disponibile',
  },
  { one: '1 item, {available} available', other: '# items, {available} available' },
  { one: '1 cikk, {available} elérhető', other: '# cikk, {available} elérhető' },
)
export const size = msg('Mărime', 'Size', 'Méret')
export const oneSize = msg('o mărime', 'one size', 'egy méret')
export const oneColour = msg('o culoare', 'one colour', 'egy szín')
export const all = msg('Toate', 'All', 'Összes')
export const addSizeOrColour = msg('Adaugă mărime sau culoare', 'Add size or colour', 'Méret vagy szín hozzáadása')
export const colour = msg('Culoare', 'Colour', 'Szín')
export const everySize = msg('în fiecare mărime', 'in every size', 'minden méretben')
export const everyColour = msg('în fiecare culoare', 'in every colour', 'minden színben')
export const sku = msg('Cod (SKU)', 'SKU', 'Cikkszám')
export const skuHint = msg(
  'Articolele noi primesc codul cu un număr după el.',
  'New items get this with a number behind.',
  'Az új cikkek ezt kapják, sorszámmal.',
)
export const add = msg('Adaugă', 'Add', 'Hozzáadás')
export const barcode = msg('Cod de bare', 'Barcode', 'Vonalkód')
export const checkRight = msg('Cifra de control este corectă', 'Check digit right', 'Az ellenőrző szám jó')
export const weight = msg('Greutate, g', 'Weight, g', 'Súly, g')
export const parcel = msg('Colet, cm', 'Parcel, cm', 'Csomag, cm')
export const parcelHint = msg('38 × 26 × 9', '38 × 26 × 9', '38 × 26 × 9')
export const parcelFault = msg(
  'Scrie trei numere: 38 × 26 × 9',
  'Write three numbers: 38 × 26 × 9',
  'Írjon három számot: 38 × 26 × 9',
)
export const stockHistory = msg('Istoricul stocului', 'Stock history', 'Készlettörténet')
export const onHand = msg('Fizic', 'On hand', 'Raktáron')
export const reserved = msg('Rezervat', 'Reserved', 'Foglalt')
export const available = msg('Disponibil', 'Available', 'Elérhető')
export const availableLine = msg(
  'disponibil = fizic minus rezervat',
  'available = on hand less reserved',
  'elérhető = raktáron mínusz foglalt',
)

export const safety = msg('Siguranță', 'Safety', 'Biztonság')
export const safetyLine = msg(
  'Se vede pe pagina produsului (GPSR art. 19)',
  'Shown openly on the product page (GPSR Art. 19)',
  'A termékoldalon látható (GPSR 19. cikk)',
)
export const maker = msg('Producător', 'Maker', 'Gyártó')
export const noMaker = msg('niciunul', 'none', 'nincs')
export const makerOfBrand = msg('cel al mărcii: {name}', 'that of the brand: {name}', 'a márkáé: {name}')
export const newMaker = msg('Producător nou', 'New maker', 'Új gyártó')
export const changeMaker = msg('Schimbă producătorul', 'Change the maker', 'Gyártó módosítása')
export const address = msg('Adresă poștală', 'Postal address', 'Postacím')
export const country = msg('Țara (două litere)', 'Country (two letters)', 'Ország (két betű)')
export const email = msg('E-mail', 'E-mail', 'E-mail')
export const responsible = msg('Persoana responsabilă în UE', 'Responsible person in the EU', 'Felelős személy az EU-ban')
export const notNeeded = msg(
  'Nu este nevoie: producătorul este în UE',
  'Not needed, the maker is in the EU',
  'Nem szükséges: a gyártó az EU-ban van',
)
export const responsibleMissing = msg(
  'Lipsește: adaugă la producător',
  'Missing: add it to the maker',
  'Hiányzik: adja meg a gyártónál',
)
export const typeAndNumber = msg('Tip și identificator', 'Type and identifier', 'Típus és azonosító')
export const andMore = msg('{first} și încă {count}', '{first} and {count} more', '{first} és még {count}')
export const noneGiven = msg('Producătorul nu dă niciunul', 'None given by the maker', 'A gyártó nem ad meg ilyet')
export const standard = msg('Standard', 'Standard', 'Szabvány')
export const greenProof = msg('Dovada pentru mediu', 'Proof of green claims', 'Környezeti állítás igazolása')
export const greenProofHint = msg('Certificatul și numărul lui', 'The certificate and its number', 'A tanúsítvány és a száma')
export const guarantees = msg('Garanții', 'Guarantees', 'Jótállás')
export const durability = msg(
  'Garanția producătorului, ani (GARAN)',
  'Producer’s durability guarantee, years (GARAN)',
  'Gyártói tartóssági jótállás, év (GARAN)',
)
export const durabilityHint = msg(
  'Peste 2, gratuită, pentru tot produsul; altfel gol',
  'Above 2, free, for the whole product; else empty',
  '2 felett, ingyenes, az egész termékre; különben üres',
)
export const huGuarantee = msg('Jótállás în Ungaria', 'Mandatory guarantee in Hungary', 'Kötelező jótállás')
export const notSaid = msg('nu se știe', 'not said', 'nincs megadva')
export const monthsLine = plural(
  { one: 'o lună', few: '# luni', other: '# de luni' },
  { one: '1 month', other: '# months' },
  { one: '# hónap', other: '# hónap' },
)
export const software = msg('Actualizări software, luni', 'Software updates, months', 'Szoftverfrissítés, hónap')

export const searchResults = msg('Rezultate de căutare', 'Search results', 'Keresési találatok')
export const titleLength = msg(
  'Titlu {title} din 60, text {text} din 155',
  'Title {title} of 60, text {text} of 155',
  'Cím {title} / 60, szöveg {text} / 155',
)
export const searchHint = msg(
  'Gol: numele și rândul de sub el',
  'Empty: the name and its line',
  'Üresen: a név és az egymondatos leírás',
)

export const schedule = msg('Program', 'Schedule', 'Ütemezés')
export const nothingPlanned = msg('Nimic programat.', 'Nothing is planned.', 'Nincs ütemezve semmi.')
export const planChange = msg('Programează', 'Plan a change', 'Módosítás ütemezése')
export const planWhat = msg('Ce', 'What', 'Mi')
export const planWhen = msg('Când', 'When', 'Mikor')
export const market = msg('Piață', 'Market', 'Piac')
export const willPublish = msg('Se pune în vânzare', 'Is published', 'Közzététel')
export const willWithhold = msg('Se scoate din vânzare', 'Is taken off sale', 'Értékesítésből kivonás')
export const cancelPlan = msg('Anulează', 'Cancel it', 'Visszavonás')

export const sets = msg('Seturi', 'Sets', 'Szettek')
export const noSets = msg('Nu este parte din niciun set.', 'It is part of no set.', 'Egyetlen szettnek sem része.')
export const parts = msg('Părți', 'Parts', 'Részek')
export const addPart = msg('Adaugă o parte', 'Add a part', 'Rész hozzáadása')
export const findPart = msg('Caută după cod sau nume', 'Find by SKU or name', 'Keresés cikkszám vagy név szerint')
export const pieces = msg('Bucăți', 'Pieces', 'Darab')
export const alone = msg('Separat', 'Alone', 'Külön')
export const together = msg('Împreună', 'Together', 'Együtt')
export const priceOfSet = msg('Prețul setului', 'Price of the set', 'A szett ára')
export const shopperSaves = msg('Clientul economisește', 'Shopper saves', 'A vásárló megtakarítása')
export const howMany = msg('Câte se pot vinde', 'How many can be sold', 'Mennyi adható el')
export const scarcest = msg('Hotărăște partea cea mai puțină', 'The scarcest part decides', 'A legkevesebb rész dönt')
export const setLine = msg(
  'Economia se arată ca „în loc de … luate separat”, nu tăiată: setul însuși nu s-a vândut la acel preț.',
  'The saving is shown as “instead of … bought one by one”, not struck through: the set itself was never sold for that.',
  'A megtakarítás „külön-külön … helyett” formában látszik, nem áthúzva: a szettet sosem árulták annyiért.',
)

export const attributes = msg('Atribute', 'Attributes', 'Jellemzők')
export const noAttributes = msg('Dicționarul este gol.', 'The dictionary is empty.', 'A szótár üres.')
export const addAttribute = msg('Adaugă un atribut', 'Add an attribute', 'Jellemző hozzáadása')
export const yes = msg('da', 'yes', 'igen')
export const no = msg('nu', 'no', 'nem')

export const prices = msg('Prețuri', 'Prices', 'Árak')
export const withVat = msg('cu TVA', 'with VAT', 'áfával')

export const mayItBeSold = msg('Poate fi vândut?', 'May it be sold?', 'Eladható?')
export const live = msg('în vânzare', 'live', 'él')
export const blocked = msg('blocat', 'blocked', 'elakadt')
export const ready = msg('gata', 'ready', 'kész')
export const publishIn = msg('Pune în vânzare în {market}', 'Publish in {market}', 'Közzététel: {market}')
export const withholdIn = msg('Scoate din vânzare în {market}', 'Take off sale in {market}', 'Kivonás: {market}')
export const publishAll = msg('Pune în vânzare unde este gata', 'Publish wherever it is ready', 'Közzététel, ahol kész')
export const saveFirst = msg('Salvează întâi.', 'Save first.', 'Előbb mentse.')
export const doesNotBlock = msg('Nu blochează', 'Does not block', 'Nem akadály')
export const checks = {
  texts: msg('Text', 'Text', 'Szöveg'),
  warning: msg('Avertisment', 'Warning', 'Figyelmeztetés'),
  picture: msg('Fotografie', 'Picture', 'Kép'),
  maker: msg('Producător cu adresă', 'Maker with address', 'Gyártó címmel'),
  responsible: msg('Persoană responsabilă', 'Responsible person', 'Felelős személy'),
  identifier: msg('Identificator', 'Identifier', 'Azonosító'),
  barcode: msg('Cod de bare', 'Barcode', 'Vonalkód'),
  price: msg(
    'Preț în fiecare monedă, forinți întregi',
    'Price in every currency, whole forints',
    'Ár minden pénznemben, egész forint',
  ),
  vat: msg('Clasă de TVA', 'VAT class', 'Áfaosztály'),
  fibres: msg('Compoziția fibrelor', 'Fibre composition', 'Szálösszetétel'),
  approval: msg('Omologare R129', 'R129 approval', 'R129 jóváhagyás'),
  recall: msg('Fără rechemare în curs', 'No recall that runs', 'Nincs folyamatban visszahívás'),
  no_promo: msg('Fără promovare', 'No promotion', 'Nem reklámozható'),
  parts: msg('Fiecare parte este în vânzare', 'Every part is live', 'Minden rész él'),
  alt: msg('Text alternativ', 'Alt text', 'Helyettesítő szöveg'),
  claims: msg('Afirmații despre mediu', 'Green claims', 'Környezeti állítások'),
}
export const where = msg('Unde', 'Where', 'Hol')
export const brand = msg('Marcă', 'Brand', 'Márka')
export const collection = msg('Colecție', 'Collection', 'Kollekció')
export const tags = msg('Etichete, cu virgulă', 'Tags, with commas', 'Címkék, vesszővel')
export const vat = msg('TVA', 'VAT', 'Áfa')
export const vatClasses: Readonly<Record<string, () => string>> = {
  standard: msg('Standard', 'Standard', 'Általános'),
  children_clothing: msg('Haine pentru copii', 'Children’s clothing', 'Gyermekruha'),
  children_footwear: msg('Încălțăminte pentru copii', 'Children’s footwear', 'Gyermekcipő'),
  child_car_seat: msg('Scaun auto', 'Child car seat', 'Autósülés'),
  nappies: msg('Scutece', 'Nappies', 'Pelenka'),
  infant_food: msg('Hrană pentru sugari', 'Infant food', 'Bébiétel'),
  books: msg('Cărți', 'Books', 'Könyv'),
}
export const ageFrom = msg('De la, luni', 'From, months', 'Kezdete, hónap')
export const ageTo = msg('Până la, luni', 'Until, months', 'Vége, hónap')
export const greenTax = msg('Timbru verde, bani', 'Green tax, bani', 'Környezetvédelmi díj, bani')
export const flags = msg('Marcaje', 'Flags', 'Jelölések')
export const flagNames = {
  custom_made: msg('Personal: fără retragere', 'Personal: no withdrawal', 'Személyre szóló: nincs elállás'),
  sealed_hygiene: msg('Produs de igienă sigilat', 'Sealed hygiene goods', 'Lezárt higiéniai termék'),
  noPromo: msg('Lapte de început, fără promovare', 'Infant formula, no promotion', 'Anyatej-helyettesítő, nem reklámozható'),
  bulky: msg('Voluminos', 'Bulky', 'Terjedelmes'),
  weee: msg('Aparat electric', 'Electrical', 'Elektromos'),
  safe_sleep: msg('Somn sigur: cu sfaturi', 'Safe sleep: with advice', 'Biztonságos alvás: tanáccsal'),
}
export const newIs = msg(
  'Nou: din prima zi de vânzare, singur',
  'New: by itself, from the first day of sale',
  'Új: magától, az értékesítés első napjától',
)
export const lastChanges = msg('Ultimele schimbări', 'Last changes', 'Utolsó módosítások')
export const nothingChanged = msg('Încă nimic.', 'Nothing yet.', 'Még semmi.')
export const wholeHistory = msg('Tot istoricul', 'Whole history', 'Teljes történet')

export const conflictTitle = msg(
  'Altcineva a salvat produsul cât ai scris',
  'Somebody saved this product while you were writing',
  'Valaki elmentette a terméket, amíg Ön írt',
)
export const conflictLine = msg(
  'Câmpurile schimbate de o singură persoană sunt deja împreună. Alege pentru celelalte.',
  'Fields that only one of you changed are already together. Choose for the others.',
  'Az egyikük által módosított mezők már együtt vannak. A többinél válasszon.',
)
export const yours = msg('Al tău', 'Yours', 'Az Öné')
export const theirs = msg('Al celuilalt', 'Theirs', 'A másiké')
export const saveMixture = msg('Salvează așa', 'Save this mixture', 'Mentés így')
export const takeAll = msg('Ia tot al celuilalt', 'Take all of theirs', 'Mindent a másiktól')
export const bothStay = msg(
  'Nu se pierde nimic: ambele rămân în istoric.',
  'Nothing is lost: both versions stay in the history.',
  'Semmi sem vész el: mindkettő megmarad a történetben.',
)

export const whichKind = msg('Fel', 'Kind', 'Fajta')
export const simple = msg('Produs', 'Product', 'Termék')
export const bundle = msg('Set din alte produse', 'Set of other products', 'Szett más termékekből')
export const makeDraft = msg('Creează ciorna', 'Make the draft', 'Vázlat létrehozása')
export const draftLine = msg(
  'Nu se vede nicăieri până când nu îl pui în vânzare într-o piață.',
  'It is shown nowhere until you publish it in a market.',
  'Sehol sem látszik, amíg közzé nem teszi egy piacon.',
)
export const priceIn = msg('Preț, {currency}', 'Price, {currency}', 'Ár, {currency}')
