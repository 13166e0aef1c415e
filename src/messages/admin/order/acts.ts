/** Dialogs of an order: a shipment, another warehouse, another address, a payment that came, a cancellation. */
import { msg, plural } from '#messages/text.ts'

export const from = msg('Pleacă din', 'From', 'Honnan')
export const pieces = msg('Bucăți', 'Pieces', 'Darabok')
export const piecesOf = msg('Bucăți, {name}', 'Pieces, {name}', 'Darabok, {name}')
export const of = msg('din {count}', 'of {count}', '/ {count}')
export const courier = msg('Curier', 'Courier', 'Futár')
export const usual = msg('Cel obișnuit pentru comandă', 'The usual one of the order', 'A rendelés szokásos futára')
export const couriers = {
  own: msg('Curierul nostru', 'Our own courier', 'Saját futárunk'),
  pickup: msg('Se ridică din showroom', 'Collected in the showroom', 'Átvétel a bemutatóteremben'),
  sameday: () => 'Sameday',
  fan: () => 'FAN Courier',
}
export const parcels = msg('Colete', 'Parcels', 'Csomagok')
export const numbers = msg('Numere AWB', 'Parcel numbers (AWB)', 'Csomagszámok')
export const numbersHint = msg(
  'Numai dacă le-a dat deja curierul; câte unul pe rând.',
  'Only where the courier gave them already; one a line.',
  'Csak ha a futár már megadta; soronként egy.',
)
export const mailFollows = msg(
  'Clientul primește un e-mail cu numerele coletelor.',
  'The customer gets a mail with the numbers of the parcels.',
  'A vásárló levelet kap a csomagok számával.',
)
export const nothingChosen = msg('Alege cel puțin o bucată.', 'Choose at least one piece.', 'Válasszon legalább egy darabot.')

export const moveTitle = msg('Din ce depozit pleacă', 'Which warehouse sends it', 'Melyik raktár adja fel')
export const moveTo = msg('Depozit', 'Warehouse', 'Raktár')
export const isLost = msg(
  'Bucățile nu sunt unde ar fi trebuit: nu se întorc în stocul de acolo',
  'The pieces are not where they were held: they do not go back into the stock there',
  'A darabok nincsenek a helyükön: nem kerülnek vissza az ottani készletbe',
)
export const move = msg('Mută', 'Move', 'Áthelyezés')

export const addressTitle = msg('Unde merge comanda', 'Where the order goes', 'Hova megy a rendelés')
export const firstName = msg('Prenume', 'First name', 'Keresztnév')
export const lastName = msg('Nume', 'Last name', 'Vezetéknév')
export const street = msg('Stradă, număr, apartament', 'Street, number, flat', 'Utca, házszám, ajtó')
export const city = msg('Localitate', 'Town', 'Település')
export const county = msg('Județ', 'County', 'Vármegye')
export const zip = msg('Cod poștal', 'Postcode', 'Irányítószám')
/** A button: the town and the county of the postcode go into their fields. */
export const takePlace = msg('Pune {place}', 'Put in {place}', 'Beírás: {place}')
export const countryStays = msg(
  'Țara rămâne aceeași: prețul și TVA-ul țin de ea.',
  'The country stays: the price and its VAT rest on it.',
  'Az ország marad: az ár és az áfa ettől függ.',
)
export const reason = msg('Motiv', 'Reason', 'Indok')
export const save = msg('Salvează', 'Save', 'Mentés')

export const bookTitle = msg('O încasare pentru comandă', 'A payment for the order', 'Befizetés a rendeléshez')
export const reference = msg(
  'Referință din extras sau chitanță',
  'Reference of the statement or receipt',
  'Kivonat vagy nyugta hivatkozása',
)
export const amount = msg('Sumă', 'Amount', 'Összeg')
export const amountHint = msg('Gol: tot ce lipsește.', 'Empty: all that is missing.', 'Üresen: a teljes hiányzó összeg.')
export const amountUnclear = msg('Scrie suma ca 129,90.', 'Write the amount as 129,90.', 'Az összeget így írja: 129,90.')
export const book = msg('Trece încasarea', 'Book it', 'Könyvelés')

export const cancelTitle = msg('Anulezi comanda {number}?', 'Cancel order {number}?', 'Törli {az number} rendelést?')
export const cancelPaid = msg(
  'Produsele se întorc în stoc, {amount} se întorc la client, iar el primește un e-mail. Nu se poate lua înapoi.',
  'The pieces go back into stock, {amount} go back to the customer, who gets a mail. This cannot be undone.',
  'A darabok visszakerülnek a készletbe, {amount} visszajár a vásárlónak, aki levelet kap. Nem vonható vissza.',
)
export const cancelUnpaid = msg(
  'Produsele se întorc în stoc, iar clientul primește un e-mail. Nu se poate lua înapoi.',
  'The pieces go back into stock, and the customer gets a mail. This cannot be undone.',
  'A darabok visszakerülnek a készletbe, a vásárló levelet kap. Nem vonható vissza.',
)
export const keep = msg('Păstrează comanda', 'Keep the order', 'A rendelés marad')

export const nameless = msg('Colete fără AWB', 'Parcels without a number', 'Szám nélküli csomagok')
export const namelessParcel = msg(
  'Expedierea {shipment}, {courier}',
  'Shipment {shipment}, {courier}',
  '{shipment}. szállítmány, {courier}',
)
export const askAgain = msg('Cere din nou AWB', 'Ask for numbers again', 'Csomagszám újbóli kérése')
export const sameCourier = msg('Același curier', 'The same courier', 'Ugyanaz a futár')
export const numbersAsked = plural(
  { one: 'Se cere AWB pentru # colet.', few: 'Se cere AWB pentru # colete.', other: 'Se cere AWB pentru # de colete.' },
  { one: 'The number of # parcel is asked for.', other: 'Numbers of # parcels are asked for.' },
  { one: '# csomag számát kérjük.', other: '# csomag számát kérjük.' },
)
export const lookFor = msg(
  'Curierul de dinainte poate să fi făcut un colet: caută la el {references}.',
  'The former courier may have made a parcel: look for {references} there.',
  'Az előző futár már létrehozhatott csomagot: nála ezt keresse: {references}.',
)

export const recall = msg('Cheamă înapoi coletul {awb}', 'Call parcel {awb} back', '{awb} csomag visszahívása')
export const recallIt = msg('Cheamă înapoi', 'Call it back', 'Visszahívás')
export const recallHint = msg(
  'Curierul este rugat să aducă înapoi coletul. Comanda rămâne cum este.',
  'The courier is asked to bring the parcel back. The order stays as it is.',
  'Megkérjük a futárt, hogy hozza vissza a csomagot. A rendelés változatlan marad.',
)
export const recalled = msg(
  'Curierul aduce înapoi coletul {awb}',
  'The courier brings parcel {awb} back',
  'A futár visszahozza {az awb} csomagot',
)
