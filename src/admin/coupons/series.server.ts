/** Endpoints of series of single-use codes. */
import { z } from 'zod'
import {
  createSeries,
  SERIES_PAGE,
  seriesForStaff,
  stopSeries,
  takeSeriesCodes,
  type ListedSeries,
  type SeriesRefusal,
} from '#services/coupons/coupon-series.ts'
import { json, parse, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import {
  createSeriesRequest,
  seriesAnswer,
  seriesCodesAnswer,
  seriesCreated,
  seriesQuery,
  seriesReason,
  seriesStopped,
  type SeriesView,
} from '#admin/schema/promotions/coupons.ts'
import { findingView, termsFrom } from './views.server.ts'

const STATUSES: Partial<Record<SeriesRefusal, number>> = { series_not_found: 404, coupon_over_limit: 403 }

const viewOf = (one: ListedSeries): SeriesView => ({
  id: one.id,
  name: one.name,
  prefix: one.prefix,
  codes: one.codes,
  spent: one.spent,
  stopped: one.stopped,
  type: one.type as SeriesView['type'],
  amount: one.amount,
  currency: one.currency,
  endsAt: one.ends_at?.toISOString() ?? null,
  madeBy: one.made_by,
  createdAt: one.created_at.toISOString(),
})

/** An id that no series has, for what is none. */
const NO_ID = '00000000-0000-0000-0000-000000000000'
const idOf = (text: string | undefined): string => z.uuid().safeParse(text).data ?? NO_ID

export const routes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/coupon-series',
    guard: 'staff',
    action: 'promotions.read',
    describe: {
      summary: 'Series of codes, the newest first, with how many are spent',
      query: seriesQuery,
      answers: { 200: seriesAnswer },
    },
    async handler({ shop, url }) {
      const { before = null } = parse(Object.fromEntries(url.searchParams), seriesQuery)
      const found = await seriesForStaff(shop, before)
      return json({ series: found.map(viewOf), next: found.length === SERIES_PAGE ? found.at(-1)!.id : null })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/coupon-series',
    guard: 'staff',
    action: 'promotions.change',
    describe: {
      summary: 'Draw a series of single-use codes; the limit of a role holds for all of them together',
      body: createSeriesRequest,
      answers: { 200: seriesCreated },
      refusals: [403, 422],
    },
    async handler({ shop, request, actor, grant }) {
      const { terms, prefix, count, reason } = await readJson(request, createSeriesRequest)
      const wish = { terms: termsFrom(terms), prefix, count, reason: reason?.trim() || null }
      const answer = await createSeries(shop, { actor, grant }, wish)
      if (answer.ok) return json({ id: answer.id, entries: answer.entries })
      const findings = answer.findings.length > 0 && { findings: answer.findings.map(findingView) }
      return problem(STATUSES[answer.reason] ?? 422, answer.reason, { ...findings })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/coupon-series/:id/codes',
    guard: 'staff',
    action: 'promotions.change',
    needsConfirmation: true,
    describe: {
      summary: 'The codes of a series, with a reason: whoever has them can spend them',
      body: seriesReason,
      answers: { 200: seriesCodesAnswer },
      refusals: [403, 404, 422],
    },
    async handler({ shop, request, actor, grant, params }) {
      const { reason } = await readJson(request, seriesReason)
      if (reason.trim() === '') return problem(422, 'reason_missing')
      const id = idOf(params.id)
      const taken = await takeSeriesCodes(shop, { actor, grant }, { id, reason: reason.trim() })
      return taken.ok ? json({ name: taken.name, codes: taken.codes }) : problem(STATUSES[taken.reason] ?? 422, taken.reason)
    },
  },
  {
    method: 'POST',
    path: '/admin/api/coupon-series/:id/stop',
    guard: 'staff',
    action: 'promotions.change',
    describe: {
      summary: 'Stop every code of a series that nobody has used',
      body: seriesReason,
      answers: { 200: seriesStopped },
      refusals: [403, 404, 422],
    },
    async handler({ shop, request, actor, grant, params }) {
      const { reason } = await readJson(request, seriesReason)
      if (reason.trim() === '') return problem(422, 'reason_missing')
      const answer = await stopSeries(shop, { actor, grant }, { id: idOf(params.id), reason: reason.trim() })
      return answer.ok ? json({ stopped: answer.stopped }) : problem(STATUSES[answer.reason] ?? 422, answer.reason)
    },
  },
]
