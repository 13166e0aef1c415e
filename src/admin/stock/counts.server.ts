/** Endpoints of count sheets in the back office: a device may send its scans again, hours later. */
import { sizeLabel } from '#domain/catalog/size.ts'
import { optionText } from '#domain/products/option-text.ts'
import { countedDifference, countNumber } from '#domain/stock/stock-papers.ts'
import {
  beginCount,
  bookCount,
  dropCount,
  listCountParts,
  listStockCounts,
  nameCode,
  readCount,
  takeScans,
  type CountHead,
  type CountLine,
} from '#services/stock/count-stock.ts'
import { json, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import {
  beginCountRequest,
  bookCountRequest,
  countAnswer,
  countBegun,
  countBooked,
  countPartsAnswer,
  countsAnswer,
  countStep,
  isId,
  nameCodeRequest,
  scansRequest,
  type CountHeadView,
  type CountLineView,
} from '#admin/schema/stock-papers.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

const headView = ({ number, startedAt, endedAt, ...head }: CountHead): CountHeadView => ({
  id: head.id,
  number: countNumber(number),
  warehouse: head.warehouse,
  part: head.part,
  partName: head.partName,
  state: head.state,
  startedAt: startedAt.toISOString(),
  startedBy: head.startedBy,
  endedAt: iso(endedAt),
  endedBy: head.endedBy,
  articles: head.articles,
  counted: head.counted,
})

function lineView(line: CountLine, isOpen: boolean): CountLineView {
  const { item, sku, barcode, name, size, color, picture, shelf, counted, by, at, moved } = line
  const open = counted !== null && isOpen ? countedDifference(counted, moved, line) : null
  return {
    item,
    sku,
    barcode,
    name,
    option: optionText(sizeLabel(size, 'ro'), color),
    picture,
    shelf,
    counted,
    by,
    at: iso(at),
    moved,
    expected: open ? open.expected : line.expected,
    booked: open ? open.booked : (line.booked ?? 0),
    missing: open ? open.missing : 0,
  }
}

const refusal = (reason: 'count_not_found' | 'count_closed' | 'code_not_found' | 'changed_meanwhile'): Response =>
  problem(reason === 'count_not_found' || reason === 'code_not_found' ? 404 : 409, reason)
const step = (answer: 'taken' | 'named' | 'dropped' | 'count_not_found' | 'count_closed' | 'code_not_found'): Response =>
  answer === 'taken' || answer === 'named' || answer === 'dropped' ? json({ done: true }) : refusal(answer)

export const routes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/stock-counts',
    guard: 'staff',
    action: 'stock.read',
    describe: { summary: 'Count sheets, open ones first', answers: { 200: countsAnswer } },
    async handler({ shop }) {
      return json({ counts: (await listStockCounts(shop)).map(headView) })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/stock-counts',
    guard: 'staff',
    action: 'stock.change',
    describe: {
      summary: 'Begin a count sheet for a part of a warehouse',
      body: beginCountRequest,
      answers: { 200: countBegun },
      refusals: [409],
    },
    async handler({ shop, request, actor }) {
      const id = await beginCount(shop, actor, await readJson(request, beginCountRequest))
      return id === null ? problem(409, 'nothing_to_count') : json({ id })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/stock-count-parts',
    guard: 'staff',
    action: 'stock.read',
    describe: { summary: 'Brands and collections that can be counted', answers: { 200: countPartsAnswer } },
    async handler({ shop }) {
      return json(await listCountParts(shop))
    },
  },
  {
    method: 'GET',
    path: '/admin/api/stock-counts/:id',
    guard: 'staff',
    action: 'stock.read',
    describe: { summary: 'A count sheet with its articles', answers: { 200: countAnswer }, refusals: [404] },
    async handler({ shop, params: { id = '' } }) {
      const sheet = isId(id) ? await readCount(shop, id) : null
      if (!sheet) return refusal('count_not_found')
      const { head, lines, unknown } = sheet
      const views = lines.map((line) => lineView(line, head.state === 'open'))
      return json({ head: headView(head), scans: head.scans, lines: views, unknown })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/stock-counts/:id/scans',
    guard: 'staff',
    action: 'stock.change',
    describe: {
      summary: 'Send scans; those that came before are left alone',
      body: scansRequest,
      answers: { 200: countStep },
      refusals: [404, 409],
    },
    async handler({ shop, request, actor, params: { id = '' } }) {
      const { scans } = await readJson(request, scansRequest)
      const read = scans.map(({ at, ...scan }) => ({ ...scan, at: new Date(at) }))
      return step(isId(id) ? await takeScans(shop, actor, { id, scans: read }) : 'count_not_found')
    },
  },
  {
    method: 'POST',
    path: '/admin/api/stock-counts/:id/codes',
    guard: 'staff',
    action: 'stock.change',
    describe: {
      summary: 'Say which article an unknown code of a sheet is',
      body: nameCodeRequest,
      answers: { 200: countStep },
      refusals: [404, 409],
    },
    async handler({ shop, request, params: { id = '' } }) {
      const { code, item } = await readJson(request, nameCodeRequest)
      return step(isId(id) ? await nameCode(shop, { id, code, item }) : 'count_not_found')
    },
  },
  {
    method: 'POST',
    path: '/admin/api/stock-counts/:id/book',
    guard: 'staff',
    action: 'stock.change',
    describe: {
      summary: 'Book a sheet: what was counted lies there, but for what moved since',
      body: bookCountRequest,
      answers: { 200: countBooked },
      refusals: [404, 409],
    },
    async handler({ shop, request, actor, params: { id = '' } }) {
      const { scans } = await readJson(request, bookCountRequest)
      const answer = isId(id) ? await bookCount(shop, actor, { id, scans }) : ({ ok: false, reason: 'count_not_found' } as const)
      return answer.ok ? json({ entries: answer.entries, missing: answer.missing }) : refusal(answer.reason)
    },
  },
  {
    method: 'POST',
    path: '/admin/api/stock-counts/:id/drop',
    guard: 'staff',
    action: 'stock.change',
    describe: { summary: 'Drop a sheet: nothing of it is booked', answers: { 200: countStep }, refusals: [404, 409] },
    async handler({ shop, actor, params: { id = '' } }) {
      return step(isId(id) ? await dropCount(shop, actor, id) : 'count_not_found')
    },
  },
]
