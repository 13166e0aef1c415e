/** Endpoints of pages and the blog in the back office: read, written, published and brought back. */
import { MOST_VERSIONS } from '#domain/content/text-state.ts'
import { previewPath } from '#services/content/preview.ts'
import { beginContent, bringBack, copyContent, keepDrafts } from '#services/editor/change-content.ts'
import { listContent, listContentVersions, readContentVersionOf, readForStaff } from '#services/editor/read-content.ts'
import { planContent, publishContent, unpublishContent } from '#services/editor/publish-content.ts'
import type { ContentRefusal } from '#services/editor/held-story.ts'
import type { Shop } from '#services/shop.ts'
import { BODY_LIMIT, json, parse, problem, readJson, type StaffRoute } from '#web/http/api/endpoint.ts'
import * as wire from '#admin/schema/content.ts'
import { withShownBody } from './shown-home.server.ts'
import { listViews, refusalOf, serviceOf, storyView } from './views.server.ts'

/** A page has 60 blocks in three languages. */
const LONGEST_BODY = 16 * BODY_LIMIT

/** Ids of stories are whole numbers; another word names none. */
const idOf = (text: string | undefined): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0)

const trimmed = (reason: string | null): string | null => reason?.trim() || null

/** Answers a change with the story as it is now. */
async function changed(shop: Shop, id: number, answer: { ok: true; entries: string[] } | ContentRefusal): Promise<Response> {
  if (!answer.ok) return refusalOf(answer)
  const story = await readForStaff(shop, id)
  return story ? json({ story: storyView(story), entries: answer.entries }) : problem(404, 'content_not_found')
}

const reading: readonly StaffRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/content',
    guard: 'staff',
    action: 'content.read',
    describe: {
      summary: 'Pages, or what the blog consists of, with the state of every language',
      query: wire.contentQuery,
      answers: { 200: wire.contentList },
    },
    async handler({ shop, url }) {
      const { area, words } = parse(Object.fromEntries(url.searchParams), wire.contentQuery)
      const texts = await listContent(shop, { kinds: wire.CONTENT_AREAS[area], words: words?.trim() || null })
      return json({ service: serviceOf(shop), contents: listViews(texts) })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/content/:id',
    guard: 'staff',
    action: 'content.read',
    describe: {
      summary: 'A content with its drafts, and where each is previewed',
      answers: { 200: wire.contentView },
      refusals: [404],
    },
    async handler({ shop, params }) {
      const story = await readForStaff(shop, idOf(params['id']))
      if (!story) return problem(404, 'content_not_found')
      const previews = story.texts.map(({ locale }) => [
        locale,
        previewPath(shop.tokens, { id: story.id, locale }, shop.clock.now()),
      ])
      return json({ service: serviceOf(shop), story: storyView(story), previews: Object.fromEntries(previews) })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/content/:id/versions',
    guard: 'staff',
    action: 'content.read',
    describe: {
      summary: 'The versions of a text, the newest first',
      query: wire.versionsQuery,
      answers: { 200: wire.versionList },
    },
    async handler({ shop, params, url }) {
      const { locale } = parse(Object.fromEntries(url.searchParams), wire.versionsQuery)
      const versions = await listContentVersions(shop, { id: idOf(params['id']), locale, most: MOST_VERSIONS })
      const iso = (at: Date | null) => at?.toISOString() ?? null
      return json({ versions: versions.map((one) => ({ ...one, at: iso(one.at), shownAt: iso(one.shownAt) })) })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/content/:id/versions/:version',
    guard: 'staff',
    action: 'content.read',
    describe: {
      summary: 'What a version of a text says',
      query: wire.versionsQuery,
      answers: { 200: wire.versionContent },
      refusals: [404],
    },
    async handler({ shop, params, url }) {
      const { locale } = parse(Object.fromEntries(url.searchParams), wire.versionsQuery)
      const content = await readContentVersionOf(shop, { id: idOf(params['id']), locale, version: params['version'] ?? '' })
      return content ? json({ content }) : problem(404, 'content_not_found')
    },
  },
]

const beginning: readonly StaffRoute[] = [
  {
    method: 'POST',
    path: '/admin/api/content',
    guard: 'staff',
    action: 'content.change',
    describe: {
      summary: 'Begin a content as drafts in every language',
      body: wire.beginRequest,
      answers: { 200: wire.contentBegun },
      refusals: [409, 422],
    },
    async handler({ shop, request, actor }) {
      const begun = await readJson(request, wire.beginRequest)
      const answer = await beginContent(shop, actor, await withShownBody(shop, begun))
      return answer.ok ? json({ id: answer.id, entries: answer.entries }) : refusalOf(answer)
    },
  },
  {
    method: 'POST',
    path: '/admin/api/content/:id/copy',
    guard: 'staff',
    action: 'content.change',
    describe: {
      summary: 'Begin a page or an article with the drafts of this one',
      body: wire.copyRequest,
      answers: { 200: wire.contentBegun },
      refusals: [404, 409, 422],
    },
    async handler({ shop, request, actor, params }) {
      const { name, title } = await readJson(request, wire.copyRequest)
      const answer = await copyContent(shop, actor, { id: idOf(params['id']), name, title })
      return answer.ok ? json({ id: answer.id, entries: answer.entries }) : refusalOf(answer)
    },
  },
  {
    method: 'POST',
    path: '/admin/api/content/:id/draft',
    guard: 'staff',
    action: 'content.change',
    describe: {
      summary: 'Keep drafts; visitors see them when they are published',
      body: wire.draftRequest,
      answers: { 200: wire.draftKept },
      refusals: [404, 409, 422],
    },
    async handler({ shop, request, actor, params }) {
      const texts = Object.entries((await readJson(request, wire.draftRequest, LONGEST_BODY)).texts)
      const seen = Object.fromEntries(texts.map(([locale, { version }]) => [locale, version]))
      const drafts = Object.fromEntries(texts.map(([locale, { content }]) => [locale, content]))
      const answer = await keepDrafts(shop, actor, { id: idOf(params['id']), seen, drafts })
      return answer.ok ? json({ story: storyView(answer.story), keptAt: shop.clock.now().toISOString() }) : refusalOf(answer)
    },
  },
  {
    method: 'POST',
    path: '/admin/api/content/:id/bring-back',
    guard: 'staff',
    action: 'content.change',
    describe: {
      summary: 'Make an earlier version of a text its draft',
      body: wire.bringBackRequest,
      answers: { 200: wire.contentChanged },
      refusals: [404, 409, 422],
    },
    async handler({ shop, request, actor, params }) {
      const id = idOf(params['id'])
      return changed(shop, id, await bringBack(shop, actor, { id, ...(await readJson(request, wire.bringBackRequest)) }))
    },
  },
]

const publishing: readonly StaffRoute[] = [
  {
    method: 'POST',
    path: '/admin/api/content/:id/publish',
    guard: 'staff',
    action: 'content.change',
    describe: {
      summary: 'Publish the drafts of these languages: now, or all at one moment',
      body: wire.publishRequest,
      answers: { 200: wire.contentChanged },
      refusals: [404, 409, 422],
    },
    async handler({ shop, request, actor, params }) {
      const id = idOf(params['id'])
      const { texts: seen, at, ...rest } = await readJson(request, wire.publishRequest)
      const wish = { id, seen, reason: trimmed(rest.reason) }
      const answer = at === null ? publishContent(shop, actor, wish) : planContent(shop, actor, { ...wish, at: new Date(at) })
      return changed(shop, id, await answer)
    },
  },
  {
    method: 'POST',
    path: '/admin/api/content/:id/unplan',
    guard: 'staff',
    action: 'content.change',
    describe: {
      summary: 'Take back that these languages are published at a moment',
      body: wire.planRequest,
      answers: { 200: wire.contentChanged },
      refusals: [404, 409],
    },
    async handler({ shop, request, actor, params }) {
      const id = idOf(params['id'])
      const { texts: seen, reason } = await readJson(request, wire.planRequest)
      return changed(shop, id, await planContent(shop, actor, { id, seen, reason: trimmed(reason), at: null }))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/content/:id/unpublish',
    guard: 'staff',
    action: 'content.change',
    describe: {
      summary: 'Take these languages away from visitors; the drafts stay',
      body: wire.unpublishRequest,
      answers: { 200: wire.contentChanged },
      refusals: [404, 409, 422],
    },
    async handler({ shop, request, actor, params }) {
      const id = idOf(params['id'])
      const { texts: seen, reason, to } = await readJson(request, wire.unpublishRequest)
      const wish = { id, seen, reason: trimmed(reason), to: to?.trim() || null }
      return changed(shop, id, await unpublishContent(shop, actor, wish))
    },
  },
]

export const routes: readonly StaffRoute[] = [...reading, ...beginning, ...publishing]
