/** Rules of the blog's articles. */
import { foldedWords } from '#domain/search/fold.ts'

/** Where the blog is, without the market's prefix; its stories have addresses below it. */
export const BLOG = 'b'
/** Categories are below this address. */
export const BLOG_CATEGORIES = `${BLOG}/c`
/** Authors have an address for the content service alone: none of their own in the shop. */
export const AUTHORS = 'authors'
/** Addresses below the blog that are pages of the shop's own. */
export const BLOG_WORDS: readonly string[] = ['c', 'page', 'feed']

/** What changes when any article, category or author does: pages with it are made anew. */
export const BLOG_TAG = 'blog'

/** The first of a page is shown large, the others in pairs. */
export const ARTICLES_A_PAGE = 7
/** Found articles of a page. */
export const FOUND_A_PAGE = 12
export const RECENT_ARTICLES = 4
export const RELATED_ARTICLES = 3
/** Goods beside an article. */
export const ARTICLE_PRODUCTS = 4
/** Entries of a feed. */
export const FEED_ARTICLES = 30

/** Words that an adult reads in a minute. */
const WORDS_A_MINUTE = 200

export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

/** Returns how long it takes to read a text, in whole minutes: at least one. */
export const readingMinutes = (text: string): number => Math.max(1, Math.round(wordCount(text) / WORDS_A_MINUTE))

/** Returns anchors for headings that have none: no two are the same, and none is that of another element of the page. */
export function headingAnchors(headings: readonly { text: string; id?: string | undefined }[]): string[] {
  const taken = new Set(headings.flatMap(({ id }) => id ?? []))
  return headings.map(({ text, id }) => {
    if (id !== undefined) return id
    const words = `h-${foldedWords(text).join('-')}`
    let anchor = words
    for (let at = 2; taken.has(anchor); at++) anchor = `${words}-${at}`
    taken.add(anchor)
    return anchor
  })
}

/** Returns the letters that stand for a person: those of the first two names. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .slice(0, 2)
    .map((part) => Array.from(part)[0] ?? '')
    .join('')
    .toUpperCase()
