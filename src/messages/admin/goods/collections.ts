/** Collections in the back office. */
import { msg, plural } from '#messages/text.ts'

export const collections = msg('Colecții', 'Collections', 'Kollekciók')
export const newCollection = msg('Colecție nouă', 'New collection', 'Új kollekció')
export const make = msg('Creează', 'Create', 'Létrehozás')
export const made = msg(
  'Colecția este creată și ascunsă',
  'The collection is made, and hidden',
  'A kollekció elkészült, egyelőre rejtve',
)
export const madeHidden = msg(
  'Începe ascunsă: o arăți când este gata.',
  'It begins hidden: show it once it is ready.',
  'Rejtve kezdődik: akkor jelenítse meg, amikor elkészült.',
)
export const below = msg('Sub', 'Below', 'Alatta ennek')
export const atTheTop = msg('la rădăcină', 'at the top', 'legfelül')
export const areas = msg('Colecții și atribute', 'Collections and attributes', 'Kollekciók és jellemzők')
export const find = msg('Caută o colecție', 'Find a collection', 'Kollekció keresése')
export const tree = msg('Arborele colecțiilor', 'Tree of collections', 'A kollekciók fája')
export const none = msg('Nicio colecție.', 'No collection.', 'Nincs kollekció.')
export const chooseOne = msg(
  'Alege o colecție din arbore.',
  'Choose a collection from the tree.',
  'Válasszon egy kollekciót a fából.',
)
export const dragOr = msg('Trage sau folosește', 'Drag, or use', 'Húzza, vagy használja:')
export const movingChanges = msg(
  'Mutarea schimbă adresa; cea veche răspunde 301 în toate limbile.',
  'Moving changes the address; the old one answers 301 in all languages.',
  'Az áthelyezés megváltoztatja a címet; a régi minden nyelven 301-gyel válaszol.',
)
export const movedBelow = msg('{name}: mutată sub {parent}', '{name}: moved below {parent}', '{name}: áthelyezve ide: {parent}')
export const movedTop = msg('{name}: mutată la rădăcină', '{name}: moved to the top', '{name}: áthelyezve legfelülre')
export const open = msg('Deschide {name}', 'Open {name}', '{name} megnyitása')
export const shut = msg('Închide {name}', 'Close {name}', '{name} bezárása')

const products = plural(
  { one: '# produs', few: '# produse', other: '# de produse' },
  { one: '# product', other: '# products' },
  { one: '# termék', other: '# termék' },
)
export const productsCount = products
export const states = {
  shown: msg('în magazin', 'in the shop', 'az üzletben'),
  hidden: msg('ascunsă', 'hidden', 'rejtett'),
  waits: msg('încă nu a început', 'not begun yet', 'még nem kezdődött el'),
  over: msg('încheiată', 'over', 'lejárt'),
}

export const name = msg('Nume', 'Name', 'Név')
export const slug = msg('Adresă', 'Address', 'Cím')
export const slugHint = msg(
  'Adresa veche duce la cea nouă.',
  'The old address leads to the new one.',
  'A régi cím az újra vezet.',
)
export const description = msg('Text deasupra listei', 'Text above the list', 'Szöveg a lista felett')
export const tagline = msg('Câteva cuvinte pe prima pagină', 'A few words on the home page', 'Néhány szó a kezdőlapon')
export const texts = msg('Nume și texte', 'Names and texts', 'Nevek és szövegek')

export const whichProducts = msg('Ce produse', 'Which products', 'Mely termékek')
export const byHand = msg('Alese manual', 'Chosen by hand', 'Kézzel választva')
export const byRules = msg('După reguli, plus manual', 'By rules, plus by hand', 'Szabályok szerint, kézzel is')
export const byHandHint = msg(
  'Produsele se pun aici din pagina lor sau din lista de produse.',
  'Products are put here on their own page or in the list of products.',
  'A termékeket a saját oldalukon vagy a terméklistában lehet ide tenni.',
)
export const meetsAll = msg(
  'Un produs intră aici când le îndeplinește pe toate.',
  'A product belongs here when it meets all of these.',
  'Egy termék akkor tartozik ide, ha mindegyiknek megfelel.',
)
export const matching = plural(
  { one: '# se potrivește', few: '# se potrivesc', other: '# se potrivesc' },
  { one: '# matches', other: '# match' },
  { one: '# megfelel', other: '# megfelel' },
)
export const moreThanBefore = msg('cu {count} mai multe', '{count} more than before', '{count} több, mint eddig')
export const fewerThanBefore = msg('cu {count} mai puține', '{count} fewer than before', '{count} kevesebb, mint eddig')
export const addRule = msg('Adaugă o regulă', 'Add a rule', 'Szabály hozzáadása')
export const addGroup = msg('Adaugă un grup „oricare din”', 'Add “any of” group', '„Bármelyik” csoport hozzáadása')
export const meetsAny = msg('Ajunge una dintre acestea.', 'One of these is enough.', 'Ezek közül egy is elég.')
export const removeGroup = msg('Șterge grupul {number}', 'Remove group {number}', '{number}. csoport törlése')
export const removeRule = msg('Șterge regula {number}', 'Remove rule {number}', '{number}. szabály törlése')
export const ruleKind = msg('Regula {number}', 'Rule {number}', '{number}. szabály')
export const valuesOfRule = msg('Valorile regulii {number}', 'Values of rule {number}', '{number}. szabály értékei')
export const addValue = msg('Adaugă', 'Add', 'Hozzáadás')
export const removeValue = msg('Scoate {name}', 'Remove {name}', '{name} eltávolítása')
export const ruleKinds = {
  brand: msg('Marca', 'Brand', 'Márka'),
  collection: msg('Categoria', 'Category', 'Kategória'),
  price: msg('Prețul', 'Price', 'Ár'),
  reduced: msg('Redus', 'Reduced', 'Leértékelt'),
  new: msg('Nou', 'New', 'Új'),
  age: msg('Vârsta', 'Age', 'Életkor'),
}
export const isOneOf = msg('este una din', 'is one of', 'ezek egyike')
export const isBetween = msg('este între', 'is between', 'ezek között van')
export const overlaps = msg('se suprapune cu', 'overlaps', 'átfedi')
export const from = msg('De la', 'From', 'Ettől')
export const to = msg('Până la', 'To', 'Eddig')
export const months = msg('luni', 'months', 'hónap')
export const reducedHint = msg(
  'cu o reducere care se poate arăta acolo:',
  'with a reduction that may be shown there:',
  'ott megjeleníthető leértékeléssel:',
)
export const marketsWithoutLimits = msg(
  'Sumele nu se convertesc: într-o piață fără limite regula nu listează nimic.',
  'Amounts are not converted: in a market without limits the rule lists nothing.',
  'Az összegek nem számolódnak át: ahol nincs határ, ott a szabály semmit sem sorol fel.',
)
export const newHint = plural(
  { one: 'publicat în ultima zi', few: 'publicat în ultimele # zile', other: 'publicat în ultimele # de zile' },
  { one: 'published in the last day', other: 'published in the last # days' },
  { one: 'az elmúlt napban közzétéve', other: 'az elmúlt # napban közzétéve' },
)

export const orderAndPins = msg('Ordine și fixate', 'Order and pins', 'Sorrend és kitűzöttek')
export const pinsHint = msg(
  'Cele epuizate merg singure la urmă. Trage un produs ca să-l fixezi; cele fixate vin primele când clientul nu sortează altfel.',
  'Sold-out products go last by themselves. Drag a product to pin it; pinned ones come first while the customer sorts by nothing else.',
  'Az elfogyott termékek maguktól a végére kerülnek. Húzzon át egy terméket a kitűzéshez; a kitűzöttek az elsők, amíg a vásárló nem rendez másként.',
)
export const pinned = msg('fixat {number}', 'pinned {number}', 'kitűzve: {number}')
export const soldOut = msg('epuizat', 'sold out', 'elfogyott')
export const pin = msg('Fixează {name}', 'Pin {name}', '{name} kitűzése')
export const unpin = msg('Nu mai fixa {name}', 'Unpin {name}', '{name} levétele')
export const earlier = msg('Mai devreme: {name}', 'Earlier: {name}', 'Előrébb: {name}')
export const later = msg('Mai târziu: {name}', 'Later: {name}', 'Hátrébb: {name}')
export const nothingListed = msg('Niciun produs nu se potrivește.', 'No product matches.', 'Egyetlen termék sem felel meg.')

export const shownFilters = msg('Filtre, în această ordine', 'Filters shown, in this order', 'Szűrők, ebben a sorrendben')
export const filtersByShop = msg('Alese de magazin', 'Chosen by the shop', 'Az üzlet választja')
export const filtersChosen = msg('Alese manual', 'Chosen by hand', 'Kézzel választva')
export const filtersByShopHint = msg(
  'Lista arată filtrele care împart produsele ei.',
  'The listing shows the filters that divide its products.',
  'A lista azokat a szűrőket mutatja, amelyek felosztják a termékeit.',
)
export const addFilter = msg('Adaugă un filtru', 'Add a filter', 'Szűrő hozzáadása')
export const when = msg('Când', 'When', 'Mikor')
export const whenHint = msg(
  'După ceasul din România. Înainte de început adresa răspunde 404, după sfârșit duce la ce e deasupra.',
  'By the clock of Romania. Before the start the address answers 404, after the end it leads to what is above.',
  'Romániai idő szerint. A kezdete előtt a cím 404-gyel válaszol, a vége után a felette lévőre vezet.',
)
export const where = msg('Unde', 'Where', 'Hol')
export const isHidden = msg('Ascunsă în magazin', 'Hidden in the shop', 'Rejtve az üzletben')
export const hiddenHint = msg(
  'Adresa răspunde 404, și tot ce e dedesubt. Nu apare în meniuri.',
  'Its address answers 404, and so does all below it. It is in no menu.',
  'A címe 404-gyel válaszol, és minden alatta is. Egyik menüben sem szerepel.',
)
export const shownIn = msg('Se vede în', 'Shown in', 'Itt látható')
export const withheldHint = msg(
  'Într-o piață nebifată adresa răspunde 404, și tot ce e dedesubt. Nu apare în meniul și harta ei.',
  'In a market without a tick its address answers 404, and so does all below it. It is in no menu and no sitemap there.',
  'Ahol nincs bejelölve, ott a címe 404-gyel válaszol, és minden alatta is. Az ottani menüben és oldaltérképen sem szerepel.',
)
export const firstIn = msg('Piața primelor produse', 'Market of the first products', 'Az első termékek piaca')
export const inTheShop = msg('Vezi în magazin', 'See it in the shop', 'Megnézem az üzletben')

/** Faults of fields, by their code. */
export const COLLECTION_FAULTS = {
  slug_form: msg(
    'Folosește litere mici de la a la z, cifre și cratime',
    'Use lower-case letters a to z, digits and hyphens',
    'Használjon a és z közötti kisbetűket, számjegyeket és kötőjelet',
  ),
  slug_taken: msg(
    'Altă colecție de alături are această adresă',
    'Another collection beside it has this address',
    'Egy mellette lévő kollekciónak már ez a címe',
  ),
  unknown_filter: msg('Acest filtru nu există', 'There is no such filter', 'Nincs ilyen szűrő'),
  before_start: msg('Sfârșitul este înainte de început', 'The end is before the start', 'A vége a kezdete előtt van'),
}

/** Sentences of refusals, by their code. */
export const COLLECTION_PROBLEMS = {
  collection_not_found: msg('Colecția nu există.', 'There is no such collection.', 'Nincs ilyen kollekció.'),
  rule_empty: msg(
    'Nesalvat: unei reguli îi lipsește valoarea sau nu se poate citi. Completeaz-o sau șterge regula.',
    'Not saved: a rule has no value, or one that cannot be read. Complete it, or remove the rule.',
    'Nincs mentve: az egyik szabálynak nincs értéke, vagy nem olvasható. Egészítse ki, vagy törölje a szabályt.',
  ),
  collection_all: msg(
    'Colecția cu toate produsele stă la rădăcină, cu nimic dedesubt. Alege alt loc.',
    'The collection of all products stays at the top, with nothing below it. Choose another place.',
    'Az összes terméket felsoroló kollekció legfelül marad, alatta semmi sem lehet. Válasszon másik helyet.',
  ),
  collection_below_itself: msg(
    'O colecție nu poate sta sub ea însăși. Alege alt loc.',
    'A collection cannot lie below itself. Choose another place.',
    'Egy kollekció nem lehet önmaga alatt. Válasszon másik helyet.',
  ),
  collection_has_menu: msg(
    'Colecția are un panou în bara de meniu și rămâne la rădăcină.',
    'The collection has a panel in the menu bar and stays at the top.',
    'A kollekciónak saját panelje van a menüsorban, ezért legfelül marad.',
  ),
  collection_address_taken: msg(
    'Acolo există deja o colecție cu aceeași adresă. Schimbă întâi adresa uneia.',
    'There is a collection with the same address already. Change the address of one first.',
    'Ott már van ugyanilyen című kollekció. Előbb módosítsa az egyik címét.',
  ),
}
