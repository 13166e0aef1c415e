/** The rules of written content as it is entered: what is not named here is refused. */
import { z } from 'zod'
import { MOST_BLOCKS } from '#domain/content/block-fields.ts'
import { LAYOUTS } from '#domain/content/layout.ts'
import type { StoryBlock } from '#domain/content/story.ts'
import { filled, key } from '#services/checked-input.ts'
import { blockSchema } from './block-schema.ts'

const written = {
  _uid: key,
  title: filled,
  description: filled,
  body: z.array(blockSchema).max(MOST_BLOCKS),
}
const page = z.strictObject({ ...written, component: z.literal('page'), layout: z.enum(LAYOUTS).optional() })
const part = z.strictObject({ ...written, component: z.literal('part') })

/** A content of any kind. */
export const contentSchema = z.discriminatedUnion('component', [page, part]) satisfies z.ZodType<StoryBlock>
