/** Prices in a folded query: `sub 50 lei`, `under 10 euro`, `5000 ft alatt`, `10-20 €`. */
import { MARKETS, type Currency, type Locale } from '#domain/market/market.ts'
import type { Reading } from './quantity.ts'

const AMOUNT = String.raw`(\d{1,3}(?:[ .]\d{3})+|\d+(?:[.,]\d{1,2})?)(\s*(?:ezer|e|mii|k)(?![\p{L}\p{N}]))?`
const MONEY = String.raw`(lei|ron|leu|euro|euros|eur|\u20ac|ft-?(?:ig|ert|os|tol)?|forint\p{L}*|huf)`
const BELOW = String.raw`(?:sub|maxim|maximum|max\.?|pana la|pana in|cel mult|mai ieftin\p{L}* de|mai putin de|under|below|less than|up to|cheaper than|at most|within|no more than|legfeljebb)`
const ABOVE = String.raw`(?:peste|minim|min\.?|de la|cel putin|mai scump\p{L}* de|over|above|more than|at least|from|legalabb)`
const BEFORE = String.raw`(?<![\p{L}\p{N}.,])`
const AFTER = String.raw`(?![\p{L}\p{N}])`
const JOIN = String.raw`\s*(?:-|\u2013|\u2014|to|and|si|la|es|pana la)\s*`

const regexp = (source: string) => new RegExp(BEFORE + source + AFTER, 'gu')
/** Groups: amount, thousand, amount, thousand, money. */
const BETWEEN = regexp(
  String.raw`(?:intre\s+|between\s+|from\s+|de la\s+)?\u20ac?${AMOUNT}${JOIN}\u20ac?${AMOUNT}\s*${MONEY}(?:\s*kozott|\s*kozotti)?`,
)
/** Groups: bound, amount, thousand, money. */
const BOUND = regexp(String.raw`(${BELOW}|${ABOVE})\s*(?:de\s+)?(?:\u20ac\s*)?${AMOUNT}\s*(?:de\s+)?${MONEY}`)
const BOUND_SIGN = regexp(String.raw`(${BELOW}|${ABOVE})\s*\u20ac\s*${AMOUNT}()`)
/** Groups: amount, thousand, money, bound. */
const AFTERWARDS = regexp(String.raw`${AMOUNT}\s*${MONEY}\s*(alatt\p{L}*|folott\p{L}*|felett\p{L}*|or less|or more|max)`)
/** Groups: amount, thousand, money. An amount alone is the most that somebody wants to spend. */
const ALONE = regexp(String.raw`${AMOUNT}\s*(?:de\s+)?${MONEY}`)
/** Groups: bound, amount, thousand; no money. */
const WITHOUT_MONEY = regexp(
  String.raw`(sub|under|below|less than|cheaper than|mai ieftin\p{L}* de)\s*${AMOUNT}(?!\s*(?:ani|an|luni|months?|years?|kg|cm|ml|eves|honap\p{L}*|m|y|yrs?))`,
)

const CURRENCIES: readonly (readonly [RegExp, Currency])[] = [
  [/^(?:lei|ron|leu)/, 'RON'],
  [/^(?:eur|€)/, 'EUR'],
  [/^(?:ft|forint|huf)/, 'HUF'],
]
const IS_ABOVE = new RegExp(String.raw`^(?:${ABOVE}|folott|felett|or more)`)

/** Returns the prices of a folded query, in hundredths. */
export function priceReadings(folded: string, locale: Locale): Reading[] {
  const own = MARKETS[locale].currency
  const readings: Reading[] = []
  const add = (match: RegExpExecArray, span: { from: number; to: number }, money: string | undefined) => {
    const reading = { from: match.index, to: match.index + match[0].length }
    if (readings.some((one) => reading.from < one.to && reading.to > one.from)) return
    const currency = CURRENCIES.find(([words]) => words.test(money ?? ''))?.[1] ?? own
    readings.push({ ...reading, quantity: { kind: 'price', span, currency } })
  }
  for (const match of folded.matchAll(BETWEEN)) {
    const [, a, thousandA, b, thousandB, money] = match
    add(match, { from: amount(a!, thousandA ?? thousandB), to: amount(b!, thousandB) }, money)
  }
  for (const one of [BOUND, BOUND_SIGN])
    for (const match of folded.matchAll(one)) add(match, bounded(match[1]!, amount(match[2]!, match[3])), match[4] || '€')
  for (const match of folded.matchAll(AFTERWARDS)) add(match, bounded(match[4]!, amount(match[1]!, match[2])), match[3])
  for (const match of folded.matchAll(ALONE)) add(match, { from: 0, to: amount(match[1]!, match[2]) }, match[3])
  for (const match of folded.matchAll(WITHOUT_MONEY)) add(match, bounded(match[1]!, amount(match[2]!, match[3])), undefined)
  return readings
}

const bounded = (bound: string, hundredths: number) =>
  IS_ABOVE.test(bound) ? { from: hundredths, to: Infinity } : { from: 0, to: hundredths }

/** Returns hundredths of `10 000`, `10.000`, `9,90`, `5 ezer`. */
function amount(text: string, thousand: string | undefined): number {
  const plain = /^\d{1,3}(?:[ .]\d{3})+$/.test(text) ? text.replace(/[ .]/g, '') : text.replace(',', '.')
  return Math.round(Number(plain) * (thousand ? 1000 : 1) * 100)
}
