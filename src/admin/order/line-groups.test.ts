/** Lines of an order by where their pieces are. */
import { expect, test } from 'vitest'
import type { OrderLineView } from '#admin/schema/order.ts'
import { lineGroups } from './line-groups.ts'

const line = (more: Partial<OrderLineView>): OrderLineView => ({
  position: 1,
  kind: 'goods',
  sku: 'BODY',
  name: 'Body',
  option: '',
  image: '',
  tint: 'oat',
  qty: 1,
  unitPrice: 5_000,
  prior: null,
  isCouponed: false,
  discount: 0,
  total: 5_000,
  parts: [],
  sent: 0,
  returned: 0,
  waiting: 0,
  refunded: { qty: 0, amount: 0 },
  ...more,
})
const shipment = (position: number, lines: { line: number; part: string | null; qty: number }[]) => ({
  position,
  warehouse: 'bucharest',
  createdAt: '2026-11-24T10:00:00Z',
  lines,
})
const waits = (sku: string, qty: number) => [{ warehouse: 'cluj', pieces: [{ sku, name: sku, qty }] }]

test('a line that was sent in part stands in both groups, and its amounts add up', () => {
  const groups = lineGroups({
    currency: 'RON',
    lines: [line({ qty: 3, total: 10_000, sent: 2, waiting: 1 })],
    shipments: [shipment(1, [{ line: 1, part: null, qty: 1 }]), shipment(2, [{ line: 1, part: null, qty: 1 }])],
    waiting: waits('BODY', 1),
  })
  expect(groups.map(({ at, lines }) => [at, lines[0]!.qty, lines[0]!.amount])).toEqual([
    [1, 1, 3_333],
    [2, 1, 3_333],
    ['waiting', 1, 3_334],
  ])
})

test('a bundle of which one part was sent has its amount once; delivery is no line, vouchers are nowhere', () => {
  const parts = [
    { sku: 'TUB', name: 'Tub', qty: 1 },
    { sku: 'TOWEL', name: 'Towel', qty: 2 },
  ]
  const groups = lineGroups({
    currency: 'HUF',
    lines: [
      line({ kind: 'bundle', total: 25_900, parts }),
      line({ position: 2, kind: 'voucher', total: 10_000 }),
      line({ position: 3, kind: 'transport' }),
    ],
    shipments: [shipment(1, [{ line: 1, part: 'Tub', qty: 1 }])],
    waiting: waits('TOWEL', 2),
  })
  expect(groups.map(({ at, lines }) => [at, lines.map(({ amount, parts: some }) => [amount, some])])).toEqual([
    [1, [[25_900, [{ name: 'Tub', qty: 1 }]]]],
    ['waiting', [[null, [{ name: 'Towel', qty: 2 }]]]],
    [null, [[10_000, []]]],
  ])
})
