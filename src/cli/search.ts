/** `shop search explain`: why a search finds what it finds. */
import { LOCALES } from '#domain/market/market.ts'
import type { ExplainedHit, ExplainedSegment, SearchExplanation } from '#domain/search/explanation.ts'
import { MAX_SEARCHED_LENGTH } from '#domain/search/search.ts'
import { explainSearch } from '#services/search/staff-misses.ts'
import type { Shop } from '#services/shop.ts'
import { CommandError } from './arguments/command-error.ts'
import { readOptions, textOf } from './arguments/options.ts'

export const SEARCH_USAGE = `  search explain <words> --locale ro        how a search is read, what was done where not all fits, and why each product is found
`

/** @throws CommandError */
export async function searchCommand(shop: Pick<Shop, 'catalog'>, [action = '', ...args]: readonly string[]): Promise<string> {
  const { words, options } = readOptions(args, ['locale'])
  const query = words.join(' ').trim()
  const locale = LOCALES.find((one) => one === textOf(options, 'locale'))
  if (action !== 'explain' || query === '') throw new CommandError(`The command is:\n${SEARCH_USAGE.trimEnd()}`)
  if (locale === undefined) throw new CommandError(`Say the language: --locale ${LOCALES.join('|')}`)
  if (query.length > MAX_SEARCHED_LENGTH) throw new CommandError(`A search has at most ${MAX_SEARCHED_LENGTH} characters.`)
  return inWords(await explainSearch(shop, locale, query))
}

function inWords({ query, corrected, total, segments, steps, hits }: SearchExplanation): string {
  return [
    `“${query}”: ${total} product${total === 1 ? '' : 's'}${corrected === null ? '' : `, read as “${corrected}”`}`,
    '',
    ...segments.map(segmentInWords),
    steps.length === 0 ? 'All of it fits.' : `Steps: ${steps.join(', ')}`,
    '',
    ...hits.map(hitInWords),
  ]
    .join('\n')
    .trimEnd()
}

const segmentInWords = ({ text, kind, meaning, route }: ExplainedSegment): string =>
  `  ${text}  →  ${kind}: ${meaning}${route === undefined ? '' : ` (${route})`}`

const hitInWords = ({ product, name, score, reasons }: ExplainedHit, at: number): string =>
  `${String(at + 1).padStart(3)}. ${product}  ${name}  ${score.toFixed(2)}  ${reasons.join('; ')}`
