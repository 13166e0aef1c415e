/** The rules of written content as it is entered: what is not named here is refused. */
import { z } from 'zod'
import { MOST_BLOCKS } from '#domain/content/block-fields.ts'
import {
  CONTENT_KIND_NAMES,
  CONTENT_KINDS,
  isContentKind,
  type ContentKind,
  type ContentOf,
} from '#domain/content/content-kinds.ts'
import { kindsOfPart } from '#domain/content/frame-kinds.ts'
import type { StoryBlock } from '#domain/content/story.ts'
import { filled, key } from '#services/checked-input.ts'
import { blockSchemaOf, readFields, shapeOf } from './block-schema.ts'

const pageBlock = blockSchemaOf(kindsOfPart(''))

const schemaOf = (kind: ContentKind, block = pageBlock) =>
  z.strictObject({
    _uid: key,
    component: z.literal(kind),
    title: filled,
    description: filled,
    ...shapeOf(CONTENT_KINDS[kind]),
    ...('key' in CONTENT_KINDS[kind] && { key }),
    body: z.array(block).max(MOST_BLOCKS),
  })

const [first, ...others] = CONTENT_KIND_NAMES.map((kind) => schemaOf(kind))

/** Schemas by the key of the part; '' of every other content. */
const SCHEMAS: Record<string, z.ZodType<StoryBlock>> = {
  '': z.discriminatedUnion('component', [first!, ...others]),
  menu: schemaOf('part', blockSchemaOf(kindsOfPart('menu'))),
  footer: schemaOf('part', blockSchemaOf(kindsOfPart('footer'))),
}

/** Returns the schema of a content: menu and footer consist of blocks of their own. */
export const contentSchemaOf = (kind: string, key: string): z.ZodType<StoryBlock> =>
  (kind === 'part' ? SCHEMAS[key] : undefined) ?? SCHEMAS['']!

const line = z.string().catch('')

/**
 * Returns a content of this kind with the fields that follow its rules; null for another kind, and for one without the key by which others
 * name it. What a content service adds is left out.
 */
export function readContent<K extends ContentKind>(kind: K, content: StoryBlock): ContentOf<K> | null {
  const { _uid, component, title, description, body } = content
  if (component !== kind || !isContentKind(component)) return null
  const fields = readFields(CONTENT_KINDS[kind], content)
  if ('key' in CONTENT_KINDS[kind] && !fields['key']) return null
  const written = { title: line.parse(title), description: line.parse(description), body: Array.isArray(body) ? body : [] }
  return { _uid, component, ...written, ...fields } as ContentOf<K>
}
