/**
 * Storyblok as the content service, by its content delivery API v2. Answers are kept until the version of the space changes; what is kept
 * is shown while Storyblok does not answer.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { ContentUnavailable } from '#domain/content/content-unavailable.ts'
import { lastPart, type Story, type StoryMode, type StoryName, type StoryQuestion } from '#domain/content/story.ts'
import { isLocale, type Locale } from '#domain/market/market.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { ContentService } from '#services/ports.ts'
import { readContent } from './read-content.ts'

export interface StoryblokOptions {
  /** Reads what is published. */
  token: string
  /** Reads drafts; null where no draft is shown. */
  previewToken: string | null
  webhookSecret: string | null
  /** 'https://api.storyblok.com' */
  api: string
  now(): number
  /** Milliseconds: of one try, and between two. */
  patience?: { answer: number; pause: number }
}

const PATIENCE = { answer: 3_000, pause: 250 }
const TRIES = 3
const AGAIN = new Set([408, 429, 500, 502, 503, 504])
/** Answers that are kept. */
const MOST_KEPT = 500
/** How old the version of the space may be. */
export const POLL_MS = MINUTE_MS

const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const storySchema = z.object({
  id: z.int(),
  uuid: z.string(),
  name: z.string(),
  full_slug: z.string(),
  created_at: time,
  published_at: time.nullish(),
  first_published_at: time.nullish(),
  tag_list: z.array(z.string()).default([]),
  translated_slugs: z.array(z.object({ path: z.string(), lang: z.string() })).nullish(),
  content: z.record(z.string(), z.unknown()),
})
const oneAnswer = z.object({ story: storySchema })
const manyAnswer = z.object({ stories: z.array(storySchema) })
const spaceAnswer = z.object({ space: z.object({ version: z.int() }) })

interface Answer {
  /** Null for 404. */
  body: unknown
  total: number
}

interface Space {
  options: StoryblokOptions
  /** Answers by their path, with the version that they are of; null before the first. */
  kept: LRUCache<string, Answer & { version: number }>
  known: { version: number; at: number } | null
  /** The first version could not be read: pages were made without what is written. */
  hasFailed: boolean
  followers: Set<() => void>
}

export function storyblok(options: StoryblokOptions): ContentService {
  const space: Space = { options, kept: new LRUCache({ max: MOST_KEPT }), known: null, hasFailed: false, followers: new Set() }
  return {
    name: 'storyblok',
    story: (name, locale, mode) => readOne(space, name, locale, mode),
    stories: (question) => readMany(space, question),
    version: () => readVersion(space),
    follow(changed) {
      space.followers.add(changed)
      const timer = setInterval(() => void checkVersion(space).catch(() => undefined), POLL_MS)
      timer.unref()
      return () => {
        clearInterval(timer)
        space.followers.delete(changed)
      }
    },
    async notify(bytes, signature) {
      if (!isSigned(options.webhookSecret, bytes, signature)) return false
      // What has changed is not believed but read: the version tells.
      await checkVersion(space)
      return true
    },
  }
}

/** Hex HMAC-SHA1 of the raw bytes. */
function isSigned(secret: string | null, bytes: Uint8Array, signature: string): boolean {
  if (secret === null) return false
  const expected = createHmac('sha1', secret).update(bytes).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** @throws ContentUnavailable */
async function ask(
  { options }: Space,
  path: string,
  query: Record<string, string>,
  mode: StoryMode = 'published',
): Promise<Answer> {
  const { api, token, previewToken, patience = PATIENCE } = options
  const key = mode === 'draft' ? previewToken : token
  if (key === null) throw new ContentUnavailable('drafts need STORYBLOK_PREVIEW_TOKEN')
  const url = `${api}/v2/cdn/${path}?${new URLSearchParams({ ...query, token: key })}`
  let reason: unknown
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    if (attempt > 1) await pause(patience.pause * attempt)
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(patience.answer) })
      if (response.status === 404) return { body: null, total: 0 }
      if (response.ok) return { body: await response.json(), total: Number(response.headers.get('total') ?? 0) }
      reason = new Error(`Storyblok answers ${response.status}`)
      if (!AGAIN.has(response.status)) break
    } catch (error) {
      reason = error
    }
  }
  throw new ContentUnavailable('Storyblok does not answer as agreed', { cause: reason })
}

/** Reads the version of the space, and tells followers when it is another. @throws ContentUnavailable */
async function checkVersion(space: Space): Promise<number> {
  const { body } = await ask(space, 'spaces/me', {})
  const parsed = spaceAnswer.safeParse(body)
  if (!parsed.success) throw new ContentUnavailable('Storyblok does not say its version', { cause: parsed.error })
  const { version } = parsed.data.space
  const before = space.known
  space.known = { version, at: space.options.now() }
  const isNews = before === null ? space.hasFailed : before.version !== version
  if (isNews) for (const changed of space.followers) changed()
  return version
}

/** At most a minute old; older while Storyblok does not answer. @throws ContentUnavailable when it never has */
async function readVersion(space: Space): Promise<number> {
  const { known, options } = space
  if (known !== null && options.now() - known.at < POLL_MS) return known.version
  return checkVersion(space).catch((error: unknown) => {
    space.hasFailed = true
    if (known === null) throw error
    return known.version
  })
}

/** Returns a published answer of the present version; the one before while Storyblok does not answer. @throws ContentUnavailable */
async function published(space: Space, path: string, query: Record<string, string>): Promise<Answer> {
  const key = `${path}?${new URLSearchParams(query)}`
  const kept = space.kept.get(key)
  try {
    const version = await readVersion(space)
    if (kept?.version === version) return kept
    const answer = await ask(space, path, { ...query, version: 'published', cv: String(version) })
    space.kept.set(key, { ...answer, version })
    return answer
  } catch (error) {
    if (kept && error instanceof ContentUnavailable) return kept
    throw error
  }
}

const read = (space: Space, mode: StoryMode, path: string, query: Record<string, string>): Promise<Answer> =>
  mode === 'draft' ? ask(space, path, { ...query, version: 'draft' }, 'draft') : published(space, path, query)

/** Romanian is the default language of the space. */
const languageOf = (locale: Locale): Record<string, string> => ({ language: locale === DEFAULT_LOCALE ? 'default' : locale })
const DEFAULT_LOCALE: Locale = 'ro'

async function readOne(space: Space, name: StoryName, locale: Locale, mode: StoryMode): Promise<Story | null> {
  const [last, found] =
    'slug' in name ? [name.slug, {}] : 'uuid' in name ? [name.uuid, { find_by: 'uuid' }] : [String(name.id), {}]
  const path = `stories/${last.split('/').map(encodeURIComponent).join('/')}`
  const { body } = await read(space, mode, path, { ...languageOf(locale), ...found })
  if (body === null) return null
  const story = parsed(oneAnswer, body).story
  return mode === 'published' && !story.published_at ? null : toStory(story, locale)
}

async function readMany(space: Space, question: StoryQuestion) {
  const { locale, fallback, mode, startsWith, slugs, uuids, kind, tags, search, order, descending, page, perPage } = question
  const wanted = {
    ...languageOf(locale),
    ...(fallback && { fallback_lang: languageOf(fallback)['language']! }),
    ...(startsWith !== undefined && { starts_with: startsWith }),
    ...(slugs && { by_slugs: slugs.join(',') }),
    ...(uuids && { by_uuids: uuids.join(',') }),
    ...(kind !== undefined && { content_type: kind }),
    ...(tags && { with_tag: tags.join(',') }),
    ...(search !== undefined && { search_term: search }),
    sort_by: `${order ?? 'position'}:${descending ? 'desc' : 'asc'}`,
    page: String(page),
    per_page: String(perPage),
  }
  const { body, total } = await read(space, mode, 'stories', wanted)
  const stories = body === null ? [] : parsed(manyAnswer, body).stories
  return { stories: stories.map((story) => toStory(story, locale)), total }
}

function parsed<T>(schema: z.ZodType<T>, body: unknown): T {
  const answer = schema.safeParse(body)
  if (!answer.success) throw new ContentUnavailable('Storyblok answers in another shape', { cause: answer.error })
  return answer.data
}

/** The address of a translated story may begin with its language. */
const withoutLanguage = (slug: string, lang: string): string => (slug.startsWith(`${lang}/`) ? slug.slice(lang.length + 1) : slug)

function toStory(story: z.infer<typeof storySchema>, locale: Locale): Story {
  const content = readContent(story.content)
  const fullSlug = withoutLanguage(story.full_slug, locale)
  const others = (story.translated_slugs ?? []).map(
    ({ path, lang }) => [lang === 'default' ? DEFAULT_LOCALE : lang, path] as const,
  )
  const alternates = others.flatMap(([lang, path]) => (isLocale(lang) ? [[lang, withoutLanguage(path, lang)]] : []))
  return {
    id: story.id,
    uuid: story.uuid,
    kind: content.component,
    name: story.name,
    slug: lastPart(fullSlug),
    fullSlug,
    locale,
    tags: story.tag_list,
    createdAt: story.created_at,
    publishedAt: story.published_at ?? null,
    firstPublishedAt: story.first_published_at ?? null,
    alternates: { ...Object.fromEntries(alternates), [locale]: fullSlug },
    content,
  }
}
