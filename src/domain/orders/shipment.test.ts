import { expect, test } from 'vitest'
import { planShipment, type ShipmentQuestion, type TakenPieces } from './shipment.ts'

const taken = (item: string, warehouse: string, qty: number, shipped = 0): TakenPieces => ({ item, warehouse, qty, shipped })
const open = (lineId: string, item: string, qty: number) => ({ lineId, item, qty })
const level = (item: string, warehouse: string, available: number) => ({ item, warehouse, available })

/** Three bodies in the depot, one of them and a hat in Cluj. */
const order: ShipmentQuestion = {
  open: [open('first', '1', 1), open('set', '1', 3), open('set', '2', 1)],
  taken: [taken('1', 'cluj', 1), taken('1', 'depot', 3), taken('2', 'cluj', 1)],
  levels: [level('1', 'cluj', 2), level('1', 'depot', 0), level('2', 'depot', 0)],
  from: null,
  wanted: null,
}

test('without a warehouse, the one with the most pieces sends what it has', () => {
  expect(planShipment(order)).toEqual({
    warehouse: 'depot',
    lines: [open('first', '1', 1), open('set', '1', 2)],
    taken: [taken('1', 'depot', 3, 3)],
    restock: [],
    takeFree: [],
    hasRest: true,
  })
})

test('the last shipment leaves no rest', () => {
  const rest = planShipment({
    ...order,
    open: [open('set', '1', 1), open('set', '2', 1)],
    taken: [taken('1', 'cluj', 1), taken('1', 'depot', 3, 3), taken('2', 'cluj', 1)],
  })
  expect(rest).toMatchObject({ warehouse: 'cluj', hasRest: false, taken: [taken('1', 'cluj', 1, 1), taken('2', 'cluj', 1, 1)] })
})

test('a named warehouse sends pieces that were taken elsewhere, which go back there', () => {
  expect(planShipment({ ...order, from: 'cluj', wanted: new Map([['1', 3]]) })).toEqual({
    warehouse: 'cluj',
    lines: [open('first', '1', 1), open('set', '1', 2)],
    taken: [taken('1', 'cluj', 3, 3), taken('1', 'depot', 1)],
    restock: [{ item: '1', warehouse: 'depot', qty: 2 }],
    takeFree: [{ item: '1', warehouse: 'cluj', qty: 2 }],
    hasRest: true,
  })
})

test('a warehouse without any of the pieces sends them if it has them in stock', () => {
  const asked = { ...order, from: 'budapest', wanted: new Map([['2', 1]]) }
  expect(planShipment(asked)).toBe('out_of_stock')
  expect(planShipment({ ...asked, levels: [level('2', 'budapest', 1)] })).toMatchObject({
    taken: [taken('2', 'cluj', 0), taken('2', 'budapest', 1, 1)],
    restock: [{ item: '2', warehouse: 'cluj', qty: 1 }],
    takeFree: [{ item: '2', warehouse: 'budapest', qty: 1 }],
  })
})

test('pieces of another warehouse need its name', () => {
  expect(planShipment({ ...order, wanted: new Map([['2', 1]]) })).toBe('in_other_warehouse')
})

test('never more than was ordered, and not nothing', () => {
  expect(planShipment({ ...order, wanted: new Map([['1', 5]]) })).toBe('more_than_ordered')
  expect(planShipment({ ...order, from: 'depot', wanted: new Map() })).toBe('nothing_to_ship')
  const sent = order.taken.map((one) => ({ ...one, shipped: one.qty }))
  expect(planShipment({ ...order, open: order.open.map((one) => ({ ...one, qty: 0 })), taken: sent })).toBe('nothing_to_ship')
  expect(planShipment({ ...order, open: [], taken: [] })).toBe('nothing_to_ship')
})
