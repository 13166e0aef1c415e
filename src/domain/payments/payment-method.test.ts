import { expect, test } from 'vitest'
import { isBookedByHand } from './payment-method.ts'

test('only transfers and cash are booked by hand', () => {
  expect(['card', 'transfer', 'cash', 'stripe', 'sandbox'].filter(isBookedByHand)).toEqual(['transfer', 'cash'])
})
