/** Pages of the showrooms. */
import type { OpenState } from '#domain/delivery/showroom.ts'
import { dayInWords, weekdayName } from '../dates.ts'
import { MARKETS } from '#domain/market/market.ts'
import { locale, msg, plural } from '#messages/text.ts'

export const showrooms = msg('Showroomuri', 'Showrooms', 'Bemutatótermek')
export const title = msg('Vino să pui mâna', 'Come and try things', 'Jöjjön el és próbálja ki')
export const lead = msg(
  'Vino cu copilul, cu bunica și cu portbagajul gol. Comenzile pe care le ridici te așteaptă cinci zile, gratuit.',
  'Bring the child, a grandparent and an empty boot. Orders for collection wait for you for five days, free of charge.',
  'Hozza a gyermeket, a nagymamát és az üres csomagtartót. A személyes átvételű rendeléseket öt napig ingyen őrizzük.',
)
/** `shop`: name; `cities`: in words. */
export const description = msg(
  'Showroomuri {shop} în {cities}: adrese, program, parcare și ce e pe stoc.',
  '{shop} showrooms in {cities}: addresses, opening hours, parking and what is in stock.',
  '{shop} bemutatótermek ({cities}): cím, nyitvatartás, parkolás és ami készleten van.',
)
/** `name`: of the showroom; `address`: in one line. */
export const oneDescription = msg(
  '{name}, {address}: program, parcare, indicații și ce e pe stoc.',
  '{name}, {address}: opening hours, parking, directions and what is in stock.',
  '{name}, {address}: nyitvatartás, parkolás, útvonal és ami készleten van.',
)
export const rooms = plural(
  { one: 'Un showroom', few: '# showroomuri', other: '# de showroomuri' },
  { one: 'One showroom', other: '# showrooms' },
  { one: '# bemutatóterem', other: '# bemutatóterem' },
)

export const openNow = msg('Deschis acum', 'Open now', 'Most nyitva')
export const closedNow = msg('Închis acum', 'Closed now', 'Most zárva')
/** `time`: '18:00'. */
const until = msg('până la {time}', 'until {time}', '{time}-ig')
const opensToday = msg('deschide la {time}', 'opens at {time}', 'nyit: {time}')
/** `day`: in words. */
const opensOn = msg('deschide {day}, la {time}', 'opens {day} at {time}', 'nyit: {day}, {time}')

export const address = msg('Adresă', 'Address', 'Cím')
export const hours = msg('Program', 'Opening hours', 'Nyitvatartás')
export const closed = msg('închis', 'closed', 'zárva')
/** `day`: in words; `hours`: '10:00–14:00'. */
export const otherHours = msg('{day}: {hours}', '{day}: {hours}', '{day}: {hours}')
export const howToGet = msg('Cum ajungi:', 'How to get there:', 'Megközelítés:')
export const parking = msg('Parcare:', 'Parking:', 'Parkolás:')
export const pickup = msg(
  'Poți ridica aici comenzile din magazinul online, gratuit.',
  'You can collect online orders here, free of charge.',
  'Az online rendelések itt ingyen átvehetők.',
)
export const directions = msg('Indicații de orientare', 'Directions', 'Útvonal')
/** `name`: of the showroom. */
export const directionsTo = msg('Indicații de orientare către {name}', 'Directions to {name}', 'Útvonal: {name}')
export const inStock = msg('Ce e aici pe stoc', 'What is in stock here', 'Mi van itt készleten')
export const inStockAt = msg('Ce e aici pe stoc: {name}', 'What is in stock here: {name}', 'Mi van itt készleten: {name}')
export const drawnMap = msg('Hartă desenată: {name}', 'Drawn map: {name}', 'Rajzolt térkép: {name}')
export const others = msg('Celelalte showroomuri', 'Our other showrooms', 'A többi bemutatóterem')

/** 'Luni–vineri'; 0 is Monday. */
export function weekdays(from: number, to: number): string {
  const text = from === to ? weekdayName(from) : `${weekdayName(from)}–${weekdayName(to)}`
  return text.charAt(0).toLocaleUpperCase(MARKETS[locale()].language) + text.slice(1)
}

/** 'până la 18:00', 'deschide luni, 30 noiembrie, la 10:00'; '' where no opening is near. */
export function whenOf(state: OpenState): string {
  if (state.isOpen) return until({ time: state.until })
  if (!state.opens) return ''
  const { day, at, isToday } = state.opens
  return isToday ? opensToday({ time: at }) : opensOn({ day: dayInWords(day), time: at })
}
