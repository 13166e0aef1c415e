import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { DEFAULT_DOCUMENT_SETTINGS, documentNumber, hasDistinctNames, toDocumentSettings } from './document-settings.ts'

test('what a setting does not say, or says wrongly, is as usual', () => {
  expect(toDocumentSettings(null)).toEqual(DEFAULT_DOCUMENT_SETTINGS)
  const set = toDocumentSettings({
    series: { ro: { invoice: 'ABC', 'credit note': 'a-b' } },
    invoiceAt: { hu: 'dispatch', en: 'never' },
  })
  expect(set.series.ro).toEqual({ invoice: 'ABC', 'credit note': 'CRO' })
  expect(set.invoiceAt).toEqual({ ro: 'payment', en: 'payment', hu: 'dispatch' })
})

test('two series never have one name', () => {
  expect(hasDistinctNames(DEFAULT_DOCUMENT_SETTINGS)).toBe(true)
  expect(hasDistinctNames(toDocumentSettings({ series: { ro: { invoice: 'NHU' } } }))).toBe(false)
})

test('a number has series, year and at least six digits', () => {
  expect(documentNumber({ name: 'NRO', year: 2026, position: 123 })).toBe('NRO-2026-000123')
  expect(documentNumber({ name: 'NRO', year: 2026, position: 1_234_567 })).toBe('NRO-2026-1234567')
})

test('equal values have one text, whatever the order of their keys', () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[{"c":null,"d":1}]}')
  expect(canonicalJson({ a: 'x', b: [{ c: null, d: 1 }] })).toBe(canonicalJson({ b: [{ d: 1, c: null }], a: 'x' }))
})
