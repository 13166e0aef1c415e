/** Wire schemas of stories: the shape of Storyblok's content delivery API v2, as far as the shop has it. */
import { z } from 'zod'
import { MOST_STORIES, STORY_ORDERS, STORY_SLUG_LENGTH } from '#domain/content/story.ts'
import { LOCALES } from '#domain/market/market.ts'
import { count, moment, textUpTo } from './values.ts'

const LONGEST_LIST = 4_000
const list = textUpTo(LONGEST_LIST).transform((text) => text.split(',').map((one) => one.trim()))
const uuids = list.pipe(z.array(z.uuid()).max(MOST_STORIES))
const language = z.enum(['default', ...LOCALES]).transform((given) => (given === 'default' ? 'ro' : given))
const whole = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
const resolved = textUpTo(LONGEST_LIST).optional()

/** Of one story and of a list. */
const common = {
  token: textUpTo(200),
  version: z.enum(['published', 'draft']).default('published'),
  language: language.default('ro'),
  /** Shown where the language has no text. */
  fallback_lang: language.optional(),
  /** Answers are those of the present version whatever is given. */
  cv: z
    .string()
    .regex(/^\d{1,16}$/)
    .optional(),
  /** No field of the shop's content refers to another story: `rels` and `links` are empty. */
  resolve_relations: resolved,
  resolve_links: z.enum(['0', '1', 'url', 'story', 'link']).optional(),
  resolve_links_level: resolved,
  resolve_level: resolved,
  resolve_assets: resolved,
}

export const storyQuery = z.strictObject({
  ...common,
  /** `uuid`: the last part of the address is a UUID. */
  find_by: z.literal('uuid').optional(),
})

const PER_PAGE = 25

export const storiesQuery = z.strictObject({
  ...common,
  starts_with: textUpTo(STORY_SLUG_LENGTH).optional(),
  by_slugs: list.optional(),
  by_uuids: uuids.optional(),
  content_type: textUpTo(100).optional(),
  /** `name:asc`, `first_published_at:desc` … */
  sort_by: z
    .string()
    .regex(new RegExp(`^(${STORY_ORDERS.join('|')})(:(asc|desc))?$`))
    .optional(),
  page: whole.pipe(z.number().min(1)).default(1),
  per_page: whole.pipe(z.number().min(1).max(MOST_STORIES)).default(PER_PAGE),
  with_tag: list.optional(),
  search_term: textUpTo(200).optional(),
  /** Fields of the contents that are left out. */
  excluding_fields: list.optional(),
})

const story = z.object({
  id: count,
  uuid: z.uuid(),
  name: z.string(),
  slug: z.string(),
  full_slug: z.string(),
  created_at: moment,
  published_at: moment.nullable(),
  first_published_at: moment.nullable(),
  tag_list: z.array(z.string()),
  is_startpage: z.literal(false),
  lang: z.enum(LOCALES),
  alternates: z.array(z.never()),
  translated_slugs: z.array(z.object({ path: z.string(), name: z.string(), lang: z.enum(LOCALES) })),
  content: z.looseObject({ _uid: z.string(), component: z.string() }),
})
export type StoryView = z.infer<typeof story>

const around = {
  /** Version of what is published. */
  cv: count,
  rels: z.array(z.never()),
  links: z.array(z.never()),
}
export const storyAnswer = z.object({ story, ...around })
export const storiesAnswer = z.object({ stories: z.array(story), ...around })
