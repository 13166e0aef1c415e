/**
 * Marks of what fits a customer's children. `names` is one name or several: nothing is known of how they are declined, so they stand
 * without endings, in Hungarian as owners before the thing owned.
 */
import { fromMonthOf } from '#messages/customers/child-sizes.ts'
import { msg } from '#messages/text.ts'

// Sizes
export const sizeNow = msg('Potrivită acum pentru {names}', 'Fits {names} now', '{names} mostani mérete')
export const sizeNext = msg('Mărimea următoare pentru {names}', 'Next size for {names}', '{names} következő mérete')

// Goods
export const forNow = msg('Pentru {names}, acum', 'For {names} now', '{names} korához való')

const wornNow = msg('Pentru {name}, acum: {size}', 'Fits {name} now: {size}', '{name} mostani mérete: {size}')
const wornNext = msg(
  'Mărimea următoare pentru {name}: {size}, {from}',
  'Next size for {name}: {size}, {from}',
  '{name} következő mérete: {size}, {from}',
)
const thenNext = msg('pe urmă {size}, {from}', 'then {size}, {from}', 'utána {size}, {from}')

/** A label such as '4–5 ani' does not break behind its dash. */
const unbroken = (label: string): string => label.replaceAll('–', '–\u2060')

/** A size by its label, and the first day on which it fits. */
export interface NextSize {
  size: string
  day: string
}

/** 'Fits Matei now: 9–12M, then 12–18M, from February 2027': of what fits now and what comes next one may be missing. */
export function sizesText(name: string, now: string | null, next: NextSize | null): string {
  const coming = next && { size: unbroken(next.size), from: fromMonthOf(next.day) }
  if (now === null) return coming ? wornNext({ name, ...coming }) : ''
  return [wornNow({ name, size: unbroken(now) }), ...(coming ? [thenNext(coming)] : [])].join(', ')
}

// Age filter
export const childOfAge = msg('{name}, {age}', '{name}, {age}', '{name}, {age}')
/** Before a child with its age, on the button that sets the filter to that age. */
export const showForAge = msg('Arată pentru:', 'Show for:', 'Termékek neki:')

// Row of cards
export const railTitle = msg('Pentru {name}, acum', 'For {name}, now', '{name} korához most ezek illenek')
export const railLead = msg('Alese după vârstă: {age}.', 'Chosen by age: {age}.', 'Életkor szerint válogatva: {age}.')
export const changeOrStop = msg('Schimbă sau oprește', 'Change or switch off', 'Módosítás vagy kikapcsolás')
