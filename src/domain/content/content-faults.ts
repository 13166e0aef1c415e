/** What is wrong with a content before it is kept or published, field by field: the editor leads there, and the server has the last word. */
import {
  FIELD_LENGTHS,
  internalLink,
  MOST_BLOCKS,
  MOST_COLUMNS,
  MOST_ROWS,
  type BlockField,
  type BlockFields,
} from './block-fields.ts'
import { CONTENT_KINDS, isContentKind } from './content-kinds.ts'
import { kindsOfPart } from './frame-kinds.ts'
import { isSafeHref } from './safe-href.ts'
import { AGREED_PAGES, isHidden, type StoryBlock } from './story.ts'

/** `missing`: it is kept, but not published. The others are not kept either. */
type ContentFaultCode =
  | 'missing'
  | 'too_long'
  | 'link'
  | 'film'
  | 'number'
  | 'too_many'
  | 'choice'
  | 'time'
  | 'uneven'
  | 'kind'
  | 'empty'

export interface ContentFault {
  /** Of the block; '' for the content itself. */
  block: string
  /** Names and places within it: ['links', 0, 'text']. */
  path: (string | number)[]
  code: ContentFaultCode
}

/** Faults with which a draft can be kept. */
const KEPT: readonly ContentFaultCode[] = ['missing', 'empty']
export const isKept = ({ code }: Pick<ContentFault, 'code'>): boolean => KEPT.includes(code)

type Found = Omit<ContentFault, 'block'>

const isBlank = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)

/** A link or a film that names nothing yet is missing, not wrong. */
const isLink = (value: string): boolean => isSafeHref(value) || internalLink(value) !== null
const isFilm = (value: string): boolean => isSafeHref(value) && /^(https:|\/)/i.test(value)
const isMoment = (value: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value)

const isWhole = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

const tooLong = (value: unknown, most: number): ContentFaultCode | null =>
  typeof value === 'string' && value.length > most ? 'too_long' : null

function cellsFault(rows: string[][]): ContentFaultCode | null {
  if (rows.length > MOST_ROWS || rows.some((row) => row.length > MOST_COLUMNS)) return 'too_many'
  if (rows.some((row) => row.length !== rows[0]!.length)) return 'uneven'
  return rows.flat().some((cell) => cell.length > FIELD_LENGTHS.cell) ? 'too_long' : null
}

/** Returns what is wrong with a value that is there; lists are looked into below. */
function valueFault(field: BlockField, value: unknown): ContentFaultCode | null {
  switch (field.type) {
    case 'line':
    case 'text':
      return tooLong(value, FIELD_LENGTHS[field.type])
    case 'link':
      return tooLong(value, FIELD_LENGTHS.address) ?? (isLink(String(value)) ? null : 'link')
    case 'film':
      return tooLong(value, FIELD_LENGTHS.address) ?? (isFilm(String(value)) ? null : 'film')
    case 'time':
      return isMoment(String(value)) ? null : 'time'
    case 'whole':
      return isWhole(value, field.least, field.most) ? null : 'number'
    case 'choice':
      return field.of.includes(String(value)) ? null : 'choice'
    case 'cells':
      return cellsFault(value as string[][])
    case 'list':
      return (value as unknown[]).length > field.most ? 'too_many' : null
    case 'rich':
      return null
    case 'picture':
    case 'collection':
    case 'brand':
    case 'product':
    case 'key':
      return tooLong(value, FIELD_LENGTHS.key)
    default:
      return field satisfies never
  }
}

function fieldsFaults(fields: BlockFields, given: Readonly<Record<string, unknown>>, at: (string | number)[]): Found[] {
  return Object.entries(fields).flatMap(([name, field]): Found[] => {
    const value = given[name] ?? undefined
    const path = [...at, name]
    if (isBlank(value)) return field.isRequired ? [{ path, code: 'missing' }] : []
    const code = valueFault(field, value)
    const own: Found[] = code === null ? [] : [{ path, code }]
    if (field.type !== 'list' || code !== null) return own
    return (value as Record<string, unknown>[]).flatMap((item, place) => fieldsFaults(field.of, item, [...path, place]))
  })
}

/** Returns the faults of a content as it is entered. Blocks that its language does not show may be unfinished. */
export function contentFaults(content: StoryBlock, { kind, key }: { kind: string; key: string }): ContentFault[] {
  const { title, description, body } = content as StoryBlock & { title?: string; description?: string; body: StoryBlock[] }
  const own: Found[] = [
    ...(isBlank(title) ? [{ path: ['title'], code: 'kind' as const }] : []),
    ...(isBlank(description) ? [{ path: ['description'], code: 'kind' as const }] : []),
    ...(isContentKind(kind) ? fieldsFaults(CONTENT_KINDS[kind], content, []) : []),
    ...(body.length > MOST_BLOCKS ? [{ path: ['body'], code: 'too_many' as const }] : []),
    ...((kind === 'page' || kind === 'article') && body.every(isHidden) ? [{ path: ['body'], code: 'empty' as const }] : []),
  ]
  return [...own.map((one) => ({ block: '', ...one })), ...body.flatMap((block) => blockFaults(block, { kind, key }))]
}

function blockFaults(block: StoryBlock, { kind, key }: { kind: string; key: string }): ContentFault[] {
  const kinds = kindsOfPart(kind === 'part' ? key : '')
  const isUnknown = !Object.hasOwn(kinds, block.component) || (AGREED_PAGES.includes(key) && block.component !== 'text')
  const { _uid: uid } = block
  if (isUnknown) return [{ block: uid, path: [], code: 'kind' }]
  const found = fieldsFaults(kinds[block.component]!, block, []).map((one) => ({ block: uid, ...one }))
  return isHidden(block) ? found.filter((one) => !isKept(one)) : found
}
