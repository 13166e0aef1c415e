/** Text page of the demo shop: Showrooms. */
import type { Block } from '#domain/content/content.ts'
import type { Locale } from '#domain/market/market.ts'
import { h2, link, p, table } from '../text-page.ts'
import type { TextPageInput } from '#domain/content/content-input.ts'
import type { OpeningWeek, WarehouseInput } from '#domain/delivery/delivery-input.ts'
import { WAREHOUSES } from '../warehouses.ts'

interface Words {
  days: readonly string[]
  day: string
  hours: string
  closed: string
  opening: string
  phone: string
  email: string
  map: string
}

const WORDS: Record<Locale, Words> = {
  ro: {
    days: ['luni', 'marți', 'miercuri', 'joi', 'vineri', 'sâmbătă', 'duminică'],
    day: 'Ziua',
    hours: 'Program',
    closed: 'închis',
    opening: 'Program',
    phone: 'Telefon',
    email: 'E-mail',
    map: 'Vezi pe hartă',
  },
  en: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    day: 'Day',
    hours: 'Hours',
    closed: 'closed',
    opening: 'Opening hours',
    phone: 'Phone',
    email: 'Email',
    map: 'Directions',
  },
  hu: {
    days: ['hétfő', 'kedd', 'szerda', 'csütörtök', 'péntek', 'szombat', 'vasárnap'],
    day: 'Nap',
    hours: 'Nyitvatartás',
    closed: 'zárva',
    opening: 'Nyitvatartás',
    phone: 'Telefon',
    email: 'E-mail',
    map: 'Útvonal',
  },
}

/** "luni – vineri 10:00–19:00": days with the same hours stand together. */
function hourRows(week: OpeningWeek, words: Words): string[][] {
  const hours = week.map((day) => (day ? `${day[0]}–${day[1]}` : words.closed))
  const rows: string[][] = []
  for (let from = 0; from < hours.length;) {
    let to = from
    while (hours[to + 1] === hours[from]) to++
    const name = from === to ? words.days[from] : `${words.days[from]} – ${words.days[to]}`
    rows.push([name ?? '', hours[from] ?? ''])
    from = to + 1
  }
  return rows
}

function showroom(row: WarehouseInput, locale: Locale): Block[] {
  const words = WORDS[locale]
  const place = `${row.address}, ${row.zip} ${row.city[locale]}`
  const directions = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
  return [
    h2(row.name[locale]),
    p(place, '. ', link(words.map, directions), '.'),
    p(
      `${words.phone}: `,
      link(row.phone, `tel:${row.phone.replaceAll(' ', '')}`),
      `. ${words.email}: `,
      link(row.email, `mailto:${row.email}`),
      '.',
    ),
    table(`${words.opening}, ${row.name[locale]}`, [words.day, words.hours], ...hourRows(row.opening, words)),
  ]
}

const showrooms = (locale: Locale): Block[] =>
  WAREHOUSES.filter((row) => row.kind === 'showroom').flatMap((row) => showroom(row, locale))

export const showroomsPage: TextPageInput = {
  key: 'showrooms',
  text: {
    ro: {
      slug: 'showroomuri',
      title: 'Showroomuri',
      description: 'Showroomuri Nestling la București, Cluj-Napoca, Timișoara și Budapesta: adrese, telefon, program.',
      body: [p('Vino să încerci pe îndelete. Comenzile cu ridicare personală te așteaptă cinci zile.'), ...showrooms('ro')],
    },
    en: {
      slug: 'showrooms',
      title: 'Showrooms',
      description: 'Nestling showrooms in Bucharest, Cluj-Napoca, Timișoara and Budapest: addresses, phone, opening hours.',
      body: [p('Come and try things at leisure. Orders for collection wait for you for five days.'), ...showrooms('en')],
    },
    hu: {
      slug: 'bemutatotermek',
      title: 'Bemutatótermek',
      description: 'Nestling bemutatótermek Budapesten, Bukarestben, Kolozsváron és Temesváron: cím, telefon, nyitvatartás.',
      body: [
        p('Jöjjön el, és próbáljon ki mindent nyugodtan. A személyes átvételű rendeléseket öt napig őrizzük.'),
        ...showrooms('hu'),
      ],
    },
  },
}
