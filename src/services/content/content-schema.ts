/** The rules of written content as it is entered: what is not named here is refused. */
import { z } from 'zod'
import { MOST_BLOCKS } from '#domain/content/block-fields.ts'
import type { PageContent, StoryBlock } from '#domain/content/story.ts'
import { filled, key } from '#services/checked-input.ts'
import { blockSchema } from './block-schema.ts'

const page = <Kind extends PageContent['component']>(component: Kind) =>
  z.strictObject({
    _uid: key,
    component: z.literal(component),
    title: filled,
    description: filled,
    body: z.array(blockSchema).max(MOST_BLOCKS),
  })

/** A content of any kind. */
export const contentSchema = z.discriminatedUnion('component', [page('page'), page('part')]) satisfies z.ZodType<StoryBlock>
