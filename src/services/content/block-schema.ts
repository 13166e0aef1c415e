/** Schemas of content blocks, made of the description of their fields. */
import { z } from 'zod'
import {
  FIELD_LENGTHS,
  internalLink,
  MOST_COLUMNS,
  MOST_ROWS,
  type BlockField,
  type BlockFields,
} from '#domain/content/block-fields.ts'
import { BLOCK_KINDS, type AnyBlock } from '#domain/content/block-kinds.ts'
import type { BlockAmong } from '#domain/content/frame-kinds.ts'
import { isSafeHref } from '#domain/content/safe-href.ts'
import type { StoryBlock } from '#domain/content/story.ts'
import { key } from '#services/checked-input.ts'
import { richText } from './rich-text-schema.ts'

const LINK = 'use a path of this site, an address with http, https, mailto or tel, or collection:{key} or page:{key}'
const FILM = 'use an https address, or a path of this site'

const textOf = (most: number) => z.string().max(most)
const name = textOf(FIELD_LENGTHS.key)

const cells = z
  .array(z.array(textOf(FIELD_LENGTHS.cell)).min(1).max(MOST_COLUMNS))
  .max(MOST_ROWS)
  .refine((rows) => rows.every((row) => row.length === rows[0]!.length), 'every row has as many cells as the first')

function valueSchema(field: BlockField): z.ZodType {
  switch (field.type) {
    case 'line':
      return textOf(FIELD_LENGTHS.line)
    case 'text':
      return textOf(FIELD_LENGTHS.text)
    case 'rich':
      return richText
    case 'cells':
      return cells
    case 'time':
      return z.iso.datetime({ offset: true })
    case 'link':
      return textOf(FIELD_LENGTHS.address).refine((link) => isSafeHref(link) || internalLink(link) !== null, LINK)
    case 'film':
      return textOf(FIELD_LENGTHS.address).refine((film) => isSafeHref(film) && /^(https:|\/)/i.test(film), FILM)
    case 'picture':
    case 'collection':
    case 'brand':
    case 'product':
    case 'key':
      return name
    case 'whole':
      return z.int().min(field.least).max(field.most)
    case 'choice':
      return z.enum(field.of)
    case 'list':
      return z.array(z.strictObject(shapeOf(field.of))).max(field.most)
    default:
      return field satisfies never
  }
}

export const shapeOf = (fields: BlockFields): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueSchema(field).optional()]))

/** Returns the schema of a block of one of these kinds as it is entered. */
export function blockSchemaOf(kinds: Readonly<Record<string, BlockFields>>) {
  const [first, ...others] = Object.entries(kinds).map(([kind, fields]) =>
    z.strictObject({ _uid: key, component: z.literal(kind), _hidden: z.literal(true).optional(), ...shapeOf(fields) }),
  )
  return z.discriminatedUnion('component', [first!, ...others])
}

/**
 * Returns a block with the fields that follow the rules of its kind; one of another kind is null. What a content service adds, or stored
 * under earlier rules, is left out.
 */
export function readBlockAmong<K extends Readonly<Record<string, BlockFields>>>(
  kinds: K,
  block: StoryBlock,
): BlockAmong<K> | null {
  const { _uid, component } = block
  if (!Object.hasOwn(kinds, component)) return null
  return { _uid, component, ...readFields(kinds[component]!, block) } as unknown as BlockAmong<K>
}

/** Returns a block of a page. */
export const readBlock = (block: StoryBlock): AnyBlock | null => readBlockAmong(BLOCK_KINDS, block)

/** Returns the fields that follow the rules. One wrong value does not take along those beside it, in lists either. */
export const readFields = (fields: BlockFields, given: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = readValue(field, given[name] ?? undefined)
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** Schemas of the fields of the kinds, made when they are first read. */
const schemas = new WeakMap<BlockField, z.ZodType>()

function schemaOf(field: BlockField): z.ZodType {
  let schema = schemas.get(field)
  if (!schema) schemas.set(field, (schema = valueSchema(field).optional()))
  return schema
}

function readValue(field: BlockField, value: unknown): unknown {
  if (field.type !== 'list') return schemaOf(field).safeParse(value).data
  if (!Array.isArray(value)) return undefined
  const items = value.filter((item): item is Record<string, unknown> => typeof item === 'object' && item !== null)
  return items.slice(0, field.most).map((item) => readFields(field.of, item))
}
