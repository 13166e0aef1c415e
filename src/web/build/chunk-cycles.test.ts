import { expect, test } from 'vitest'
import { findCycle } from './chunk-cycles.ts'

test('a circle of imports is found, wherever it begins', () => {
  const imports = new Map([
    ['page.js', ['common.js']],
    ['common.js', ['react.js', 'fields.js']],
    ['fields.js', ['common.js']],
  ])
  expect(findCycle(imports)).toEqual(['common.js', 'fields.js', 'common.js'])
})

test('files that share an import are no circle', () => {
  const imports = new Map([
    ['page.js', ['common.js', 'react.js']],
    ['common.js', ['react.js']],
    ['react.js', []],
  ])
  expect(findCycle(imports)).toBeNull()
})
