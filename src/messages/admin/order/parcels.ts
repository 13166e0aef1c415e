/** Many orders at once, parcels, picking lists and the export of orders. */
import { msg, plural } from '#messages/text.ts'

export const shipments = msg('Expedieri', 'Shipments', 'Szállítmányok')
export const picking = msg('Listă de cules', 'Picking list', 'Szedőlista')
export const exportOrders = msg('Exportă', 'Export', 'Exportálás')

export const labels = msg('Etichete', 'Labels', 'Címkék')
export const prepare = msg('Începe pregătirea', 'Begin preparing', 'Előkészítés megkezdése')
export const createShipments = msg('Creează expedieri', 'Create shipments', 'Szállítmányok létrehozása')
export const shipTitle = plural(
  { one: 'Expedieri pentru # comandă', few: 'Expedieri pentru # comenzi', other: 'Expedieri pentru # de comenzi' },
  { one: 'Create shipments for # order', other: 'Create shipments for # orders' },
  { one: 'Szállítmányok # rendeléshez', other: 'Szállítmányok # rendeléshez' },
)
export const prepareTitle = plural(
  { one: 'Pregătirea a # comandă', few: 'Pregătirea a # comenzi', other: 'Pregătirea a # de comenzi' },
  { one: 'Begin preparing # order', other: 'Begin preparing # orders' },
  { one: '# rendelés előkészítése', other: '# rendelés előkészítése' },
)
export const from = msg('Pleacă din', 'From', 'Honnan')
export const ordersColumn = msg('Comenzi', 'Orders', 'Rendelések')
export const pieces = msg('Bucăți', 'Pieces', 'Darabok')
export const courier = msg('Curier', 'Courier', 'Futár')
export const cannot = plural(
  { one: '# comandă rămâne cum este', few: '# comenzi rămân cum sunt', other: '# de comenzi rămân cum sunt' },
  { one: '# order stays as it is', other: '# orders stay as they are' },
  { one: '# rendelés marad, ahogy van', other: '# rendelés marad, ahogy van' },
)
export const printLabels = msg('Descarcă etichetele', 'Download the labels', 'Címkék letöltése')
export const printPicking = msg('Descarcă lista de cules', 'Download the picking list', 'Szedőlista letöltése')
export const mailFollows = msg(
  'Fiecare client primește un e-mail cu numărul coletului.',
  'Each customer gets a mail with the number of the parcel.',
  'Minden vásárló levelet kap a csomag számával.',
)
export const atMost = msg(
  'Se pot lua cel mult {count} deodată: primele {count} din cele alese.',
  'At most {count} at once: the first {count} of those chosen.',
  'Egyszerre legfeljebb {count}: a kijelöltek közül az első {count}.',
)
export const shipMany = plural(
  { one: 'Expediază # comandă', few: 'Expediază # comenzi', other: 'Expediază # de comenzi' },
  { one: 'Ship # order', other: 'Ship # orders' },
  { one: '# rendelés feladása', other: '# rendelés feladása' },
)
export const prepareMany = plural(
  { one: 'Începe cu # comandă', few: 'Începe cu # comenzi', other: 'Începe cu # de comenzi' },
  { one: 'Begin with # order', other: 'Begin with # orders' },
  { one: 'Kezdés # rendeléssel', other: 'Kezdés # rendeléssel' },
)
export const shippedMany = plural(
  { one: '# comandă expediată', few: '# comenzi expediate', other: '# de comenzi expediate' },
  { one: '# order was shipped', other: '# orders were shipped' },
  { one: '# rendelés feladva', other: '# rendelés feladva' },
)
export const preparedMany = plural(
  {
    one: 'Pregătirea a început la # comandă',
    few: 'Pregătirea a început la # comenzi',
    other: 'Pregătirea a început la # de comenzi',
  },
  { one: 'Preparation began for # order', other: 'Preparation began for # orders' },
  { one: '# rendelés előkészítése megkezdődött', other: '# rendelés előkészítése megkezdődött' },
)

export const views = {
  open: msg('Pe drum', 'Open', 'Nyitott'),
  late: msg('Întârziate', 'Late', 'Késik'),
  nameless: msg('Fără AWB', 'Without a number', 'Szám nélkül'),
  registered: msg('De predat', 'To hand over', 'Átadandó'),
  moving: msg('În tranzit', 'On the way', 'Úton'),
  waiting: msg('De ridicat', 'To be collected', 'Átvételre vár'),
  problem: msg('Cu probleme', 'Problems', 'Problémás'),
  delivered: msg('Livrate', 'Delivered', 'Kézbesítve'),
}
export const order = msg('Comandă', 'Order', 'Rendelés')
export const parcel = msg('Colet', 'Parcel', 'Csomag')
export const customer = msg('Client', 'Customer', 'Vásárló')
export const state = msg('Stare', 'State', 'Állapot')
export const since = msg('Din', 'Since', 'Mióta')
export const promised = msg('Promis', 'Promised', 'Ígért nap')
export const withoutNumber = msg('fără AWB', 'without a number', 'szám nélkül')
export const nothing = msg('Niciun colet aici', 'No parcel here', 'Itt nincs csomag')
export const parcelsOf = plural(
  { one: '# colet', few: '# colete', other: '# de colete' },
  { one: '# parcel', other: '# parcels' },
  { one: '# csomag', other: '# csomag' },
)
export const askCouriers = msg('Întreabă curierii', 'Ask the couriers', 'Futárok megkérdezése')
export const asked = plural(
  { one: 'Se întreabă # curier', few: 'Se întreabă # curieri', other: 'Se întreabă # de curieri' },
  { one: '# courier is asked', other: '# couriers are asked' },
  { one: '# futárszolgálat megkérdezve', other: '# futárszolgálat megkérdezve' },
)
export const nobodyToAsk = msg(
  'Niciun colet nu e la un curier care poate fi întrebat.',
  'No parcel is with a courier that can be asked.',
  'Nincs csomag olyan futárnál, akit meg lehet kérdezni.',
)

export const article = msg('Articol', 'Item', 'Tétel')
export const download = msg('Descarcă PDF', 'Download as PDF', 'Letöltés PDF-ben')
export const fetched = msg('Cules: {name}', 'Fetched: {name}', 'Összeszedve: {name}')
export const nothingToFetch = msg('Nimic de cules', 'Nothing to fetch', 'Nincs mit összeszedni')
export const forOrders = plural(
  { one: 'pentru # comandă', few: 'pentru # comenzi', other: 'pentru # de comenzi' },
  { one: 'for # order', other: 'for # orders' },
  { one: '# rendeléshez', other: '# rendeléshez' },
)

export const exportTitle = msg('Export de comenzi', 'Export of orders', 'Rendelések exportja')
export const format = msg('Format', 'Format', 'Formátum')
export const firstDay = msg('Din ziua', 'From the day', 'Ettől a naptól')
export const lastDay = msg('Până în ziua', 'To the day', 'Eddig a napig')
export const market = msg('Piață', 'Market', 'Piac')
export const everyMarket = msg('Toate piețele', 'All markets', 'Minden piac')
export const reason = msg('Motiv', 'Reason', 'Indok')
export const reasonHint = msg(
  'Fișierul conține nume și adrese: cine îl ia și de ce rămâne în jurnal.',
  'The file has names and addresses: who takes it and why stays in the log.',
  'A fájlban nevek és címek vannak: a naplóban marad, ki és miért viszi el.',
)
export const take = msg('Descarcă', 'Download', 'Letöltés')
