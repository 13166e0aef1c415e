/** The home page of a shop whose merchant has not written one. */
import { msg } from './text.ts'

export const heroAction = msg('Vezi noutățile', 'See what is new', 'Újdonságok megtekintése')

export const topCollections = msg('Categorii', 'Categories', 'Kategóriák')

export const arrivals = msg('Abia sosite', 'Just arrived', 'Most érkezett')
export const arrivalsLead = msg('Noutățile acestor săptămâni', 'New these past weeks', 'Az elmúlt hetek újdonságai')
export const allNew = msg('Toate noutățile', 'See all new', 'Minden újdonság')

export const sale = msg('Reduceri care merită', 'Sale picks worth having', 'Akciók, amelyek megérik')
export const saleLead = msg(
  'Prețul întreg îl vezi mereu alături',
  'The full price is always shown alongside',
  'A teljes árat mindig mellette látja',
)
export const allSale = msg('Toate reducerile', 'Shop all sale', 'Minden akció')
