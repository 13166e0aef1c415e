/** The rules of written content as it is entered: what is not named here is refused. */
import { z } from 'zod'
import { MOST_BLOCKS } from '#domain/content/block-fields.ts'
import { kindsOfPart } from '#domain/content/frame-kinds.ts'
import { LAYOUTS } from '#domain/content/layout.ts'
import type { StoryBlock } from '#domain/content/story.ts'
import { filled, key } from '#services/checked-input.ts'
import { blockSchemaOf } from './block-schema.ts'

const written = (part = '') => ({
  _uid: key,
  title: filled,
  description: filled,
  body: z.array(blockSchemaOf(kindsOfPart(part))).max(MOST_BLOCKS),
})
const page = z.strictObject({ ...written(), component: z.literal('page'), layout: z.enum(LAYOUTS).optional() })
const part = (name = '') => z.strictObject({ ...written(name), component: z.literal('part') })

/** Schemas by the key of the part; '' of every other content. */
const SCHEMAS: Record<string, z.ZodType<StoryBlock>> = {
  '': z.discriminatedUnion('component', [page, part()]),
  menu: part('menu'),
  footer: part('footer'),
}

/** Returns the schema of a content: menu and footer consist of blocks of their own. */
export const contentSchemaOf = (kind: string, key: string): z.ZodType<StoryBlock> =>
  (kind === 'part' ? SCHEMAS[key] : undefined) ?? SCHEMAS['']!
