import { describe, expect, test } from 'vitest'
import { shortageOf } from './shortage.ts'

const shown = [
  { item: '1', name: 'Body' },
  { item: '2', name: 'Cărucior' },
  { item: '3', name: 'Rățușcă' },
]

describe('the shortages of a refused order', () => {
  test('a product that is not found any more has the name that the page showed', () => {
    const { gone } = shortageOf([{ item: '2', name: '', reason: 'not_found', requested: 1, max: 0 }], shown)
    expect(gone).toEqual([{ item: '2', name: 'Cărucior' }])
  })

  test('a lowered quantity is not reported as sold out', () => {
    const shortage = shortageOf(
      [
        { item: '1', name: 'Body', reason: 'quantity', requested: 8, max: 7 },
        { item: '3', name: 'Rățușcă', reason: 'sold_out', requested: 1, max: 0 },
      ],
      shown,
    )
    expect(shortage).toEqual({ gone: [{ item: '3', name: 'Rățușcă' }], lowered: [{ item: '1', name: 'Body', max: 7 }] })
  })
})
