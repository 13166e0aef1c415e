/** What happened to an order, as staff read it. */
import { msg } from '#messages/text.ts'

const ORDER = {
  placed: msg('Comandă plasată', 'Order placed', 'Rendelés leadva'),
  pending: msg('Pregătirea a început', 'Preparation began', 'Az előkészítés megkezdődött'),
  expired: msg('Neplătită la timp și închisă', 'Not paid in time, and closed', 'Nem fizették ki időben, lezárva'),
  canceled: msg('Anulată', 'Cancelled', 'Törölve'),
  fulfilled: msg('Voucherele au fost trimise', 'Its vouchers were sent', 'Az utalványokat elküldtük'),
  note: msg('Notă pentru colegi', 'Note for colleagues', 'Megjegyzés a kollégáknak'),
  'address corrected': msg('Adresă corectată', 'Address corrected', 'Cím javítva'),
  'mail sent again': msg('E-mail trimis încă o dată', 'Mail sent once more', 'Levél újraküldve'),
}

const MONEY = {
  paid: msg('Plătită', 'Paid', 'Kifizetve'),
  'paid without stock': msg(
    'Plătită după ce produsele s-au dat altora',
    'Paid after its goods had gone',
    'Kifizetve, miután az áru elkelt',
  ),
  'paid twice': msg(
    'Plătită de două ori; a doua plată se întoarce',
    'Paid twice; the second payment goes back',
    'Kétszer kifizetve; a második fizetés visszamegy',
  ),
  'payment method chosen': msg('Mod de plată ales', 'Payment method chosen', 'Fizetési mód kiválasztva'),
  'payment applied': msg('Răspuns de la procesator', 'Answer of the gateway', 'A szolgáltató válasza'),
  'payment disputed': msg('Plată contestată la bancă', 'Payment disputed at the bank', 'A fizetést a banknál vitatják'),
  'payment amount_mismatch': msg(
    'Procesatorul ține altă sumă',
    'The gateway holds another amount',
    'A szolgáltatónál más összeg van',
  ),
  'payment currency_mismatch': msg(
    'Procesatorul ține altă monedă',
    'The gateway holds another currency',
    'A szolgáltatónál más pénznem van',
  ),
  'payment unknown_state': msg(
    'Răspuns neclar de la procesator',
    'Unclear answer of the gateway',
    'A szolgáltató válasza nem egyértelmű',
  ),
  'payment case settled': msg('Plată lămurită', 'Payment settled', 'Fizetés rendezve'),
  'partly refunded': msg('Rambursată parțial', 'Partly refunded', 'Részben visszatérítve'),
  refunded: msg('Rambursată', 'Refunded', 'Visszatérítve'),
  'refund failed': msg(
    'Banca nu a primit rambursarea',
    'The bank did not take the refund',
    'A bank nem fogadta a visszatérítést',
  ),
  'money given back': msg('Bani dați înapoi prin transfer', 'Money given back by transfer', 'Pénz visszautalva'),
  'transfer booked': msg('Încasare trecută', 'Payment booked', 'Befizetés könyvelve'),
  'invoice issued': msg('Factură emisă', 'Invoice issued', 'Számla kiállítva'),
  'credit note issued': msg('Factură storno emisă', 'Credit note issued', 'Jóváíró számla kiállítva'),
}

const PARCELS = {
  shipped: msg('Expediere creată', 'Shipment created', 'Szállítmány létrehozva'),
  delivered: msg('Livrată', 'Delivered', 'Kézbesítve'),
  moved: msg('Mutată în alt depozit', 'Moved to another warehouse', 'Másik raktárba áthelyezve'),
  'parcels handed over': msg(
    'Colete date altui curier',
    'Parcels given to another courier',
    'A csomagok másik futárhoz kerültek',
  ),
  'parcel named': msg('Coletul a primit AWB', 'The parcel got its number', 'A csomag számot kapott'),
  'parcel refused': msg('Curierul nu ia coletul', 'The courier does not take the parcel', 'A futár nem veszi át a csomagot'),
  'parcel recalled': msg('Colet chemat înapoi', 'Parcel called back', 'Csomag visszahívva'),
  'delivery failed': msg('Livrarea nu a reușit', 'Delivery failed', 'A kézbesítés nem sikerült'),
  'ready to collect': msg('Gata de ridicare', 'Ready to collect', 'Átvehető'),
  'parcel registered': msg('Colet înregistrat', 'Parcel registered', 'Csomag nyilvántartásba véve'),
  'parcel picked_up': msg('Colet preluat de curier', 'Parcel taken by the courier', 'A futár átvette a csomagot'),
  'parcel in_transit': msg('Colet în tranzit', 'Parcel on its way', 'A csomag úton van'),
  'parcel at_depot': msg('Colet în depozitul curierului', 'Parcel at a depot of the courier', 'A csomag a futár telephelyén'),
  'parcel out_for_delivery': msg('Colet în livrare', 'Parcel out for delivery', 'A csomag kiszállítás alatt'),
  'parcel at_pickup_point': msg('Colet gata de ridicare', 'Parcel ready to collect', 'A csomag átvehető'),
  'parcel delivered': msg('Colet livrat', 'Parcel delivered', 'A csomag kézbesítve'),
  'parcel failed': msg('Livrare nereușită', 'Delivery failed', 'Sikertelen kézbesítés'),
  'parcel returning': msg('Colet în drum spre noi', 'Parcel on its way back', 'A csomag úton vissza'),
  'parcel unknown': msg('Veste neclară de la curier', 'Unclear news of the courier', 'Nem egyértelmű hír a futártól'),
}

const EVENTS: Readonly<Record<string, () => string>> = { ...ORDER, ...MONEY, ...PARCELS }
const unknownEvent = msg('Alt eveniment: {kind}', 'Another event: {kind}', 'Más esemény: {kind}')

/** Returns what happened, by the kind of the event. */
export const eventText = (kind: string): string => (Object.hasOwn(EVENTS, kind) ? EVENTS[kind]!() : unknownEvent({ kind }))

const by = {
  customer: msg('clientul', 'the customer', 'a vásárló'),
  staff: msg('echipa', 'staff', 'munkatárs'),
  payment: msg('plata', 'the payment', 'a fizetés'),
  job: msg('de la sine', 'by itself', 'magától'),
}

/** Returns who did it; '' where the event does not say. */
export const byText = (actor: string | null): string =>
  actor !== null && Object.hasOwn(by, actor) ? by[actor as keyof typeof by]() : ''

export const groups = {
  all: msg('Tot', 'Everything', 'Minden'),
  people: msg('Oameni', 'People', 'Emberek'),
  money: msg('Bani', 'Money', 'Pénz'),
  parcels: msg('Colete', 'Parcels', 'Csomagok'),
}
export const whatHappened = msg('Ce s-a întâmplat', 'What happened', 'Mi történt')
export const which = msg('Ce se arată', 'What is shown', 'Mi látszik')
export const notePlaceholder = msg(
  'Notă pentru colegi. Clientul nu o vede.',
  'Note for colleagues. The customer never sees it.',
  'Megjegyzés a kollégáknak. A vásárló nem látja.',
)
export const addNote = msg('Adaugă nota', 'Add note', 'Megjegyzés hozzáadása')
export const nothingOfThis = msg('Nimic de felul acesta', 'Nothing of this kind', 'Nincs ilyen')

/** Facts of events. */
export const facts = {
  shipment: msg('expedierea {value}', 'shipment {value}', '{value}. szállítmány'),
  refund: msg('rambursarea {value}', 'refund {value}', '{value}. visszatérítés'),
  reference: msg('referința {value}', 'reference {value}', 'hivatkozás: {value}'),
  money: msg('bani: {value}', 'money: {value}', 'pénz: {value}'),
  credit: msg('pe vouchere: {value}', 'to vouchers: {value}', 'utalványra: {value}'),
  fields: msg('câmpuri: {value}', 'fields: {value}', 'mezők: {value}'),
}
export const addressFields = {
  firstName: msg('prenume', 'first name', 'keresztnév'),
  lastName: msg('nume', 'last name', 'vezetéknév'),
  address: msg('adresă', 'address', 'cím'),
  city: msg('localitate', 'town', 'település'),
  county: msg('județ', 'county', 'vármegye'),
  zip: msg('cod poștal', 'postcode', 'irányítószám'),
}
