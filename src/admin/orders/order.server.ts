/** Endpoints of one order: what staff do until it has arrived (D-45). */
import { correctAddress } from '#services/order-desk/correct-address.ts'
import { cancelOrderByNumber } from '#services/orders/cancel-order.ts'
import { moveOrder } from '#services/orders/move-order.ts'
import { deliverOrder, shipOrder } from '#services/orders/ship-order.ts'
import { noteOnOrder, prepareOrder } from '#services/orders/staff-orders.ts'
import { placesOfZip } from '#services/postcodes/places.ts'
import { readDeskOrder } from '#services/order-desk/read-order.ts'
import { json, parse, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import { placesAnswer, placesQuery } from '#web/schema/countries.ts'
import {
  addressRequest,
  cancelRequest,
  doneAnswer,
  moveRequest,
  noteRequest,
  orderAnswer,
  shippedAnswer,
  shipRequest,
  stepRequest,
} from '#admin/schema/order.ts'
import { actOf, changing, mayGiveBack, orderNow, refusal } from './answers.server.ts'

const done = (outcome: string, expected: string): Response => (outcome === expected ? json({ done: true }) : refusal(outcome))

export const routes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/orders/:number',
    guard: 'staff',
    action: 'orders.read',
    describe: {
      summary: 'An order with everything that happened to it, and what may be done now',
      answers: { 200: orderAnswer },
      refusals: [404],
    },
    handler: orderNow,
  },
  {
    method: 'GET',
    path: '/admin/api/places',
    guard: 'staff',
    action: 'customers.change',
    describe: { summary: 'Places of a postcode in Romania or Hungary', query: placesQuery, answers: { 200: placesAnswer } },
    handler({ url }) {
      const { country, zip } = parse(Object.fromEntries(url.searchParams), placesQuery)
      return json({ places: placesOfZip(country, zip) })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/orders/:number/notes',
    guard: 'staff',
    action: 'orders.note',
    describe: { summary: 'Add a note for colleagues', body: noteRequest, answers: { 200: doneAnswer }, refusals: [404, 422] },
    async handler(context) {
      const { note } = await readJson(context.request, noteRequest)
      if (note.trim() === '') return refusal('reason_needed')
      return done(await noteOnOrder(context.shop, context.params.number!, actOf(context, note)), 'noted')
    },
  },
  {
    method: 'POST',
    path: '/admin/api/orders/:number/prepare',
    guard: 'staff',
    action: 'orders.ship',
    describe: { summary: 'The warehouse begins with it', body: stepRequest, answers: { 200: doneAnswer }, refusals: [404, 409] },
    handler: (context) =>
      changing(async () => {
        const { version, note } = await readJson(context.request, stepRequest)
        return done(await prepareOrder(context.shop, context.params.number!, actOf(context, note, version)), 'prepared')
      }),
  },
  {
    method: 'POST',
    path: '/admin/api/orders/:number/shipments',
    guard: 'staff',
    action: 'orders.ship',
    describe: {
      summary: 'Create a shipment from one warehouse; an order with which nobody has begun is begun with',
      body: shipRequest,
      answers: { 200: shippedAnswer },
      refusals: [404, 409, 422],
    },
    handler: (context) =>
      changing(async () => {
        const { version, warehouse, pieces, courier, parcels, awbs } = await readJson(context.request, shipRequest)
        const wanted = pieces && new Map(Object.entries(pieces))
        const question = { from: warehouse, pieces: wanted, courier, parcels, awbs, prepares: true }
        const shipped = await shipOrder(context.shop, context.params.number!, question, actOf(context, undefined, version))
        if (!shipped.ok) return refusal(shipped.reason)
        context.shop.jobSignal.wake()
        return json({ position: shipped.position, awbs: shipped.awbs })
      }),
  },
  {
    method: 'POST',
    path: '/admin/api/orders/:number/deliver',
    guard: 'staff',
    action: 'orders.ship',
    describe: {
      summary: 'Its parcels have been delivered, or collected',
      body: stepRequest,
      answers: { 200: doneAnswer },
      refusals: [404, 409],
    },
    handler: (context) =>
      changing(async () => {
        const { version, note } = await readJson(context.request, stepRequest)
        const outcome = await deliverOrder(context.shop, context.params.number!, actOf(context, note, version))
        if (typeof outcome === 'string') return refusal(outcome)
        context.shop.jobSignal.wake()
        return json({ done: true })
      }),
  },
  {
    method: 'POST',
    path: '/admin/api/orders/:number/move',
    guard: 'staff',
    action: 'orders.ship',
    describe: {
      summary: 'Have another warehouse send what was not sent',
      body: moveRequest,
      answers: { 200: doneAnswer },
      refusals: [404, 409, 422],
    },
    handler: (context) =>
      changing(async () => {
        const { version, warehouse, isLost, note } = await readJson(context.request, moveRequest)
        const act = actOf(context, note, version)
        return done(await moveOrder(context.shop, context.params.number!, { warehouse, isLost }, act), 'moved')
      }),
  },
  {
    method: 'POST',
    path: '/admin/api/orders/:number/address',
    guard: 'staff',
    action: 'customers.change',
    describe: {
      summary: 'Correct where an order goes, before anything of it has left',
      body: addressRequest,
      answers: { 200: doneAnswer },
      refusals: [404, 409, 422],
    },
    handler: (context) =>
      changing(async () => {
        const { version, address, reason } = await readJson(context.request, addressRequest)
        if (reason.trim() === '') return refusal('reason_needed')
        const outcome = await correctAddress(context.shop, context.params.number!, address, actOf(context, reason, version))
        if (outcome.ok) return json({ done: true })
        return 'fields' in outcome ? problem(422, outcome.reason, { fields: outcome.fields }) : refusal(outcome.reason)
      }),
  },
  {
    method: 'POST',
    path: '/admin/api/orders/:number/cancel',
    guard: 'staff',
    action: 'orders.cancel',
    needsConfirmation: true,
    describe: {
      summary: 'Cancel an order: pieces and money go back; who may not give so much back is refused',
      body: cancelRequest,
      answers: { 200: doneAnswer },
      refusals: [403, 404, 409, 422],
    },
    handler: (context) =>
      changing(async () => {
        const { version, reason } = await readJson(context.request, cancelRequest)
        if (reason.trim() === '') return refusal('reason_needed')
        const found = await readDeskOrder(context.shop, context.params.number!)
        if (!found) return refusal('order_not_found')
        const { payment, total, currency } = found.order
        if (payment !== 'unpaid' && !mayGiveBack(context, total, currency)) return problem(403, 'refund_over_limit')
        const act = actOf(context, reason, version)
        return done(await cancelOrderByNumber(context.shop, context.params.number!, act), 'canceled')
      }),
  },
]
