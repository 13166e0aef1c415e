/** Filters of a listing. */
import type { AgeBand } from '#domain/catalog/filters.ts'
import { msg, plural } from './text.ts'

export const filters = msg('Filtre', 'Filters', 'Szűrők')
export const filtersChosen = msg('Filtre ({count})', 'Filters ({count})', 'Szűrők ({count})')
export const chosen = msg('Filtre alese', 'Chosen filters', 'Kiválasztott szűrők')
export const without = msg('Renunță la: {name}', 'Remove filter: {name}', 'Szűrő törlése: {name}')
export const clear = msg('Șterge filtrele', 'Clear filters', 'Szűrők törlése')
export const clearShort = msg('Șterge', 'Clear', 'Törlés')
export const apply = msg('Aplică filtrele', 'Apply filters', 'Szűrés')
export const showProducts = plural(
  { one: 'Arată produsul', few: 'Arată # produse', other: 'Arată # de produse' },
  { one: 'Show # product', other: 'Show # products' },
  { one: '# termék megjelenítése', other: '# termék megjelenítése' },
)
export const nothingFits = msg(
  'Niciun produs nu se potrivește cu toate filtrele alese.',
  'No product fits all of these filters.',
  'Nincs olyan termék, amely minden szűrőnek megfelel.',
)
export const nothingFitsWhy = msg(
  'Unele filtre se exclud între ele. Renunță la câte unul sau șterge-le pe toate.',
  'Some filters rule each other out. Remove them one by one, or clear them all.',
  'Egyes szűrők kizárják egymást. Vegye le őket egyenként, vagy törölje mindet.',
)

// Groups
export const age = msg('Vârstă', 'Age', 'Életkor')
export const size = msg('Mărime', 'Size', 'Méret')
export const price = msg('Preț', 'Price', 'Ár')
export const brand = msg('Brand', 'Brand', 'Márka')
export const color = msg('Culoare', 'Colour', 'Szín')
export const availableIn = msg('Disponibil azi în', 'Available today in', 'Ma elérhető itt')
export const inStock = msg('Doar produse în stoc', 'In stock only', 'Csak raktáron lévő termékek')
export const onSale = msg('Doar produse reduse', 'On sale only', 'Csak akciós termékek')

export const moreBrands = plural(
  { one: 'Încă un brand', few: 'Încă # branduri', other: 'Încă # de branduri' },
  { one: '# more brand', other: '# more brands' },
  { one: 'Még # márka', other: 'Még # márka' },
)
export const moreSizes = plural(
  { one: 'Încă o mărime', few: 'Încă # mărimi', other: 'Încă # de mărimi' },
  { one: '# more size', other: '# more sizes' },
  { one: 'Még # méret', other: 'Még # méret' },
)
export const fewer = msg('Mai puține', 'Show fewer', 'Kevesebb')
export const more = plural(
  { one: 'Încă o opțiune', few: 'Încă # opțiuni', other: 'Încă # de opțiuni' },
  { one: '# more option', other: '# more options' },
  { one: 'Még # lehetőség', other: 'Még # lehetőség' },
)

// Ages
const months = msg('{from}–{to} luni', '{from}–{to} months', '{from}–{to} hónap')
const years = msg('{from}–{to} ani', '{from}–{to} years', '{from}–{to} év')
const yearsAndOver = msg('{from} ani și peste', '{from} years and over', '{from} éves kortól')

/** '6–12 luni', '1–2 ani', '9 ani și peste'. */
export function ageBand({ from, to }: AgeBand): string {
  if (to === null) return yearsAndOver({ from: from / 12 })
  return from < 12 ? months({ from, to }) : years({ from: from / 12, to: to / 12 })
}

// Prices; amounts carry their unit.
export const under = msg('Sub {to}', 'Under {to}', '{to} alatt')
export const between = msg('{from}–{to}', '{from}–{to}', '{from}–{to}')
export const over = msg('Peste {from}', 'Over {from}', '{from} felett')
export const atLeast = msg('De la {from}', 'From {from}', 'Legalább {from}')
export const atMost = msg('Până la {to}', 'Up to {to}', 'Legfeljebb {to}')
export const priceFrom = msg('Preț de la', 'Price from', 'Legalacsonyabb ár')
export const priceTo = msg('Preț până la', 'Price up to', 'Legmagasabb ár')
export const ok = msg('OK', 'OK', 'OK')

export const bellyBand = msg('Burtieră {size}', 'Belly band {size}', 'Haspánt {size}')
export const bra = msg('Sutien {size}', 'Bra {size}', 'Melltartó {size}')
export const yes = msg('da', 'yes', 'igen')
export const no = msg('nu', 'no', 'nem')
