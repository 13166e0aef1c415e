/** Endpoints of redirects in the back office: listed, checked, set, removed; addresses without a page that were asked for. */
import { checkRedirects } from '#services/content/redirects.ts'
import {
  changeRedirects,
  forgetMissedAddresses,
  forgetRedirects,
  leadOf,
  listMissedAddresses,
  pageOfRedirects,
  redirectVersion,
  type RedirectsChanged,
} from '#services/editor/staff-redirects.ts'
import { json, parse, problem, readJson, type StaffRoute } from '#web/http/api/endpoint.ts'
import * as wire from '#admin/schema/redirects.ts'

function answered(answer: RedirectsChanged): Response {
  if (answer.ok) return json({ redirects: answer.redirects, entries: answer.entries })
  if (answer.code === 'refused') return problem(422, 'redirect_refused', { problems: answer.problems })
  const redirects = answer.redirects.map((one) => ({ ...one, version: redirectVersion(one) }))
  return problem(409, 'changed_meanwhile', { redirects })
}

const reading: readonly StaffRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/redirects',
    guard: 'staff',
    action: 'content.read',
    describe: { summary: 'Redirects by their path', query: wire.redirectsQuery, answers: { 200: wire.redirectList } },
    async handler({ shop, url }) {
      const { words, after } = parse(Object.fromEntries(url.searchParams), wire.redirectsQuery)
      const { redirects, next, total } = await pageOfRedirects(shop, { words: words?.trim() || null, after: after ?? null })
      const views = redirects.map(({ created_at, last_at, ...one }) => ({
        ...one,
        version: redirectVersion(one),
        createdAt: created_at.toISOString(),
        lastAt: last_at?.toISOString() ?? null,
      }))
      return json({ redirects: views, next, total })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/redirects/broken',
    guard: 'staff',
    action: 'content.read',
    describe: { summary: 'Redirects that do not lead where their maker wanted', answers: { 200: wire.brokenList } },
    async handler({ shop }) {
      const faults = await checkRedirects(shop.db.query, shop.clock.now())
      return json({
        broken: faults.map(({ redirect, fault, end }) => {
          const { path, target, status } = redirect
          return { path, target, status, version: redirectVersion(redirect), fault, end }
        }),
      })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/redirects/missed',
    guard: 'staff',
    action: 'content.read',
    describe: { summary: 'Addresses without a page, most often asked for first', answers: { 200: wire.missedList } },
    async handler({ shop }) {
      const missed = await listMissedAddresses(shop)
      return json({
        missed: missed.map(({ path, times, first_at, last_at }) => ({
          path,
          times,
          firstAt: first_at.toISOString(),
          lastAt: last_at.toISOString(),
        })),
      })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/redirects/lead',
    guard: 'staff',
    action: 'content.read',
    describe: { summary: 'Where an address leads', query: wire.leadQuery, answers: { 200: wire.addressLead } },
    async handler({ shop, url }) {
      const { path } = parse(Object.fromEntries(url.searchParams), wire.leadQuery)
      return json((await leadOf(shop, path)) ?? { state: 'no_path', target: null, status: null, end: null })
    },
  },
]

export const routes: readonly StaffRoute[] = [
  ...reading,
  {
    method: 'POST',
    path: '/admin/api/redirects',
    guard: 'staff',
    action: 'content.change',
    describe: {
      summary: 'Set redirects, all or none; chains are joined and loops refused. `isCheck` writes nothing',
      body: wire.setRedirectsRequest,
      answers: { 200: wire.redirectsChanged },
      refusals: [409, 422],
    },
    async handler({ shop, request, actor }) {
      const { redirects: wanted, isCheck } = await readJson(request, wire.setRedirectsRequest)
      return answered(await changeRedirects(shop, actor, { wanted, isCheck }))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/redirects/remove',
    guard: 'staff',
    action: 'content.change',
    describe: {
      summary: 'Forget redirects, all or none',
      body: wire.removeRedirectsRequest,
      answers: { 200: wire.redirectsChanged },
      refusals: [409],
    },
    async handler({ shop, request, actor }) {
      const { redirects } = await readJson(request, wire.removeRedirectsRequest)
      return answered(await forgetRedirects(shop, actor, redirects))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/redirects/missed/forget',
    guard: 'staff',
    action: 'content.change',
    describe: {
      summary: 'Hear no more of addresses without a page',
      body: wire.forgetMissedRequest,
      answers: { 200: wire.missedForgotten },
    },
    async handler({ shop, request }) {
      await forgetMissedAddresses(shop, (await readJson(request, wire.forgetMissedRequest)).paths)
      return json({ done: true })
    },
  },
]
