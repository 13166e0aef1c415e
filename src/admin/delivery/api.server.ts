/** Endpoints of delivery in the settings: rules with a test, warehouses and showrooms (D-47, DOM-9). */
import { holidaysFrom } from '#domain/delivery/working-days.ts'
import {
  changeRules,
  changeShowroomPage,
  changeWarehouse,
  readDelivery,
  type DeliveryAnswer,
} from '#services/delivery/change-delivery.ts'
import { tryDelivery } from '#services/delivery/try-delivery.ts'
import { versionOf } from '#services/version-of.ts'
import { json, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import {
  changeRulesRequest,
  changeShowroomRequest,
  changeWarehouseRequest,
  deliveryAnswer,
  deliveryChanged,
  deliveryTried,
  tryDeliveryRequest,
} from '#admin/schema/delivery.ts'

const versioned = <Value>(value: Value): { version: string; value: Value } => ({ version: versionOf(value), value })

function answered(answer: DeliveryAnswer): Response {
  if (answer.ok) return json({ entries: answer.entries })
  if (answer.reason === 'refused') return problem(409, 'delivery_refused', { problems: answer.problems })
  return problem(answer.reason === 'not_found' ? 404 : 409, answer.reason)
}

export const routes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/delivery',
    guard: 'staff',
    action: 'settings.read',
    describe: { summary: 'Rules of delivery, warehouses and showrooms', answers: { 200: deliveryAnswer } },
    async handler({ shop }) {
      const { rules, warehouses, showrooms } = await readDelivery(shop)
      return json({
        rules: versioned(rules),
        warehouses: warehouses.map(versioned),
        showrooms: showrooms.map(versioned),
        holidays: (['RO', 'HU'] as const).flatMap((country) =>
          holidaysFrom(shop.clock.now(), country).map((day) => ({ country, day })),
        ),
      })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/delivery/rules',
    guard: 'staff',
    action: 'settings.change',
    describe: {
      summary: 'Replace the rules of delivery: of each method the first one that fits decides',
      body: changeRulesRequest,
      answers: { 200: deliveryChanged },
      refusals: [409],
    },
    async handler({ shop, request, actor }) {
      const { version, rules: wanted, reason } = await readJson(request, changeRulesRequest)
      return answered(await changeRules(shop, actor, { wanted, version, reason }))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/delivery/try',
    guard: 'staff',
    action: 'settings.read',
    describe: {
      summary: 'What a parcel to a place would cost and when it would come, or why a rule does not fit',
      body: tryDeliveryRequest,
      answers: { 200: deliveryTried },
    },
    async handler({ shop, request }) {
      const { market, country, zip, at, ...parcel } = await readJson(request, tryDeliveryRequest)
      const question = { market, parcel, destination: { country, zip }, at: at === null ? shop.clock.now() : new Date(at) }
      return json({ rules: await tryDelivery(shop, question) })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/warehouses',
    guard: 'staff',
    action: 'settings.change',
    describe: {
      summary: 'Add a warehouse or change one',
      body: changeWarehouseRequest,
      answers: { 200: deliveryChanged },
      refusals: [409],
    },
    async handler({ shop, request, actor }) {
      const { version, warehouse, reason } = await readJson(request, changeWarehouseRequest)
      const act = { wanted: { ...warehouse, opening: warehouse.opening }, version: version ?? versionOf(null), reason }
      return answered(await changeWarehouse(shop, actor, act))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/showrooms',
    guard: 'staff',
    action: 'settings.change',
    describe: {
      summary: 'Change a showroom: its address, its hours with exceptions, and its page',
      body: changeShowroomRequest,
      answers: { 200: deliveryChanged },
      refusals: [404, 409],
    },
    async handler({ shop, request, actor }) {
      const { version, showroom: wanted, reason } = await readJson(request, changeShowroomRequest)
      return answered(await changeShowroomPage(shop, actor, { wanted, version, reason }))
    },
  },
]
