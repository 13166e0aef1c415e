import { expect, test } from 'vitest'
import { figuresOf, meansOf } from './judge.ts'

const found = (marks: string, isPartial = false) => ({ right: [...marks].map((mark) => mark === '+'), isPartial })

test('precision counts what is shown, recall what could be', () => {
  expect(figuresOf(found('++++++++++'), 300)).toEqual({ precision: 1, recall: 1, isEmpty: false })
  expect(figuresOf(found('+++++-----'), 300)).toEqual({ precision: 0.5, recall: 0.5, isEmpty: false })
  expect(figuresOf(found('++'), 2)).toEqual({ precision: 1, recall: 1, isEmpty: false })
  expect(figuresOf(found('++--------'), 2)).toEqual({ precision: 0.2, recall: 1, isEmpty: false })
  expect(figuresOf(found('++'), 8)).toEqual({ precision: 1, recall: 0.25, isEmpty: false })
})

test('what is accepted fills a place and is never too much', () => {
  expect(figuresOf(found('++++++++++'), 4)).toEqual({ precision: 1, recall: 1, isEmpty: false })
})

test('only the first ten count', () => {
  expect(figuresOf(found('++++++++++-----'), 300)).toEqual({ precision: 1, recall: 1, isEmpty: false })
  expect(figuresOf(found('----------+++++'), 300)).toEqual({ precision: 0, recall: 0, isEmpty: false })
})

test('nothing shown although something is meant is a failure', () => {
  expect(figuresOf(found(''), 300)).toEqual({ precision: 0, recall: 0, isEmpty: true })
})

test('what is not sold: nothing, or what the shop says does not match all words', () => {
  expect(figuresOf(found(''), null)).toEqual({ precision: 1, recall: null, isEmpty: false })
  expect(figuresOf(found('----', true), null)).toEqual({ precision: 1, recall: null, isEmpty: false })
  expect(figuresOf(found('----'), null)).toEqual({ precision: 0, recall: null, isEmpty: false })
})

test('means are taken over the queries that have the figure', () => {
  const answers = [
    { precision: 1, recall: 0.5, isEmpty: false },
    { precision: 0, recall: 0, isEmpty: true },
    { precision: 1, recall: null, isEmpty: false },
  ]
  expect(meansOf(answers)).toEqual({ queries: 3, precision: 2 / 3, recall: 0.25, empty: 1 })
})
