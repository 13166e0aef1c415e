/** Endpoints of what is printed and read of orders: labels, picking lists, documents, mails. */
import { MARKETS } from '#domain/market/market.ts'
import { marketDay } from '#domain/market/market-day.ts'
import { printDocument } from '#services/documents/open-document.ts'
import { staffDocument } from '#services/documents/staff-documents.ts'
import { pickingLists, pickingSheet } from '#services/order-desk/picking-list.ts'
import { openAwbs } from '#services/order-desk/many-orders.ts'
import { previewMail, readOrderMail, resendMail } from '#services/order-desk/order-mails.ts'
import { manyLabels, parcelLabel } from '#services/shipments/register-parcel.ts'
import { json, parse, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import { labelsQuery, ordersOfQuery, pickingAnswer } from '#admin/schema/many-orders.ts'
import { mailPaper } from '#admin/mails/mail-paper.server.ts'
import { doneAnswer, mailQuery, resendRequest } from '#admin/schema/order.ts'
import { actOf, refusal } from './answers.server.ts'

const file = (bytes: Uint8Array, type: string, name: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })

const PDF = 'application/pdf'

export const routes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/labels',
    guard: 'staff',
    action: 'orders.ship',
    describe: {
      summary: 'Labels of parcels as one PDF: by their numbers, or of orders; of one parcel also that of its courier',
      query: labelsQuery,
      answers: { 200: null },
      refusals: [404, 409],
    },
    async handler({ shop, url }) {
      const { orders = [], awbs = [] } = parse(Object.fromEntries(url.searchParams), labelsQuery)
      const all = [...awbs, ...(orders.length > 0 ? await openAwbs(shop, orders) : [])]
      const [only, ...others] = all
      if (only === undefined) return problem(409, 'no_labels')
      if (others.length === 0) {
        const label = await parcelLabel(shop, only)
        return typeof label === 'string' ? refusal(label) : file(label.pdf, PDF, `${label.awb}.pdf`)
      }
      const { pdf } = await manyLabels(shop, all)
      return pdf ? file(pdf, PDF, 'labels.pdf') : problem(409, 'no_labels')
    },
  },
  {
    method: 'GET',
    path: '/admin/api/picking',
    guard: 'staff',
    action: 'orders.read',
    describe: {
      summary: 'What has to be fetched for orders, by warehouse and SKU',
      query: ordersOfQuery,
      answers: { 200: pickingAnswer },
    },
    async handler({ shop, url }) {
      const { orders } = parse(Object.fromEntries(url.searchParams), ordersOfQuery)
      return json({ lists: await pickingLists(shop, orders) })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/picking.pdf',
    guard: 'staff',
    action: 'orders.read',
    describe: {
      summary: 'The picking lists of orders as PDF, in the language of the person',
      query: ordersOfQuery,
      answers: { 200: null },
      refusals: [409],
    },
    async handler({ shop, url, language }) {
      const { orders } = parse(Object.fromEntries(url.searchParams), ordersOfQuery)
      const sheet = await pickingSheet(shop, orders, language)
      if (sheet.lists.length === 0) return problem(409, 'nothing_to_ship')
      return file(await shop.printPicking(sheet), PDF, `picking-${marketDay(MARKETS.ro, shop.clock.now())}.pdf`)
    },
  },
  {
    method: 'GET',
    path: '/admin/api/documents/:number',
    guard: 'staff',
    action: 'orders.read',
    describe: { summary: 'An invoice or credit note as PDF', answers: { 200: null }, refusals: [404] },
    async handler({ shop, params: { number = '' } }) {
      const record = await staffDocument(shop, number)
      return record ? file(await printDocument(shop, record), PDF, `${record.number}.pdf`) : problem(404, 'document_not_found')
    },
  },
  {
    method: 'GET',
    path: '/admin/api/orders/:number/mails/:id',
    guard: 'staff',
    action: 'orders.read',
    describe: {
      summary: 'A mail of an order as it was sent, or as it would be written now',
      query: mailQuery,
      answers: { 200: null },
      refusals: [404],
    },
    async handler({ shop, url, params: { number = '', id = '' } }) {
      const { form, as } = parse(Object.fromEntries(url.searchParams), mailQuery)
      const stored = await readOrderMail(shop, number, id)
      const mail = stored && (form === 'sent' ? stored : await previewMail(shop, stored))
      if (!mail) return refusal('mail_not_found')
      return mailPaper(mail, as, shop.config.publicUrl)
    },
  },
  {
    method: 'POST',
    path: '/admin/api/orders/:number/mails/:id/send',
    guard: 'staff',
    action: 'messages.answer',
    describe: {
      summary: 'Send a mail of an order once more as it was written; once for each key',
      body: resendRequest,
      answers: { 200: doneAnswer },
      refusals: [404, 409],
    },
    async handler(context) {
      const { key } = await readJson(context.request, resendRequest)
      const { number = '', id = '' } = context.params
      const outcome = await resendMail(context.shop, number, { id, key }, actOf(context))
      return outcome === 'sent' ? json({ done: true }) : refusal(outcome)
    },
  },
]
