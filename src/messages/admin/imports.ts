/** Texts of imports and exports in the back office. */
import { msg } from '#messages/text.ts'
import type { ExportKind, ImportState, RemarkCode } from '#domain/imports/import-kind.ts'

export const importAndExport = msg('Import și export', 'Import and export', 'Importálás és exportálás')
export const importTab = msg('Import', 'Import', 'Importálás')
export const history = msg('Istoric', 'History', 'Előzmények')
export const exportTab = msg('Export', 'Export', 'Exportálás')
export const steps = msg('Pași', 'Steps', 'Lépések')
export const stepNames = {
  file: msg('Fișier', 'File', 'Fájl'),
  columns: msg('Coloane', 'Columns', 'Oszlopok'),
  difference: msg('Diferențe', 'Difference', 'Eltérések'),
  done: msg('Gata', 'Done', 'Kész'),
}

export const kinds: Record<ExportKind, () => string> = {
  products: msg('Produse și variante', 'Products and variants', 'Termékek és változatok'),
  texts: msg('Traduceri', 'Translations', 'Fordítások'),
  prices: msg('Doar prețuri', 'Prices only', 'Csak árak'),
  stock: msg('Doar stoc', 'Stock only', 'Csak készlet'),
  customers: msg('Clienți', 'Customers', 'Vásárlók'),
  coupons: msg('Cupoane', 'Coupons', 'Kuponok'),
  redirects: msg('Redirecționări', 'Redirects', 'Átirányítások'),
  orders: msg('Comenzi', 'Orders', 'Rendelések'),
}

export const chooseFile = msg(
  'Alege un fișier CSV sau JSON Lines',
  'Choose a CSV or JSON Lines file',
  'Válasszon CSV- vagy JSON Lines-fájlt',
)
export const upToSize = msg(
  'Cel mult 200 MB. Nimic nu se schimbă înainte să vezi diferențele.',
  'Up to 200 MB. Nothing changes before you have seen the difference.',
  'Legfeljebb 200 MB. Semmi sem változik, amíg nem látta az eltéréseket.',
)
export const whatIsInIt = msg('Ce conține', 'What is in it', 'Mit tartalmaz')
export const uploading = msg('Se încarcă fișierul…', 'The file is uploading…', 'A fájl feltöltése folyamatban…')
export const templates = msg('Modele', 'Templates', 'Minták')
export const goodToKnow = msg('Bine de știut', 'Good to know', 'Jó tudni')
export const hints = [
  msg(
    'Rândurile se regăsesc după SKU, după id sau după id-ul extern. Un rând poate veni de două ori: a doua oară nu schimbă nimic.',
    'Rows are found again by their SKU, their id or their external id. A row can be sent twice: the second time changes nothing.',
    'A sorokat a cikkszámuk, az azonosítójuk vagy a külső azonosítójuk alapján találjuk meg. Egy sor kétszer is jöhet: másodszorra semmit sem változtat.',
  ),
  msg(
    'O celulă goală lasă valoarea neschimbată. Cuvântul [empty] o golește.',
    'An empty cell leaves a value as it is. The word [empty] empties it.',
    'Az üres cella nem változtat az értéken. Az [empty] szó kiüríti.',
  ),
  msg(
    'Ce exporți poți importa la loc: nu se schimbă nimic.',
    'What you export can be imported as it is: the difference is nothing.',
    'Amit exportál, változatlanul importálható: nincs eltérés.',
  ),
  msg(
    'Fișierele de produse din Shopify și WooCommerce sunt recunoscute.',
    'Product files of Shopify and WooCommerce are recognised.',
    'A Shopify és a WooCommerce termékfájljait felismerjük.',
  ),
]

export const columnInFile = msg('Coloana din fișier', 'Column in the file', 'Oszlop a fájlban')
export const firstRow = msg('Primul rând', 'First row', 'Első sor')
export const goesTo = msg('Ajunge în', 'Goes to', 'Hova kerül')
export const leaveOut = msg('Las-o deoparte', 'Leave out', 'Kihagyás')
export const emptyCell = msg('gol', 'empty', 'üres')
export const newRows = msg('Rândurile noi', 'Rows that are new', 'Az új sorok')
export const createThem = msg('Se creează', 'Are created', 'Létrehozás')
export const leaveThem = msg('Rămân deoparte', 'Are left out', 'Kihagyás')
export const pictures = msg('Arhivă ZIP cu poze', 'ZIP archive with pictures', 'ZIP-archívum a képekkel')
export const picturesHint = msg(
  'Pozele se caută după numele din coloana „pictures”.',
  'Pictures are found by the names in the column “pictures”.',
  'A képeket a „pictures” oszlopban álló nevük alapján keressük.',
)
export const profile = msg('Forma fișierului', 'Form of the file', 'A fájl formája')
export const profiles = {
  own: msg('a acestui magazin', 'this shop’s', 'ezé az üzleté'),
  shopify: () => 'Shopify',
  woocommerce: () => 'WooCommerce',
}
export const market = msg('Textele și prețurile sunt pentru', 'Its texts and prices are for', 'A szövegek és árak piaca')
export const rate = msg('1 {from} înseamnă, în {to}', '1 {from} is worth, in {to}', '1 {from} értéke, {to}')
export const rateHint = msg(
  'Fișierul are prețuri într-o singură monedă. Fără curs, produsele noi fără preț în {to} sunt respinse.',
  'The file has prices in one currency. Without a rate, new products without a price in {to} are refused.',
  'A fájlban egyetlen pénznem árai vannak. Árfolyam nélkül nem fogadjuk el azokat az új termékeket, amelyeknek nincs {to} ára.',
)
export const rateFault = msg('Scrie un număr mai mare ca zero.', 'Write a number above zero.', 'Írjon nullánál nagyobb számot.')
export const seeDifference = msg('Vezi diferențele', 'See the difference', 'Eltérések megtekintése')

export const checking = msg('Se compară cu magazinul…', 'It is compared with the shop…', 'Összehasonlítás az üzlettel…')
export const applying = msg('Se scrie în magazin…', 'It is written to the shop…', 'Írás az üzletbe…')
export const undoing = msg('Se anulează…', 'It is taken back…', 'Visszavonás…')
export const stop = msg('Oprește', 'Stop', 'Leállítás')
export const doneOf = msg('{done} din {total}', '{done} of {total}', '{done} / {total}')
export const restOf = msg('încă aproximativ {seconds} s', 'about {seconds} s left', 'még körülbelül {seconds} mp')
export const summary = {
  same: msg('nu schimbă nimic', 'change nothing', 'nem változtat semmit'),
  changed: msg('se schimbă', 'change', 'változik'),
  new: msg('sunt noi', 'are new', 'új'),
  faulty: msg('au greșeli și rămân deoparte', 'have errors and stay out', 'hibás, és kimarad'),
}
export const filters = {
  all: msg('Toate', 'All', 'Mind'),
  changed: msg('Schimbate', 'Changed', 'Módosult'),
  new: msg('Noi', 'New', 'Új'),
  faulty: msg('Greșeli', 'Errors', 'Hibás'),
}
export const downloadFaults = msg('Descarcă greșelile', 'Download the errors', 'Hibák letöltése')
export const row = msg('Rând', 'Row', 'Sor')
export const thing = msg('Ce', 'What', 'Mi')
export const field = msg('Câmp', 'Field', 'Mező')
export const now = msg('Acum', 'Now', 'Most')
export const becomes = msg('Devine', 'Becomes', 'Lesz')
export const remark = msg('Observație', 'Remark', 'Megjegyzés')
export const chosen = msg('Ales', 'Chosen', 'Kiválasztva')
export const chooseRow = msg('Rândul {line}', 'Row {line}', '{line}. sor')
export const isNew = msg('nou', 'new', 'új')
export const none = msg('nimic', 'none', 'nincs')
export const applyRows = msg('Aplică', 'Apply', 'Végrehajtás')
export const applyHint = msg(
  'Anularea rămâne posibilă 30 de zile, câmp cu câmp, unde nu a mai schimbat nimeni nimic.',
  'Undo stays possible for 30 days, field by field where nobody changed it since.',
  'A visszavonás 30 napig lehetséges, mezőnként, ahol azóta senki sem módosított.',
)
export const nothingToShow = msg('Nimic de arătat.', 'Nothing to show.', 'Nincs mit mutatni.')

export const when = msg('Când', 'When', 'Mikor')
export const file = msg('Fișier', 'File', 'Fájl')
export const what = msg('Conținut', 'What', 'Tartalom')
export const by = msg('De către', 'By', 'Ki')
export const result = msg('Rezultat', 'Result', 'Eredmény')
export const noImports = msg('Încă nu a fost niciun import.', 'There were no imports yet.', 'Még nem volt importálás.')
export const states: Record<ImportState, () => string> = {
  uploaded: msg('încărcat', 'uploaded', 'feltöltve'),
  checking: msg('se compară', 'being compared', 'összehasonlítás alatt'),
  checked: msg('comparat, neaplicat', 'compared, not applied', 'összehasonlítva, nincs végrehajtva'),
  applying: msg('se scrie', 'being written', 'írás alatt'),
  applied: msg('aplicat', 'applied', 'végrehajtva'),
  cancelled: msg('oprit', 'stopped', 'leállítva'),
  failed: msg('fișierul nu s-a putut citi', 'the file could not be read', 'a fájl nem olvasható'),
  undoing: msg('se anulează', 'being taken back', 'visszavonás alatt'),
  undone: msg('anulat', 'taken back', 'visszavonva'),
}
export const resultOf = msg(
  '{written} scrise, {refused} refuzate, {faulty} lăsate deoparte',
  '{written} written, {refused} refused, {faulty} left out',
  '{written} beírva, {refused} elutasítva, {faulty} kihagyva',
)
export const undoTitle = msg('Ce s-ar anula', 'What would go back', 'Mi áll vissza')
export const undoFields = msg('câmpuri revin la ce era înainte', 'fields go back to what they were', 'mező visszaáll a korábbira')
export const undoRemoved = msg(
  'create de import dispar din magazin',
  'that were made leave the shop',
  'létrehozott tétel kikerül az üzletből',
)
export const undoKept = msg(
  'câmpuri rămân: cineva le-a schimbat între timp',
  'fields stay: somebody changed them since',
  'mező marad: azóta valaki módosította',
)
export const undoNow = msg('Anulează importul', 'Undo the import', 'Importálás visszavonása')
export const undoPrices = msg(
  'Prețurile nu dispar din istoric: anularea scrie prețul vechi ca unul nou.',
  'Prices are never removed from the history: undoing writes the old price as a new one.',
  'Az árak nem tűnnek el az előzményekből: a visszavonás a régi árat új árként írja be.',
)

export const format = msg('Format', 'Format', 'Formátum')
export const download = msg('Descarcă', 'Download', 'Letöltés')
export const exportHint = msg(
  'Exportul cere încă o dată codul din aplicație și rămâne în jurnal.',
  'An export asks for your code once more and is kept in the log.',
  'Az exportálás még egyszer kéri a kódját, és bekerül a naplóba.',
)

/** What is wrong, and what to do. `detail`: what it is about. */
export const remarks: Record<RemarkCode, (values: { of: string }) => string> = {
  no_column: msg('Lipsește coloana: alege-o.', 'The column is missing: choose it.', 'Hiányzik az oszlop: válassza ki.'),
  two_columns: msg(
    'Două coloane ajung aici: lasă una.',
    'Two columns go here: keep one.',
    'Két oszlop kerül ide: hagyjon meg egyet.',
  ),
  empty: msg('Celula este goală: completeaz-o.', 'The cell is empty: fill it in.', 'A cella üres: töltse ki.'),
  not_a_market: msg(
    'Nu este o piață: scrie ro, en sau hu.',
    'This is no market: write ro, en or hu.',
    'Nincs ilyen piac: írjon ro, en vagy hu értéket.',
  ),
  not_an_amount: msg('Nu este o sumă: scrie 1299,90.', 'This is no amount: write 1299.90.', 'Ez nem összeg: írja így: 1299,90.'),
  not_whole: msg('Forinții nu au zecimale.', 'Forints have no decimals.', 'A forintnak nincs tizedese.'),
  not_a_number: msg('Nu este un număr întreg.', 'This is no whole number.', 'Ez nem egész szám.'),
  not_yes_or_no: msg('Scrie da sau nu.', 'Write yes or no.', 'Írjon igent vagy nemet.'),
  not_a_moment: msg(
    'Nu este o dată: scrie 2026-11-24.',
    'This is no date: write 2026-11-24.',
    'Ez nem dátum: írja így: 2026-11-24.',
  ),
  not_json: msg(
    'Celula nu se poate citi: copiaz-o dintr-un export.',
    'The cell cannot be read: copy it from an export.',
    'A cella nem olvasható: másolja egy exportból.',
  ),
  not_a_choice: msg('Scrie una dintre: {of}.', 'Write one of {of}.', 'Írja ezek egyikét: {of}.'),
  too_long: msg('Textul este prea lung.', 'The text is too long.', 'A szöveg túl hosszú.'),
  repeated: msg('Se repetă ({of}): șterge unul.', 'It comes twice ({of}): delete one.', 'Ismétlődik ({of}): törölje az egyiket.'),
  differs_in_group: msg('Rândul {of} spune altceva.', 'Row {of} says something else.', '{Az of}. sorban más áll.'),
  refused: msg('Nu este permis: {of}', 'Not allowed: {of}', 'Nem megengedett: {of}'),
  unlawful: msg('Prețul: {of}', 'The price: {of}', 'Ár: {of}'),
  unknown_item: msg('Nu există: {of}.', 'There is no {of}.', 'Nincs ilyen: {of}.'),
  with_itself: msg(
    'Un produs nu se potrivește cu el însuși: scoate {of}.',
    'A product does not fit with itself: take out {of}.',
    'Egy termék nem illik önmagához: törölje ezt: {of}.',
  ),
  not_simple: msg(
    'Seturile și voucherele nu se potrivesc cu nimic: scoate {of}.',
    'Sets and vouchers fit with nothing: take out {of}.',
    'Készlet és utalvány semmihez sem illik: törölje ezt: {of}.',
  ),
  no_picture: msg('Poza lipsește: {of}.', 'The picture is missing: {of}.', 'Hiányzik a kép: {of}.'),
  bad_check_digit: msg(
    'Ultima cifră nu se potrivește: {of}.',
    'The last digit does not fit: {of}.',
    'Az utolsó számjegy nem illik: {of}.',
  ),
  changed_meanwhile: msg('Cineva l-a schimbat între timp.', 'Somebody changed it meanwhile.', 'Valaki közben módosította.'),
  made: msg('Se creează: {of}.', 'Is made: {of}.', 'Létrejön: {of}.'),
  copied: msg('Lipsește: se copiază din {of}.', 'Missing: copied from {of}.', 'Hiányzik: másolva innen: {of}.'),
  draft: msg('Rămâne ciornă.', 'It stays a draft.', 'Piszkozat marad.'),
  new_left_out: msg('Este nou și rămâne deoparte.', 'It is new and left out.', 'Új, és kimarad.'),
}
