/** Stock in the back office: the list, changes with a reason, limits and the ledger. */
import { msg, plural } from '#messages/text.ts'

export const stock = msg('Stoc', 'Stock', 'Készlet')
export const sections = msg('Secțiunile stocului', 'Sections of stock', 'A készlet részei')
export const byWarehouse = msg('Pe depozite', 'By warehouse', 'Raktáranként')
export const counts = msg('Inventare', 'Counts', 'Leltárak')
export const transfers = msg('Transferuri', 'Transfers', 'Átszállítások')
export const history = msg('Istoric', 'History', 'Előzmények')
export const startCount = msg('Începe un inventar', 'Start a count', 'Leltár indítása')
export const newTransfer = msg('Transfer nou', 'New transfer', 'Új átszállítás')

export const viewsLabel = msg('Vederi', 'Views', 'Nézetek')
export const views = {
  all: msg('Toate', 'All', 'Összes'),
  low: msg('Puține', 'Low', 'Fogyóban'),
  sold_out: msg('Epuizate', 'Sold out', 'Elfogyott'),
  attention: msg('De verificat', 'Needs attention', 'Ellenőrizendő'),
}
export const search = msg('Nume, cod sau cod de bare', 'Name, id or barcode', 'Név, cikkszám vagy vonalkód')
export const warehouse = msg('Depozit', 'Warehouse', 'Raktár')
export const anyWarehouse = msg('Toate depozitele', 'All warehouses', 'Minden raktár')
export const sorting = msg('Ordine', 'Order of rows', 'Sorrend')
export const sorts = {
  article: msg('Ordinea adăugării', 'As added', 'Felvétel szerint'),
  fewest: msg('Cele mai puține întâi', 'Fewest first', 'A legkevesebb elöl'),
  most: msg('Cele mai multe întâi', 'Most first', 'A legtöbb elöl'),
}
export const shown = msg('Numere', 'Numbers', 'Számok')
export const numbers = {
  available: msg('Disponibil', 'Available', 'Elérhető'),
  lying: msg('În depozit', 'On hand', 'Raktáron'),
  promised: msg('Rezervat', 'Reserved', 'Foglalt'),
}
export const article = msg('Articol', 'Article', 'Cikk')
export const barcode = msg('Cod de bare', 'Barcode', 'Vonalkód')
export const all = msg('Total', 'All', 'Összesen')
export const low = msg('Prag', 'Threshold', 'Küszöb')
export const onTheWay = msg('Pe drum', 'On the way', 'Úton')
export const lasts = msg('Ajunge', 'Lasts', 'Kitart')
export const days = plural(
  { one: '# zi', few: '# zile', other: '# de zile' },
  { one: '# day', other: '# days' },
  { one: '# nap', other: '# nap' },
)
export const soldOut = msg('epuizat', 'sold out', 'elfogyott')
export const piecesOf = plural(
  { one: '# bucată', few: '# bucăți', other: '# de bucăți' },
  { one: '# piece', other: '# pieces' },
  { one: '# darab', other: '# darab' },
)
export const articles = plural(
  { one: '# articol', few: '# articole', other: '# de articole' },
  { one: '# article', other: '# articles' },
  { one: '# cikk', other: '# cikk' },
)
export const neverCounted = msg('neinventariat', 'never counted', 'még nem volt leltár')
export const beingCounted = msg('se inventariază acum', 'being counted now', 'leltár folyik')
export const smallFigures = msg(
  'numerele mici: rezervate pentru comenzi',
  'small figures: reserved for orders',
  'kis számok: rendelésekhez foglalva',
)
export const nothing = msg('Niciun articol aici', 'No article here', 'Itt nincs cikk')
export const nothingFits = msg('Niciun articol nu se potrivește', 'No article fits', 'Egy cikk sem felel meg')
export const changeOf = msg(
  '{name}, {place}: {pieces}. Schimbă',
  '{name}, {place}: {pieces}. Change',
  '{name}, {place}: {pieces}. Módosítás',
)
export const missingMark = plural(
  { one: 'lipsește o bucată promisă', few: 'lipsesc # bucăți promise', other: 'lipsesc # de bucăți promise' },
  { one: '# promised piece is missing', other: '# promised pieces are missing' },
  { one: '# megígért darab hiányzik', other: '# megígért darab hiányzik' },
)

export const changeTitle = msg('Schimbă stocul', 'Change stock', 'Készlet módosítása')
export const liesThere = msg('Câte bucăți sunt acolo', 'Pieces that are there', 'Ennyi darab van ott')
export const reason = msg('Motiv', 'Reason', 'Indok')
export const reasons = {
  correction: msg('Corecție', 'Correction', 'Helyesbítés'),
  damaged: msg('Stricat, scos din stoc', 'Broken, written off', 'Sérült, leírva'),
  found: msg('Găsit', 'Found', 'Megkerült'),
  lost: msg('Pierdut', 'Lost', 'Elveszett'),
  return: msg('Retur', 'Return', 'Visszáru'),
  delivery: msg('Livrare de la furnizor', 'Delivery of a supplier', 'Beszállítás'),
}
export const note = msg('Notă', 'Note', 'Megjegyzés')
export const change = msg('Schimbă stocul', 'Change stock', 'Készlet módosítása')
export const becomes = msg('în depozit', 'on hand', 'raktáron')
export const becomesAvailable = msg('disponibil', 'available', 'elérhető')
export const changed = msg('Stocul este schimbat.', 'The stock is changed.', 'A készlet módosult.')
export const isPromised = plural(
  {
    one: 'O bucată este promisă: {orders}. Anulează sau mută întâi comanda.',
    few: '# bucăți sunt promise comenzilor: {orders}. Anulează sau mută întâi comenzile.',
    other: '# de bucăți sunt promise comenzilor: {orders}. Anulează sau mută întâi comenzile.',
  },
  {
    one: '1 piece is promised: {orders}. Cancel or move that order first.',
    other: '# pieces are promised to orders: {orders}. Cancel or move those orders first.',
  },
  {
    one: '# darab rendeléshez tartozik: {orders}. Előbb törölje vagy helyezze át.',
    other: '# darab rendelésekhez tartozik: {orders}. Előbb törölje vagy helyezze át ezeket.',
  },
)
export const isPromisedTo = plural(
  {
    one: 'O bucată este promisă unei comenzi. Anulează sau mută întâi comanda.',
    few: '# bucăți sunt promise comenzilor. Anulează sau mută întâi comenzile.',
    other: '# de bucăți sunt promise comenzilor. Anulează sau mută întâi comenzile.',
  },
  {
    one: '1 piece is promised to an order. Cancel or move that order first.',
    other: '# pieces are promised to orders. Cancel or move those orders first.',
  },
  {
    one: '# darab egy rendeléshez tartozik. Előbb törölje vagy helyezze át.',
    other: '# darab rendelésekhez tartozik. Előbb törölje vagy helyezze át ezeket.',
  },
)
export const isOtherNow = plural(
  {
    one: 'Acum este o bucată acolo: s-a schimbat între timp. Uită-te și scrie din nou numărul.',
    few: 'Acum sunt # bucăți acolo: s-a schimbat între timp. Uită-te și scrie din nou numărul.',
    other: 'Acum sunt # de bucăți acolo: s-a schimbat între timp. Uită-te și scrie din nou numărul.',
  },
  {
    one: 'There is 1 piece there now: the stock has changed meanwhile. Look and type the number again.',
    other: 'There are # pieces there now: the stock has changed meanwhile. Look and type the number again.',
  },
  {
    one: 'Most # darab van ott: közben változott. Nézze meg, és írja be újra a számot.',
    other: 'Most # darab van ott: közben változott. Nézze meg, és írja be újra a számot.',
  },
)

export const limitsOf = msg('Praguri și rafturi: {name}', 'Thresholds and shelves: {name}', 'Küszöbök és polcok: {name}')
export const lowAll = msg('Prag pentru toate depozitele', 'Threshold of all warehouses', 'Küszöb az összes raktárra')
export const lowHint = msg(
  'Gol: sub {usual} bucăți sunt puține.',
  'Empty: fewer than {usual} pieces are few.',
  'Üresen: {usual} darab alatt kevés.',
)
export const lowAt = msg('Prag, {place}', 'Threshold, {place}', 'Küszöb, {place}')
export const shelfAt = msg('Raft, {place}', 'Shelf, {place}', 'Polc, {place}')
export const save = msg('Salvează', 'Save', 'Mentés')
export const saved = msg('Salvat.', 'Saved.', 'Mentve.')
export const showHistory = msg('Istoric', 'History', 'Előzmények')
export const details = msg('Praguri, rafturi și istoric', 'Thresholds, shelves and history', 'Küszöbök, polcok, előzmények')

export const when = msg('Când', 'When', 'Mikor')
export const who = msg('Cine', 'Who', 'Ki')
export const after = msg('după', 'after', 'utána')
export const shop = msg('magazin', 'shop', 'üzlet')
export const kind = msg('Fel', 'Kind', 'Fajta')
export const anyKind = msg('Toate felurile', 'All kinds', 'Minden fajta')
export const kinds = {
  start: msg('Început', 'Start', 'Kezdet'),
  import: msg('Import', 'Import', 'Importálás'),
  order_placed: msg('Comandă plasată', 'Order placed', 'Rendelés leadva'),
  order_paid: msg('Comandă plătită', 'Order paid', 'Rendelés fizetve'),
  order_released: msg('Comandă încheiată fără livrare', 'Order ended unsent', 'Rendelés feladás nélkül zárult'),
  order_sent: msg('Comandă trimisă', 'Order sent', 'Rendelés feladva'),
  order_moved: msg('Comandă mutată', 'Order moved', 'Rendelés áthelyezve'),
  order_refunded: msg('Comandă rambursată', 'Order refunded', 'Rendelés visszatérítve'),
  order_back: msg('Comandă întoarsă', 'Order came back', 'Rendelés visszajött'),
  ...reasons,
  count: msg('Inventar', 'Count', 'Leltár'),
  transfer_out: msg('Transfer plecat', 'Transfer sent', 'Átszállítás elindult'),
  transfer_in: msg('Transfer sosit', 'Transfer received', 'Átszállítás megérkezett'),
  transfer_back: msg('Transfer, rămas acasă', 'Transfer, not sent', 'Átszállítás, nem ment el'),
}
export const keptForEver = msg(
  'Fiecare rând se păstrează; o greșeală se îndreaptă cu alt rând.',
  'Every row is kept; a mistake is put right by another row.',
  'Minden sor megmarad; a hibát egy újabb sor javítja.',
)
export const noMovement = msg('Nicio mișcare', 'No movement', 'Nincs mozgás')
export const chartOf = msg(
  'Bucăți în depozite în ultimele șase săptămâni: {first} la început, {last} acum',
  'Pieces in the warehouses in the last six weeks: {first} at the beginning, {last} now',
  'Darabok a raktárakban az elmúlt hat hétben: eleinte {first}, most {last}',
)
export const weeksAgo = msg('acum 6 săptămâni', '6 weeks ago', '6 hete')
export const wholeHistory = msg('Toate articolele', 'All articles', 'Minden cikk')

/** Why a step was refused, by the code of the problem. */
export const refusals: Readonly<Record<string, () => string>> = {
  changed_meanwhile: msg(
    'Cineva a schimbat între timp. Pagina arată acum starea nouă; încearcă din nou.',
    'Somebody changed it meanwhile. The page shows the new state now; try again.',
    'Valaki közben módosította. Az oldal már az új állapotot mutatja; próbálja újra.',
  ),
  nothing_to_count: msg(
    'În acest depozit nu este niciun articol din ce ai ales.',
    'This warehouse has no article of what you chose.',
    'Ebben a raktárban nincs a választottból egyetlen cikk sem.',
  ),
  count_closed: msg(
    'Inventarul s-a încheiat. Ce ai scanat după aceea rămâne pe acest dispozitiv și nu se mai înregistrează.',
    'The count has ended. What you scanned after that stays on this device and is not booked.',
    'A leltár lezárult. Amit azután olvasott be, ezen az eszközön marad, és nem kerül könyvelésre.',
  ),
  code_not_found: msg('Codul are deja un articol.', 'The code has an article already.', 'A kódhoz már tartozik cikk.'),
  out_of_stock: msg(
    'Depozitul nu are atâtea bucăți libere. Cele promise comenzilor nu pleacă.',
    'The warehouse has fewer free pieces. Those promised to orders do not leave.',
    'A raktárban nincs ennyi szabad darab. A rendelésekhez foglaltak nem mehetnek el.',
  ),
  more_than_sent: msg(
    'Nu pot sosi mai multe bucăți decât au plecat, nici mai puține decât au sosit deja.',
    'No more pieces can arrive than were sent, nor fewer than have arrived.',
    'Nem érkezhet több darab, mint amennyi elindult, sem kevesebb, mint amennyi már megjött.',
  ),
  reason_missing: msg(
    'Spune de ce lipsesc bucățile care nu au sosit.',
    'Say why the pieces that did not arrive are missing.',
    'Adja meg, miért hiányzik az, ami nem érkezett meg.',
  ),
  unknown_item: msg('Articolul nu are stoc propriu.', 'The article has no stock of its own.', 'A cikknek nincs saját készlete.'),
  transfer_step_refused: msg(
    'Transferul nu mai este în starea aceea.',
    'The transfer is no longer in that state.',
    'Az átszállítás már nincs abban az állapotban.',
  ),
}
