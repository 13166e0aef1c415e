/** The page of an order: its lines, what may be done, where it goes, its documents and mails. */
import { msg, plural } from '#messages/text.ts'

export const previous = msg('Comanda dinainte', 'Previous order', 'Előző rendelés')
export const next = msg('Comanda următoare', 'Next order', 'Következő rendelés')
export const print = msg('Tipărește', 'Print', 'Nyomtatás')
export const pickingList = msg('Listă de cules', 'Picking list', 'Szedőlista')
export const labels = msg('Etichete', 'Labels', 'Címkék')
export const moreActs = msg('Mai multe', 'More', 'Továbbiak')

export const lines = msg('Produse', 'Lines', 'Tételek')
export const item = msg('Articol', 'Item', 'Tétel')
export const quantity = msg('Buc.', 'Qty', 'Db')
export const price = msg('Preț', 'Price', 'Ár')
export const discountShare = msg('Din reducere', 'Discount share', 'Kedvezményrész')
export const lineTotal = msg('Total', 'Line', 'Összesen')
export const none = msg('fără', 'none', 'nincs')
export const shipmentNumber = msg('Expedierea {number}', 'Shipment {number}', '{number}. szállítmány')
export const toSend = msg('De trimis', 'To send', 'Feladandó')
export const held = msg('păstrate până la plată', 'held until it is paid', 'fizetésig fenntartva')
export const withoutNumber = msg('fără AWB', 'without a number', 'szám nélkül')
export const ofPieces = msg('{count} din {all}', '{count} of {all}', '{count} / {all}')
export const setOf = plural(
  { one: 'set de # articol', few: 'set de # articole', other: 'set de # de articole' },
  { one: 'set of # item', other: 'set of # items' },
  { one: '# termékből álló készlet', other: '# termékből álló készlet' },
)
export const givenBack = msg('{count} rambursate', '{count} refunded', '{count} visszatérítve')
export const cameBack = msg('{count} întoarse', '{count} came back', '{count} visszajött')

export const goods = msg('Produse', 'Goods', 'Áru')
export const discount = msg('Reduceri', 'Discounts', 'Kedvezmények')
export const deliveryCharge = msg('Transport', 'Delivery', 'Szállítás')
export const methodFee = msg('Taxă pentru plata la livrare', 'Fee for paying on delivery', 'Utánvét díja')
export const total = msg('Total', 'Total', 'Összesen')
export const includedVat = msg('din care TVA', 'of which VAT', 'ebből áfa')
export const coupon = msg('Cupon {code}', 'Coupon {code}', '{code} kupon')
export const voucher = msg('Voucher {code}', 'Voucher {code}', '{code} utalvány')
export const due = msg('De plată', 'To pay', 'Fizetendő')

export const nextSteps = msg('Ce poate urma', 'What can happen next', 'Mi következhet')
export const steps = {
  prepare: msg('Începe pregătirea', 'Begin preparing', 'Előkészítés megkezdése'),
  ship: msg('Creează expediere', 'Create shipment', 'Szállítmány létrehozása'),
  deliver: msg('Marchează livrată', 'Mark as delivered', 'Kézbesítettnek jelölés'),
  move: msg('Trimite din alt depozit', 'Send from another warehouse', 'Feladás másik raktárból'),
  refund: msg('Dă bani înapoi', 'Refund', 'Visszatérítés'),
  cancel: msg('Anulează comanda', 'Cancel the order', 'Rendelés törlése'),
  address: msg('Schimbă adresa', 'Change the address', 'Cím módosítása'),
  book: msg('Trece o încasare', 'Book a payment', 'Befizetés könyvelése'),
}
/** Why a step may not be done. */
export const refusals = {
  unpaid: msg('nu este plătită încă', 'it is not paid yet', 'még nincs kifizetve'),
  paid: msg('este deja plătită', 'it is paid already', 'már kifizették'),
  begun: msg('pregătirea a început deja', 'preparation has begun already', 'az előkészítés már megkezdődött'),
  sent: msg('totul a plecat deja', 'all of it was sent', 'már mindent feladtak'),
  part_sent: msg('un colet a plecat deja', 'one parcel has left', 'egy csomagot már feladtak'),
  nothing_to_send: msg('nu mai e nimic de trimis', 'nothing is left to be sent', 'nincs mit feladni'),
  nothing_on_its_way: msg('niciun colet nu e pe drum', 'no parcel is on its way', 'egy csomag sincs úton'),
  partly_refunded: msg(
    'o parte a fost rambursată; rambursează restul pe poziții',
    'a part was refunded; refund the rest by line',
    'egy részét visszatérítették; a többit tételenként térítse vissza',
  ),
  nothing_left: msg('nu mai e nimic de dat înapoi', 'nothing is left to give back', 'nincs mit visszaadni'),
  canceled: msg('este anulată', 'it is cancelled', 'törölték'),
  refunded: msg('este rambursată', 'it is refunded', 'visszatérítették'),
}
export const stepDone = {
  prepare: msg('Pregătirea a început', 'Preparation began', 'Az előkészítés megkezdődött'),
  deliver: msg('Marcată ca livrată', 'Marked as delivered', 'Kézbesítettnek jelölve'),
  move: msg('Pleacă din alt depozit', 'It goes from another warehouse', 'Másik raktárból megy'),
  cancel: msg('Comanda {number} a fost anulată', 'Order {number} was cancelled', '{Az number} rendelés törölve'),
  address: msg('Adresa a fost schimbată', 'The address was changed', 'A cím módosult'),
  book: msg('Încasarea a fost trecută', 'The payment was booked', 'A befizetés könyvelve'),
  note: msg('Nota a fost adăugată', 'The note was added', 'A megjegyzés hozzáadva'),
  ship: msg('Expedierea {number} a fost creată', 'Shipment {number} was created', '{Az number}. szállítmány létrejött'),
  owed: msg('Plata a fost lămurită', 'The payment was dealt with', 'A fizetés rendezve'),
}

export const customer = msg('Client', 'Customer', 'Vásárló')
export const open = msg('Deschide', 'Open', 'Megnyitás')
export const ordersOf = plural(
  { one: '# comandă', few: '# comenzi', other: '# de comenzi' },
  { one: '# order', other: '# orders' },
  { one: '# rendelés', other: '# rendelés' },
)
export const withdrawalsOf = plural(
  { one: '# retragere', few: '# retrageri', other: '# de retrageri' },
  { one: '# withdrawal', other: '# withdrawals' },
  { one: '# elállás', other: '# elállás' },
)
export const withoutAccount = msg('fără cont', 'without an account', 'fiók nélkül')
export const since = msg('din', 'since', 'kezdete:')
export const delivery = msg('Livrare', 'Delivery', 'Szállítás')
export const change = msg('Schimbă', 'Change', 'Módosítás')
export const promised = msg('Promisă', 'Promised', 'Ígért nap')
export const billing = msg('Facturare', 'Billing', 'Számlázás')
export const individual = msg('Persoană fizică', 'Individual', 'Magánszemély')
export const vatNumber = msg('CUI', 'VAT number', 'Adószám')
export const registerNumber = msg('Nr. registru', 'Register number', 'Cégjegyzékszám')
export const sameAsDelivery = msg('la fel ca livrarea', 'same as delivery', 'megegyezik a szállítással')

export const documents = msg('Documente', 'Documents', 'Bizonylatok')
export const document = msg('Document', 'Document', 'Bizonylat')
export const documentKinds = {
  invoice: msg('Factura {number}', 'Invoice {number}', '{number} számla'),
  'credit note': msg('Factura storno {number}', 'Credit note {number}', '{number} jóváíró számla'),
}
export const toInvoice = msg('la {number}', 'to {number}', 'ehhez: {number}')
export const issued = msg('Emis', 'Issued', 'Kiállítva')
export const amount = msg('Sumă', 'Amount', 'Összeg')
export const reported = msg('Raportat', 'Reported', 'Jelentve')
export const transmissions = {
  queued: msg('așteaptă', 'waiting', 'várakozik'),
  sent: msg('trimis', 'sent', 'elküldve'),
  accepted: msg('acceptat', 'accepted', 'elfogadva'),
  rejected: msg('respins', 'rejected', 'elutasítva'),
}
export const noDocuments = msg('Niciun document încă.', 'No document yet.', 'Még nincs bizonylat.')
export const openPdf = msg('PDF, {name}', 'PDF, {name}', 'PDF, {name}')

export const mails = msg('E-mailuri', 'Mails', 'Levelek')
export const mail = msg('E-mail', 'Mail', 'Levél')
export const recipient = msg('Către', 'To', 'Címzett')
export const sent = msg('Trimis', 'Sent', 'Elküldve')
export const waits = msg('așteaptă', 'waiting', 'várakozik')
export const failed = msg('nu a plecat', 'not sent', 'nem ment el')
export const readMail = msg('Citește', 'Read', 'Elolvasás')
export const readMailNamed = msg('Citește: {subject}', 'Read: {subject}', 'Elolvasás: {subject}')
export const noMails = msg('Niciun e-mail încă.', 'No mail yet.', 'Még nincs levél.')
export const mailForms = {
  sent: msg('Cum a plecat', 'As sent', 'Ahogy elment'),
  text: msg('Numai text', 'Text only', 'Csak szöveg'),
  now: msg('Cum ar fi acum', 'As it would be now', 'Ahogy most lenne'),
}
export const mailForm = msg('Forma e-mailului', 'Form of the mail', 'A levél formája')
export const subject = msg('Subiect', 'Subject', 'Tárgy')
export const sendAgain = msg('Trimite din nou', 'Send again', 'Újraküldés')
export const sentAgain = msg('E-mailul pleacă din nou', 'The mail is sent again', 'A levelet újraküldjük')
export const acts = msg('Acțiuni', 'Actions', 'Műveletek')
