/**
 * The older form of filters (SEARCH-4): a list is AND, a list inside it is OR.
 * `brand:-Lumi` negates, `brand:\-Lumi` begins with a minus; numbers allow only `TO`.
 */
import { checkGroup, FilterFault, MAX_CONDITIONS, numberOf, TAGS } from './search-filter.ts'
import type { Comparison, FilterCondition, FilterTree } from './search-filter.ts'

export type FilterList = string | readonly (string | readonly string[])[]

/** @throws FilterFault */
export const parseFacetFilters = (list: FilterList): FilterTree =>
  treeOf(list, (text) => {
    const colon = text.indexOf(':')
    if (colon < 1) throw new FilterFault(`facetFilters: expected attribute:value in ${JSON.stringify(text.slice(0, 80))}`)
    return { kind: 'value', attribute: text.slice(0, colon), ...signed(text.slice(colon + 1)) }
  })

/** @throws FilterFault */
export const parseTagFilters = (list: FilterList): FilterTree =>
  treeOf(list, (text) => ({ kind: 'value', attribute: TAGS, ...signed(text) }))

/** @throws FilterFault */
export const parseNumericFilters = (list: FilterList): FilterTree => treeOf(list, parseNumeric)

function parseNumeric(text: string): FilterCondition {
  const end = text.search(/[<>=!:]/)
  const attribute = text.slice(0, Math.max(0, end)).trim()
  if (attribute === '') throw faultIn(text)
  const operator = /^(<=?|>=?|!=|=)/.exec(text.slice(end, end + 2))?.[0]
  if (operator !== undefined)
    return {
      kind: 'compare',
      attribute,
      isNot: false,
      operator: operator as Comparison,
      number: toNumber(text.slice(end + operator.length), text),
    }
  const [from, to, more] = text.slice(end + 1).split(' TO ', 3)
  if (more !== undefined) throw faultIn(text)
  return { kind: 'range', attribute, isNot: false, from: toNumber(from, text), to: toNumber(to, text) }
}

function treeOf(list: FilterList, parse: (text: string) => FilterCondition): FilterTree {
  const groups = typeof list === 'string' ? [[list]] : list.map((one) => (typeof one === 'string' ? [one] : one))
  if (groups.reduce((sum, group) => sum + group.length, 0) > MAX_CONDITIONS)
    throw new FilterFault(`filters: more than ${MAX_CONDITIONS} conditions`)
  const tree = groups.filter((group) => group.length > 0).map((group) => group.filter((one) => one.trim() !== '').map(parse))
  for (const group of tree) checkGroup(group)
  return tree.filter((group) => group.length > 0)
}

const signed = (value: string): { value: string; isNot: boolean } =>
  value.startsWith('-')
    ? { value: value.slice(1), isNot: true }
    : { value: value.startsWith('\\-') ? value.slice(1) : value, isNot: false }

function toNumber(text: string | undefined, whole: string): number {
  const number = numberOf((text ?? '').trim())
  if (number === null) throw faultIn(whole)
  return number
}

const faultIn = (text: string): FilterFault => new FilterFault(`numericFilters: cannot read ${JSON.stringify(text.slice(0, 80))}`)
