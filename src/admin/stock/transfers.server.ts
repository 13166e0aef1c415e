/** Endpoints of transfers between warehouses in the back office. */
import { transferNumber } from '#domain/stock/stock-papers.ts'
import {
  beginTransfer,
  changeTransfer,
  dropTransfer,
  listStockTransfers,
  readStockTransfer,
  receiveTransfer,
  sendTransfer,
  type ListedTransfer,
  type TransferAnswer,
  type TransferHead,
} from '#services/stock/transfer-stock.ts'
import { json, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import {
  beginTransferRequest,
  changeTransferRequest,
  isId,
  receiveTransferRequest,
  transferAnswer,
  transferChanged,
  transfersAnswer,
  transferStepRequest,
} from '#admin/schema/stock-papers.ts'
import { itemView } from './item-view.server.ts'

const headView = <Head extends TransferHead>({ number, createdAt, sentAt, receivedAt, ...head }: Head | ListedTransfer) => ({
  ...head,
  number: transferNumber(number),
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
  receivedAt: receivedAt?.toISOString() ?? null,
})

function answered(answer: TransferAnswer): Response {
  if (answer.ok) return json({ id: answer.id, entries: answer.entries })
  if (answer.reason === 'transfer_not_found') return problem(404, answer.reason)
  return problem(409, answer.reason, answer.reason === 'out_of_stock' ? { short: answer.short } : {})
}
const NONE: TransferAnswer = { ok: false, reason: 'transfer_not_found' }

export const routes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/stock-transfers',
    guard: 'staff',
    action: 'stock.read',
    describe: { summary: 'Transfers between warehouses, those that wait first', answers: { 200: transfersAnswer } },
    async handler({ shop }) {
      return json({ transfers: (await listStockTransfers(shop)).map(headView) })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/stock-transfers',
    guard: 'staff',
    action: 'stock.change',
    describe: {
      summary: 'Begin a transfer as a draft',
      body: beginTransferRequest,
      answers: { 200: transferChanged },
      refusals: [409],
    },
    async handler({ shop, request, actor }) {
      return answered(await beginTransfer(shop, actor, await readJson(request, beginTransferRequest)))
    },
  },
  {
    method: 'GET',
    path: '/admin/api/stock-transfers/:id',
    guard: 'staff',
    action: 'stock.read',
    describe: { summary: 'A transfer with its articles', answers: { 200: transferAnswer }, refusals: [404] },
    async handler({ shop, params: { id = '' } }) {
      const page = isId(id) ? await readStockTransfer(shop, id) : null
      if (!page) return problem(404, 'transfer_not_found')
      const lines = page.lines.map(({ item, ...line }) => ({
        ...line,
        item: itemView(page.items.find((one) => one.item === item)!),
      }))
      return json({ transfer: headView(page.head), lines })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/stock-transfers/:id',
    guard: 'staff',
    action: 'stock.change',
    describe: { summary: 'Change a draft', body: changeTransferRequest, answers: { 200: transferChanged }, refusals: [404, 409] },
    async handler({ shop, request, actor, params: { id = '' } }) {
      const { version, draft } = await readJson(request, changeTransferRequest)
      return answered(isId(id) ? await changeTransfer(shop, actor, { id, version }, draft) : NONE)
    },
  },
  {
    method: 'POST',
    path: '/admin/api/stock-transfers/:id/drop',
    guard: 'staff',
    action: 'stock.change',
    describe: { summary: 'Drop a draft', body: transferStepRequest, answers: { 200: transferChanged }, refusals: [404, 409] },
    async handler({ shop, request, actor, params: { id = '' } }) {
      const { version } = await readJson(request, transferStepRequest)
      return answered(isId(id) ? await dropTransfer(shop, actor, { id, version }) : NONE)
    },
  },
  {
    method: 'POST',
    path: '/admin/api/stock-transfers/:id/send',
    guard: 'staff',
    action: 'stock.change',
    describe: {
      summary: 'Send a draft: its pieces leave the sender, and nobody can buy them until they are received',
      body: transferStepRequest,
      answers: { 200: transferChanged },
      refusals: [404, 409],
    },
    async handler({ shop, request, actor, params: { id = '' } }) {
      const { version } = await readJson(request, transferStepRequest)
      return answered(isId(id) ? await sendTransfer(shop, actor, { id, version }) : NONE)
    },
  },
  {
    method: 'POST',
    path: '/admin/api/stock-transfers/:id/receive',
    guard: 'staff',
    action: 'stock.change',
    describe: {
      summary: 'Receive what has arrived, in part or with the reasons why the rest has not',
      body: receiveTransferRequest,
      answers: { 200: transferChanged },
      refusals: [404, 409],
    },
    async handler({ shop, request, actor, params: { id = '' } }) {
      const { version, ...receipt } = await readJson(request, receiveTransferRequest)
      return answered(isId(id) ? await receiveTransfer(shop, actor, { id, version }, receipt) : NONE)
    },
  },
]
