/** `shop partnership …`: what a merchant does with partnerships (D-30). */
import { readFileSync } from 'node:fs'
import type { PartnershipInput, PartnershipRules } from '#domain/promotions/partnership.ts'
import { plainText } from '#domain/pricing/money.ts'
import { LOCALES, MARKETS, type Currency, type Locale } from '#domain/market/market.ts'
import { marketDay } from '#domain/market/market-day.ts'
import { campaignOf } from '#services/promotions/partnerships.ts'
import { fillPartnership, writePartnerships } from '#services/promotions/write-partnership.ts'
import type { Database } from '#store/database/db.ts'
import { listPartnershipFigures, stopPartnership, type PartnershipFigures } from '#store/promotions/write-partnerships.ts'
import { CommandError } from './arguments/command-error.ts'
import { readOptions, textOf } from './arguments/options.ts'

export const PARTNERSHIP_USAGE = `  partnership example                       a partnership as JSON: every rule, with a generator of coupons
  partnership create <file.json>            one partnership; "source" is {"kind": "external"}, {"kind": "coupons"} or a generator
  partnership fill <key> <file> | --campaign name   codes of the partner's shop, one a line; or unused single-use coupons of ours
  partnership list                          the newest thousand, with codes taken and left
  partnership show <key>                    its texts, rules and figures
  partnership stop <key>                    nobody obtains a code any more; codes that customers have stay valid
`

/** @throws CommandError, InputRefused */
export async function partnershipCommand(db: Database, args: readonly string[], now: Date): Promise<string> {
  const [action = '', ...rest] = args
  switch (action) {
    case 'example':
      return JSON.stringify(EXAMPLE, null, 2)
    case 'create':
      return create(db, rest, now)
    case 'fill':
      return fill(db, rest, now)
    case 'list': {
      const all = await listPartnershipFigures(db.query, now)
      return all.length > 0 ? all.map((one) => inWords(one, now)).join('\n') : 'There are no partnerships.'
    }
    case 'show': {
      const found = await find(db, rest, now)
      return [inWords(found, now), ...details(found)].join('\n')
    }
    case 'stop': {
      const { key, source } = await find(db, rest, now)
      if (!(await stopPartnership(db.query, key, now))) throw new CommandError('The partnership is stopped already.')
      const also = source === 'generator' ? ` To stop its coupons too: coupon stop --campaign "${campaignOf(key)}"` : ''
      return `The partnership is stopped.${also}`
    }
    default:
      throw new CommandError(`There is no command partnership ${action}.\n${PARTNERSHIP_USAGE.trimEnd()}`)
  }
}

const EXAMPLE: PartnershipInput = {
  key: 'first-days',
  partner: 'First Days',
  markets: ['ro'],
  text: {
    ro: {
      title: '15% la prima comandă',
      text: 'Pentru părinții de la cursul „Primele zile”.',
      link: { label: 'Vezi puericultura', href: '/c/puericultura' },
    },
    en: { title: '15% off your first order', text: 'For parents of the course “First Days”.' },
    hu: { title: '15% az első rendelésre', text: 'Az „Első napok” tanfolyam szülőinek.' },
  },
  from: '2026-12-01',
  until: '2027-02-28',
  rules: {
    registeredDays: 30,
    paidOrders: 1,
    spent: { RON: 20_000 },
    childMonths: { from: 0, below: 12 },
    newsletter: true,
  },
  source: {
    kind: 'generator',
    maxCodes: 200,
    coupon: { prefix: 'ZILE', type: 0, amount: 15, currency: 'RON', minPurchase: 10_000, validDays: 60, signedIn: true },
  },
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new CommandError(`The file ${file} cannot be read: ${(error as Error).message}`)
  }
}

async function create(db: Database, words: readonly string[], now: Date): Promise<string> {
  const [file] = words
  if (file === undefined || words.length !== 1)
    throw new CommandError('Say the file of the partnership. See: partnership example')
  let input: unknown
  try {
    input = JSON.parse(readText(file))
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(`The file ${file} is no JSON: ${(error as Error).message}`)
  }
  // Checked by the writer, whatever it is.
  const partnership = input as PartnershipInput
  await db.transaction((tx) => writePartnerships(tx, [partnership], now))
  const { key, source } = partnership
  if (source.kind === 'generator') return `The partnership ${key} is ready.`
  const filling = source.kind === 'external' ? 'partnership fill <key> <file>' : 'partnership fill <key> --campaign name'
  return `The partnership ${key} is ready. Fill its pool with: ${filling.replace('<key>', key)}`
}

async function fill(db: Database, args: readonly string[], now: Date): Promise<string> {
  const { words, options } = readOptions(args, ['campaign'])
  const [key, file] = words
  const campaign = textOf(options, 'campaign')
  if (key === undefined || words.length > 2 || (file === undefined) === (campaign === undefined))
    throw new CommandError('Say the key of the partnership, and a file of codes or --campaign.')
  const codes = file === undefined ? [] : linesOf(readText(file))
  const filling = campaign === undefined ? { codes } : { campaign }
  const added = await db.transaction((tx) => fillPartnership(tx, key, filling, now))
  const known = codes.length - added
  const note = file !== undefined && known > 0 ? ` ${known} came twice or were there already.` : ''
  return `${added} codes are added.${note}`
}

/** Returns the lines that hold something, without the mark that some programs put at the beginning of a file. */
const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

async function find(db: Database, words: readonly string[], now: Date): Promise<PartnershipFigures> {
  const [key] = words
  const [found] = key !== undefined && words.length === 1 ? await listPartnershipFigures(db.query, now, { key }) : []
  if (!found) throw new CommandError('There is no such partnership.')
  return found
}

/** The market whose days a partnership begins and ends with. */
const marketOf = ({ markets: [first] }: PartnershipFigures) => MARKETS[first as Locale]

/** 'first-days  First Days  in ro  generator  12 of 200 codes taken  3 used  until 2027-02-28' */
function inWords(partnership: PartnershipFigures, now: Date): string {
  const { key, partner, markets, source, max_codes, taken, used, left, starts_at, ends_at, stopped_at } = partnership
  const day = (moment: Date) => marketDay(marketOf(partnership), moment)
  const isOver = ends_at !== null && ends_at < now
  return [
    key,
    partner,
    `in ${markets.join(', ')}`,
    source,
    source === 'generator'
      ? `${taken}${max_codes > 0 ? ` of ${max_codes}` : ''} codes taken`
      : `${taken} codes taken, ${left} left`,
    source !== 'external' && `${used} used`,
    starts_at && `since ${day(starts_at)}`,
    ends_at && `${isOver ? 'ended' : 'until'} ${day(ends_at)}`,
    stopped_at && `stopped ${day(stopped_at)}`,
  ]
    .filter(Boolean)
    .join('  ')
}

function details({ text, rules, source, coupon }: PartnershipFigures): string[] {
  const texts = LOCALES.map((locale) => `  ${locale}  ${text[locale].title}`)
  const wanted = rulesInWords(rules)
  return [
    ...texts,
    `  rules: ${wanted.length > 0 ? wanted.join('; ') : 'none, every customer is eligible'}`,
    ...(source === 'generator' ? [`  coupon: ${JSON.stringify(coupon)}`] : []),
  ]
}

function rulesInWords({ registeredDays, paidOrders, spent, childMonths, newsletter }: PartnershipRules): string[] {
  const amounts = Object.entries(spent ?? {}).map(([currency, amount]) => plainText(amount, currency as Currency, 'en'))
  return [
    registeredDays !== undefined && `registered for ${registeredDays} days`,
    paidOrders !== undefined && `paid orders: ${paidOrders}`,
    amounts.length > 0 && `spent ${amounts.join(' or ')}`,
    childMonths && `a child of ${childMonths.from} to below ${childMonths.below} months`,
    newsletter && 'receives the newsletter',
  ].filter((rule) => typeof rule === 'string')
}
