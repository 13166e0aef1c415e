import { expect, test } from 'vitest'
import { arrivalOf } from './arrival.ts'

const first = { status: 'delivered', deliveredAt: new Date('2026-11-24T09:00:00Z') } as const
const second = { status: 'delivered', deliveredAt: new Date('2026-11-25T09:00:00Z') } as const
const waiting = { status: 'at_pickup_point', deliveredAt: null } as const
const onItsWay = { status: 'in_transit', deliveredAt: null } as const

test('an order is delivered when all of it was sent and its last parcel has come', () => {
  expect(arrivalOf('fulfilled', [second, first])).toEqual({ deliveredAt: second.deliveredAt, isThere: true })
  expect(arrivalOf('fulfilled', [first, onItsWay])).toEqual({ deliveredAt: null, isThere: false })
  expect(arrivalOf('partially fulfilled', [first])).toEqual({ deliveredAt: null, isThere: false })
})

test('an order is there when its parcels wait where they are collected', () => {
  expect(arrivalOf('fulfilled', [first, waiting])).toEqual({ deliveredAt: null, isThere: true })
})

test('an order without parcels has not come', () => {
  expect(arrivalOf('fulfilled', [])).toEqual({ deliveredAt: null, isThere: false })
})
