/** Endpoints of search words in the back office: groups of words that mean the same, searches without results, and a trial (LOC-27). */
import { markHit, readHits } from '#services/search/popular-searches.ts'
import { explainSearch, markMiss, readMisses, trySearch } from '#services/search/staff-misses.ts'
import {
  changeSynonyms,
  findGroup,
  listSynonyms,
  synonymVersion,
  type StoredSynonyms,
  type SynonymAnswer,
} from '#services/search/staff-synonyms.ts'
import { changeAnswer } from '#admin/form/change-answer.server.ts'
import { pathNumber } from '#admin/form/path-number.server.ts'
import { json, parse, problem, readJson, type OfficeContext, type StaffRoute } from '#web/http/api/endpoint.ts'
import * as wire from '#admin/schema/settings/search-words.ts'

const viewOf = ({ words, ...group }: StoredSynonyms): wire.GroupView => ({
  ...group,
  words: [...words],
  version: synonymVersion({ words, ...group }),
})

const STATUS = {
  synonym_words: 422,
  synonym_alike: 422,
  synonym_empty: 422,
  synonym_groups_full: 409,
  changed_meanwhile: 409,
  synonyms_not_found: 404,
} as const

const answered = ({ shop }: Pick<OfficeContext, 'shop'>, id: number | null, answer: SynonymAnswer): Promise<Response> =>
  changeAnswer(answer, STATUS, async () => {
    const current = id === null ? null : await findGroup(shop, id)
    return current && viewOf(current)
  })

const reading: readonly StaffRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/synonyms',
    guard: 'staff',
    action: 'search.read',
    describe: { summary: 'Groups of words that find the same products, the newest first', answers: { 200: wire.synonymsAnswer } },
    async handler({ shop }) {
      return json({ groups: (await listSynonyms(shop)).map(viewOf), isHosted: shop.searchIndex !== null })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/search-misses',
    guard: 'staff',
    action: 'search.read',
    describe: {
      summary: 'Searches without results, the most frequent first, with what each finds now',
      query: wire.missesQuery,
      answers: { 200: wire.missesAnswer },
    },
    async handler({ shop, url }) {
      const { ignored } = parse(Object.fromEntries(url.searchParams), wire.missesQuery)
      const misses = await readMisses(shop, ignored === '1')
      const views = misses.map(({ firstAt, lastAt, ...one }) => ({
        ...one,
        firstAt: firstAt.toISOString(),
        lastAt: lastAt.toISOString(),
      }))
      return json({ misses: views })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/search-popular',
    guard: 'staff',
    action: 'search.read',
    describe: {
      summary: 'Searches that many have made and that found something, the most frequent first',
      query: wire.hitsQuery,
      answers: { 200: wire.hitsAnswer },
    },
    async handler({ shop, url }) {
      const { hidden } = parse(Object.fromEntries(url.searchParams), wire.hitsQuery)
      const hits = await readHits(shop, hidden === '1')
      return json({ hits: hits.map((hit) => ({ ...hit, lastAt: hit.lastAt.toISOString() })) })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/search-trial',
    guard: 'staff',
    action: 'search.read',
    describe: { summary: 'What a search finds now', query: wire.tryQuery, answers: { 200: wire.tryAnswer } },
    async handler({ shop, url }) {
      const { locale, words } = parse(Object.fromEntries(url.searchParams), wire.tryQuery)
      return json(await trySearch(shop, locale, words))
    },
  },
  {
    method: 'GET',
    path: '/admin/api/search/explain',
    guard: 'staff',
    action: 'search.read',
    describe: {
      summary: 'Why a search finds what it finds: how it is read, and what speaks for each of the first products',
      query: wire.tryQuery,
      answers: { 200: wire.explainAnswer },
    },
    async handler({ shop, url }) {
      const { locale, words } = parse(Object.fromEntries(url.searchParams), wire.tryQuery)
      return json(await explainSearch(shop, locale, words))
    },
  },
]

export const routes: readonly StaffRoute[] = [
  ...reading,
  {
    method: 'POST',
    path: '/admin/api/synonyms',
    guard: 'staff',
    action: 'search.change',
    describe: {
      summary: 'Add a group of words that find the same products',
      body: wire.createSynonymsRequest,
      answers: { 200: wire.synonymsChanged },
      refusals: [409, 422],
    },
    async handler(context) {
      const { shop, request, actor } = context
      const { group } = await readJson(request, wire.createSynonymsRequest)
      return answered(context, null, await changeSynonyms(shop, actor, { id: null, version: null, wanted: group }))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/synonyms/:id',
    guard: 'staff',
    action: 'search.change',
    describe: {
      summary: 'Change a group from the version that was read',
      body: wire.changeSynonymsRequest,
      answers: { 200: wire.synonymsChanged },
      refusals: [404, 409, 422],
    },
    async handler(context) {
      const { shop, request, actor } = context
      const { version, group } = await readJson(request, wire.changeSynonymsRequest)
      const id = pathNumber(context)
      return answered(context, id, await changeSynonyms(shop, actor, { id, version, wanted: group }))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/synonyms/:id/remove',
    guard: 'staff',
    action: 'search.change',
    describe: {
      summary: 'Remove a group from the version that was read',
      body: wire.removeSynonymsRequest,
      answers: { 200: wire.synonymsChanged },
      refusals: [404, 409],
    },
    async handler(context) {
      const { shop, request, actor } = context
      const { version } = await readJson(request, wire.removeSynonymsRequest)
      const id = pathNumber(context)
      return answered(context, id, await changeSynonyms(shop, actor, { id, version, wanted: null }))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/search-misses/mark',
    guard: 'staff',
    action: 'search.change',
    describe: {
      summary: 'Put a search without results aside, or show it again',
      body: wire.markMissRequest,
      answers: { 200: wire.missMarked },
      refusals: [409],
    },
    async handler({ shop, request, actor }) {
      const answer = await markMiss(shop, actor, await readJson(request, wire.markMissRequest))
      return answer.ok ? json({ entries: answer.entries }) : problem(409, answer.reason)
    },
  },
  {
    method: 'POST',
    path: '/admin/api/search-popular/mark',
    guard: 'staff',
    action: 'search.change',
    describe: {
      summary: 'Hide a popular search, or offer it again',
      body: wire.markHitRequest,
      answers: { 200: wire.missMarked },
      refusals: [409],
    },
    async handler({ shop, request, actor }) {
      const answer = await markHit(shop, actor, await readJson(request, wire.markHitRequest))
      return answer.ok ? json({ entries: answer.entries }) : problem(409, answer.reason)
    },
  },
]
