/** Stories: pieces of written content with an address and a text in each language (D-70). */
import type { Locale } from '#domain/market/market.ts'
import type { Block } from './content.ts'
import type { Layout } from './layout.ts'

/** A block of content. What its fields are depends on its component, see `block-kinds.ts`. */
export interface StoryBlock {
  /** Unique within its content. */
  _uid: string
  component: string
  /** Of a block that this language does not show. */
  _hidden?: true | undefined
  [field: string]: unknown
}

/** What every content has. */
export interface WrittenContent extends StoryBlock {
  title: string
  /** One sentence for search engines. */
  description: string
  /** Its own layout, whatever the shop wears; without it the page follows the shop. Parts have none. */
  layout?: Layout | undefined
  body: StoryBlock[]
}

/** What a page contains; `part`: what a page of the shop's own shows, such as the home page. */
export interface PageContent extends WrittenContent {
  component: 'page' | 'part'
}

/** A run of written text. */
export interface TextBlock extends StoryBlock {
  component: 'text'
  text: Block[]
}

/** `published`: what visitors see. `draft`: what is being written. */
export type StoryMode = 'published' | 'draft'

/** A story in one language. */
export interface Story {
  id: number
  uuid: string
  /** The component of its content. */
  kind: string
  name: string
  /** The last part of its address. */
  slug: string
  fullSlug: string
  locale: Locale
  tags: readonly string[]
  createdAt: Date
  publishedAt: Date | null
  firstPublishedAt: Date | null
  /** Its address in every language that has it. */
  alternates: Partial<Record<Locale, string>>
  content: StoryBlock
}

/** A page, or a part of one. */
export interface PageStory extends Story {
  content: PageContent
}

/** How a story is named: by its address in the language, or by one of its ids. */
export type StoryName = { slug: string } | { uuid: string } | { id: number }

export const STORY_ORDERS = ['position', 'created_at', 'published_at', 'first_published_at', 'name', 'slug'] as const
export type StoryOrder = (typeof STORY_ORDERS)[number]

/** Stories of one page at most. */
export const MOST_STORIES = 100
export const STORY_SLUG_LENGTH = 200

/** Which stories are wanted; every condition holds. */
export interface StoryQuestion {
  locale: Locale
  /** Shown where the language has no text. */
  fallback?: Locale | undefined
  mode: StoryMode
  /** Beginning of the address. */
  startsWith?: string | undefined
  /** Addresses; one that ends with `*` names all with that beginning. */
  slugs?: readonly string[] | undefined
  uuids?: readonly string[] | undefined
  kind?: string | undefined
  /** At least one of them. */
  tags?: readonly string[] | undefined
  /** Text that occurs in the name or the content. */
  search?: string | undefined
  order?: StoryOrder | undefined
  descending?: boolean | undefined
  /** The first is 1. */
  page: number
  perPage: number
}

export interface StoryPage {
  stories: Story[]
  /** On all pages. */
  total: number
}

/** Whether the language of a content does not show a block. */
export const isHidden = ({ _hidden }: StoryBlock): boolean => _hidden === true

/** Returns a content without the blocks that its language does not show. */
export const withoutHidden = <C extends StoryBlock>(content: C): C => {
  const body = content['body']
  if (!Array.isArray(body) || !body.some(isHidden)) return content
  return { ...content, body: body.filter((block: StoryBlock) => !isHidden(block)) }
}

export const lastPart = (fullSlug: string): string => fullSlug.slice(fullSlug.lastIndexOf('/') + 1)

export const isPageContent = (content: StoryBlock): content is PageContent => content.component === 'page'
/** Whether it is what a page, or a part of one, contains. */
export const isWritten = (content: StoryBlock): content is PageContent => isPageContent(content) || content.component === 'part'
export const isTextBlock = (block: StoryBlock): block is TextBlock => block.component === 'text' && Array.isArray(block['text'])

/** Pages whose text is part of the contract: they consist of text alone, and are always published (LAW-13). */
export const AGREED_PAGES: readonly string[] = ['terms', 'privacy', 'returns', 'withdrawal', 'withdrawal-form']

/** Pages of the law's concern: they look the same in every season. */
export const LEGAL_PAGES: readonly string[] = [...AGREED_PAGES, 'cookies', 'accessibility', 'legal', 'imprint', 'guarantee']

/** Returns the content of a page. */
export const pageContent = (
  key: string,
  {
    title,
    description,
    layout,
    body,
  }: Pick<PageContent, 'title' | 'description' | 'layout'> & { body: readonly (Block | BlockInput)[] },
  component: PageContent['component'] = 'page',
): PageContent => ({
  _uid: key,
  component,
  title,
  description,
  ...(layout && { layout }),
  body: storyBlocks(key, body),
})

/** Returns the blocks of a content: text that is not interrupted by another block becomes one block. */
export function storyBlocks(key: string, body: readonly (Block | BlockInput)[]): StoryBlock[] {
  const blocks: StoryBlock[] = []
  for (const one of body) {
    const last = blocks.at(-1)
    if ('component' in one) blocks.push({ ...one, _uid: `${key}-${blocks.length + 1}` })
    else if (last && isTextBlock(last)) last.text.push(one)
    else blocks.push({ _uid: `${key}-${blocks.length + 1}`, component: 'text', text: [one] })
  }
  return blocks
}

/** A block other than text as it is entered; it gets its `_uid` when it is written. */
export interface BlockInput {
  component: string
  [field: string]: unknown
}
