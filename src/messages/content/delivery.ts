/** What delivery costs, on pages that are written. */
import { countriesInWords } from '#messages/countries.ts'
import { msg, plural } from '#messages/text.ts'

export const methods = {
  courier: msg('Curier la adresă', 'Courier to your door', 'Futár a megadott címre'),
  locker: msg('Punct de ridicare', 'Parcel locker', 'Csomagautomata'),
  pickup: msg('Ridicare din showroom', 'Collection from a showroom', 'Átvétel a bemutatóteremben'),
}
export const where = msg('Unde', 'Where', 'Hová')
export const courier = msg('Curier', 'Courier', 'Futár')
export const locker = msg('Punct de ridicare', 'Parcel locker', 'Csomagautomata')
export const freeFrom = msg('Gratuit de la', 'Free from', 'Ingyenes')
export const time = msg('Durată', 'Time', 'Idő')
export const caption = msg('Livrare pe țări', 'Delivery by country', 'Szállítás országonként')

export const free = msg('gratuit', 'free', 'ingyenes')
/** Where it costs more elsewhere. */
export const atLeast = msg('de la {amount}', 'from {amount}', 'legalább {amount}')
/** `amount`: '19,99 lei'. */
export const freeFromAmount = msg('gratuit de la {amount}', 'free from {amount}', '{amount} felett ingyenes')
export const freeAmount = msg('{amount}', '{amount}', '{amount} felett')
export const none = msg('–', '–', '–')

const day = plural(
  { one: 'o zi lucrătoare', few: '# zile lucrătoare', other: '# de zile lucrătoare' },
  { one: 'one working day', other: '# working days' },
  { one: '# munkanap', other: '# munkanap' },
)
const days = msg('{from}–{to} zile lucrătoare', '{from}–{to} working days', '{from}–{to} munkanap')
export const sameDay = msg('în aceeași zi', 'on the same day', 'aznap')
const sameOrNext = msg(
  'în aceeași zi sau a doua zi lucrătoare',
  'on the same or the next working day',
  'aznap vagy a következő munkanapon',
)

/** '1–2 zile lucrătoare'. */
export function daysInWords(from: number, to: number): string {
  if (to === 0) return sameDay()
  if (from === 0 && to === 1) return sameOrNext()
  return from === to ? day(from) : days({ from, to })
}

const bulkyFor = msg(
  'Coletele voluminoase, cum sunt cărucioarele și pătuțurile, ajung în {countries}.',
  'Large parcels, such as prams and cots, travel to {countries}.',
  'A nagy méretű csomagokat, például a babakocsikat és a kiságyakat ide szállítjuk: {countries}.',
)
/** `amount`: in words. */
const surcharge = msg(
  'Curierul costă cu {amount} mai mult.',
  'The courier costs {amount} more.',
  'A futár díja {amount} felárral nő.',
)
const surchargeFrom = msg(
  'Curierul costă cu cel puțin {amount} mai mult.',
  'The courier costs at least {amount} more.',
  'A futár díja legalább {amount} felárral nő.',
)

/** `isSame`: the surcharge is the same everywhere. */
export function bulkyInWords(countries: readonly string[], amount: string | null, isSame: boolean): string {
  const reach = bulkyFor({ countries: countriesInWords(countries) })
  return amount === null ? reach : `${reach} ${isSame ? surcharge({ amount }) : surchargeFrom({ amount })}`
}

export const ourRooms = msg('Showroomurile noastre:', 'Our showrooms:', 'Bemutatótermeink:')

export const products = plural(
  { one: 'produs', few: 'produse', other: 'de produse' },
  { one: 'product', other: 'products' },
  { one: 'termék', other: 'termék' },
)
export const brands = plural(
  { one: 'brand pe care îl cunoaștem', few: 'branduri pe care le cunoaștem', other: 'de branduri pe care le cunoaștem' },
  { one: 'brand that we know by name', other: 'brands that we know by name' },
  { one: 'márka, amelyet név szerint ismerünk', other: 'márka, amelyet név szerint ismerünk' },
)
export const rooms = plural(
  { one: 'showroom', few: 'showroomuri', other: 'de showroomuri' },
  { one: 'showroom', other: 'showrooms' },
  { one: 'bemutatóterem', other: 'bemutatóterem' },
)
export const countries = plural(
  { one: 'țară în care livrăm', few: 'țări în care livrăm', other: 'de țări în care livrăm' },
  { one: 'country that we deliver to', other: 'countries that we deliver to' },
  { one: 'ország, ahová szállítunk', other: 'ország, ahová szállítunk' },
)
