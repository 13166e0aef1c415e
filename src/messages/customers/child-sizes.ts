/** What fits a child, and when the next size comes. Names stand without endings: nothing is known of how they are declined. */
import { MARKETS } from '#domain/market/market.ts'
import { locale, msg } from '#messages/text.ts'

/** The table of the page of children. */
export const what = msg('Ce', 'What', 'Mi')
export const now = msg('Acum', 'Now', 'Most')
export const next = msg('Pe urmă', 'Next', 'Utána')
export const sizesOf = msg('Mărimi: {name}', 'Sizes: {name}', 'Méretek: {name}')
export const clothes = msg('Haine', 'Clothes', 'Ruha')
export const adultSizes = msg('mărimi de adult', 'adult sizes', 'felnőtt méret')
export const sleepingBag = msg('Sac de dormit', 'Sleeping bag', 'Hálózsák')
export const shoes = msg('Pantofi', 'Shoes', 'Cipő')
export const byFoot = msg('după talpă', 'by foot length', 'talphossz szerint')
export const measureOften = msg('măsoar-o la trei luni', 'measure every three months', 'mérje meg háromhavonta')
export const carSeat = msg('Scaun auto', 'Car seat', 'Autósülés')
export const rearFacing = msg('cu spatele la mers', 'rear-facing', 'menetiránynak háttal')
/** The least that the law asks for; experts say longer. */
export const stillRearFacing = msg(
  'la fel, cel puțin până la 15 luni',
  'the same, until 15 months at least',
  'ugyanígy, legalább 15 hónapos korig',
)
export const toys = msg('Jucării', 'Toys', 'Játék')
export const sizesAreTypical = msg(
  'Mărimile pornesc de la vârstă, deci sunt o medie. Dacă ai un metru la îndemână, înălțimea bate vârsta.',
  'Sizes go by age, so they are an average. If you have a tape measure at hand, height beats age.',
  'A méretek az életkorból indulnak ki, tehát átlagok. Ha van kéznél mérőszalag, a magasság fontosabb az életkornál.',
)

const fromMonth = msg('din {month}', 'from {month}', '{withEnding}')
/** „Februártól”, „szeptembertől”: the ending follows the vowels. */
const hungarianFrom = (month: string): string => month + (month.endsWith('er') ? 'től' : 'tól')

/** 'din februarie 2027' of a day. */
export function fromMonthOf(day: string): string {
  const format = new Intl.DateTimeFormat(MARKETS[locale()].language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const month = format.format(new Date(`${day}T12:00:00Z`))
  return fromMonth({ month, withEnding: hungarianFrom(month) })
}

/** '86, din februarie 2027': a size and the day from which it fits. */
export const sizeFrom = (size: string, day: string): string => `${size}, ${fromMonthOf(day)}`
