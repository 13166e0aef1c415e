/** Reads a content of Storyblok as one of the shop's: fields by the description of their kind, in the shop's own form. */
import type { BlockField, BlockFields } from '#domain/content/block-fields.ts'
import { CONTENT_KINDS, isContentKind } from '#domain/content/content-kinds.ts'
import { fieldsOfKind } from '#domain/content/frame-kinds.ts'
import type { StoryBlock } from '#domain/content/story.ts'
import { readRichText } from './rich-text.ts'

type Given = Record<string, unknown>
const isRecord = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value)

const textIn = (given: unknown, name: string): string => {
  const value = isRecord(given) ? given[name] : undefined
  return typeof value === 'string' ? value : ''
}

/** A link field is `{linktype, url, cached_url, email, anchor}`. */
function linkOf(value: unknown): unknown {
  if (!isRecord(value)) return value || undefined
  const { linktype, url, cached_url: cached, email } = value
  if (linktype === 'email' && typeof email === 'string' && email) return email.startsWith('mailto:') ? email : `mailto:${email}`
  const address = [url, cached].find((one) => typeof one === 'string' && one !== '')
  if (typeof address !== 'string') return undefined
  return linktype === 'story' && !address.startsWith('/') ? `/${address}` : address
}

/** An empty field is '' there. A table is `{thead: [{value}], tbody: [{body: [{value}]}]}`. */
function valueOf(field: BlockField, value: unknown): unknown {
  if (value === '' || value === null || value === undefined) return undefined
  switch (field.type) {
    case 'rich':
      return Array.isArray(value) ? value : (readRichText(value) ?? undefined)
    case 'link':
    case 'film':
      return linkOf(value)
    case 'whole':
      return typeof value === 'string' ? Number(value) : value
    case 'time':
      // '2026-12-01 00:00' is in UTC.
      return typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(value) ? `${value.replace(' ', 'T')}:00Z` : value
    case 'cells':
      return Array.isArray(value) ? value : cellsOf(value)
    case 'choice':
      return field.of.some((one) => one === value) ? value : undefined
    case 'list':
      return Array.isArray(value) ? value.filter(isRecord).map((item) => fieldsOf(field.of, item)) : undefined
    case 'line':
    case 'text':
    case 'picture':
    case 'collection':
    case 'brand':
    case 'product':
    case 'key':
      return value
    default:
      return field satisfies never
  }
}

function cellsOf(value: unknown): string[][] | undefined {
  if (!isRecord(value) || !Array.isArray(value['thead']) || !Array.isArray(value['tbody'])) return undefined
  const texts = (cells: unknown): string[] => (Array.isArray(cells) ? cells : []).map((cell) => textIn(cell, 'value'))
  return [texts(value['thead']), ...value['tbody'].map((row) => texts(isRecord(row) ? row['body'] : []))]
}

const fieldsOf = (fields: BlockFields, given: Given): Given =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = valueOf(field, given[name])
      return value === undefined ? [] : [[name, value] as const]
    }),
  )

/** Returns a block; one of a kind that the shop does not know keeps its name alone. */
function blockOf(given: Given): StoryBlock {
  const [uid, component] = [textIn(given, '_uid'), textIn(given, 'component')]
  const fields = fieldsOfKind(component)
  return { ...(fields && fieldsOf(fields, given)), _uid: uid, component }
}

/** Returns a content of any kind with its blocks; one of a kind that the shop does not know keeps what every content has. */
export function readContent(given: Given): StoryBlock {
  const text = (name: string) => textIn(given, name)
  const component = text('component')
  const body = Array.isArray(given['body']) ? given['body'].filter(isRecord).map(blockOf) : []
  const fields = isContentKind(component) ? fieldsOf(CONTENT_KINDS[component], given) : {}
  return { ...fields, _uid: text('_uid'), component, title: text('title'), description: text('description'), body }
}
