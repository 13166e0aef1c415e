/** Endpoints of stories, in the shape of Storyblok's content delivery API v2 (D-70). */
import { timingSafeEqual } from 'node:crypto'
import type { ZodType } from 'zod'
import type { Story, StoryName, StoryOrder, StoryQuestion } from '#domain/content/story.ts'
import type { Shop } from '#services/shop.ts'
import { problem, Refused, tooMany, type ApiContext, type ApiRoute } from '#web/http/api/endpoint.ts'
import { taggedJson, writeJson } from '#web/http/api/tagged-json.ts'
import { countCalls, MAX_CALLS } from '#web/http/call-limit.ts'
import { storiesAnswer, storiesQuery, storyAnswer, storyQuery, type StoryView } from '#web/schema/content.ts'

/** Returns the parameters. @throws Refused 422 for one that is unknown, wrong or given twice */
function readQuery<T>(url: URL, schema: ZodType<T>): T {
  const given = [...url.searchParams]
  const fields: Record<string, string> = {}
  for (const [name] of given) if (url.searchParams.getAll(name).length > 1) fields[name] = 'given_twice'
  const parsed = schema.safeParse(Object.fromEntries(given))
  for (const issue of parsed.error?.issues ?? [])
    for (const name of issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? '')])
      fields[name] ??= issue.code
  if (!parsed.success || Object.keys(fields).length > 0) throw new Refused(problem(422, 'validation_failed', { fields }))
  return parsed.data
}

/** Returns whether two tokens are the same, in a time that does not depend on where they differ. */
const isSame = (shop: Shop, given: string, expected: string): boolean =>
  timingSafeEqual(shop.tokens.hash(given), shop.tokens.hash(expected))

/**
 * Refuses a token that may not read this version. Drafts are for programs: a browser that names itself is refused even with the
 * right token, which must not be in a page. @throws Refused
 */
function checkToken(shop: Shop, request: Request, { token, version }: { token: string; version: 'published' | 'draft' }): void {
  const { contentApi } = shop.config
  const isPreview = contentApi.previewToken !== null && isSame(shop, token, contentApi.previewToken)
  const isKnown = isPreview || (version === 'published' && isSame(shop, token, contentApi.token))
  if (!isKnown) throw new Refused(problem(401, 'token_refused', { title: 'The token does not allow this' }))
  if (isPreview && request.headers.has('sec-fetch-site')) throw new Refused(problem(403, 'not_in_browsers'))
}

function takeCall({ shop, ip }: ApiContext): void {
  const retryAfter = countCalls(shop.memory.contentCalls, { caller: ip, calls: 1, most: MAX_CALLS }, shop.clock.now())
  if (retryAfter > 0) throw new Refused(tooMany({ reason: 'too_many_requests', retryAfter }))
}

const moment = (date: Date | null): string | null => date?.toISOString() ?? null

function toView(story: Story, excluded: readonly string[] = []): StoryView {
  const { _uid, component, ...fields } = story.content
  const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => !excluded.includes(name)))
  return {
    id: story.id,
    uuid: story.uuid,
    name: story.name,
    slug: story.slug,
    full_slug: story.fullSlug,
    created_at: story.createdAt.toISOString(),
    published_at: moment(story.publishedAt),
    first_published_at: moment(story.firstPublishedAt),
    tag_list: [...story.tags],
    is_startpage: false,
    lang: story.locale,
    alternates: [],
    translated_slugs: Object.entries(story.alternates).map(([lang, path]) => ({
      path,
      name: story.name,
      lang: lang as Story['locale'],
    })),
    content: { _uid, component, ...kept },
  }
}

/** Drafts are never stored by anybody in between. */
async function answer(
  { shop, request }: ApiContext,
  version: 'published' | 'draft',
  body: { story: StoryView } | { stories: StoryView[] },
  headers: Record<string, string> = {},
): Promise<Response> {
  const written = writeJson({ ...body, cv: await shop.content.version(), rels: [], links: [] })
  const response = taggedJson(request, written, 0)
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  if (version === 'draft') response.headers.set('cache-control', 'no-store')
  return response
}

/** `GET /api/content/stories/despre-noi?token=…`: a story by its address, its UUID or its id. */
async function one(context: ApiContext): Promise<Response> {
  const { shop, request, url, params } = context
  takeCall(context)
  const query = readQuery(url, storyQuery)
  checkToken(shop, request, query)
  const { version, language, fallback_lang: fallback } = query
  const name = nameOf(params.slug ?? '', query.find_by)
  const inLanguage = (locale: typeof language) => shop.content.story(name, locale, version)
  const found = (await inLanguage(language)) ?? (fallback && fallback !== language ? await inLanguage(fallback) : null)
  return found ? answer(context, version, { story: toView(found) }) : problem(404, 'not_found')
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function nameOf(text: string, findBy: 'uuid' | undefined): StoryName {
  if (findBy === 'uuid') {
    if (!UUID.test(text)) throw new Refused(problem(404, 'not_found'))
    return { uuid: text }
  }
  return /^[1-9]\d{0,8}$/.test(text) ? { id: Number(text) } : { slug: text }
}

/** `GET /api/content/stories?token=…&starts_with=…`: stories, page by page; the headers `total` and `per-page` say how many there are. */
async function many(context: ApiContext): Promise<Response> {
  const { shop, request, url } = context
  takeCall(context)
  const query = readQuery(url, storiesQuery)
  checkToken(shop, request, query)
  const [order, direction] = query.sort_by?.split(':') ?? []
  const question: StoryQuestion = {
    locale: query.language,
    fallback: query.fallback_lang,
    mode: query.version,
    startsWith: query.starts_with,
    slugs: query.by_slugs,
    uuids: query.by_uuids,
    kind: query.content_type,
    tags: query.with_tag,
    search: query.search_term,
    order: order as StoryOrder | undefined,
    descending: direction === 'desc',
    page: query.page,
    perPage: query.per_page,
  }
  const { stories, total } = await shop.content.stories(question)
  const views = stories.map((story) => toView(story, query.excluding_fields))
  return answer(context, query.version, { stories: views }, { total: String(total), 'per-page': String(query.per_page) })
}

/** `POST /api/content/webhook`: Storyblok says that something has changed. What it says is not believed: the shop reads its version. */
async function webhook({ shop, request }: ApiContext): Promise<Response> {
  if (!shop.content.notify) return problem(404, 'not_found')
  const isProven = await shop.content.notify(
    new Uint8Array(await request.arrayBuffer()),
    request.headers.get('webhook-signature') ?? '',
  )
  return isProven ? new Response(null, { status: 204 }) : problem(401, 'signature_refused', { title: 'The signature is wrong' })
}

const refusals = [401, 403, 422, 429]

export const routes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/api/content/webhook',
    guard: 'public',
    body: 'machine',
    describe: { summary: 'For Storyblok: a signed notification', answers: { 204: null }, refusals: [401, 404] },
    handler: webhook,
  },
  {
    method: 'GET',
    path: '/api/content/stories',
    guard: 'public',
    describe: { summary: 'Stories', query: storiesQuery, answers: { 200: storiesAnswer, 304: null }, refusals },
    handler: many,
  },
  {
    method: 'GET',
    path: '/api/content/stories/:slug{.+}',
    guard: 'public',
    describe: { summary: 'A story', query: storyQuery, answers: { 200: storyAnswer, 304: null }, refusals: [...refusals, 404] },
    handler: one,
  },
]
