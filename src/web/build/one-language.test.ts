import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { oneLanguage } from './one-language.ts'

type Handler = (this: { parse: typeof parseAst }, code: string) => { code: string }

const only = (locale: 'ro' | 'en' | 'hu', code: string): string => {
  const { transform } = oneLanguage(locale, 'client')
  return ((transform as { handler: unknown }).handler as Handler).call({ parse: parseAst }, code).code
}

/** What texts import of the grammar. */
const HUNGARIAN = ['withArticle', 'untilDate']

test('a message is reduced to the language of the market', () => {
  expect(only('ro', "export const add = msg('Adaugă', 'Add', 'Kosárba')")).toBe("export const add = msg('Adaugă', 0, 0)")
  expect(only('hu', "export const add = msg('Adaugă', 'Add', 'Kosárba')")).toBe("export const add = msg(0, 0, 'Kosárba')")
})

test('plural forms and messages inside objects are reduced too', () => {
  const code =
    "const all = { a: plural({ one: 'un', few: '#', other: '#' }, { one: '1', other: '#' }, { one: '#', other: '#' }) }"
  expect(only('en', code)).toBe("const all = { a: plural(0, { one: '1', other: '#' }, 0) }")
})

test('other calls are unchanged', () => {
  const code = "const x = other('a', 'b', 'c'); const y = msg(a, b)"
  expect(only('en', code)).toBe(code)
})

test('Hungarian grammar is left out of the other markets', () => {
  const grammar = (locale: 'ro' | 'en' | 'hu') =>
    (oneLanguage(locale, 'client').load as { handler: () => string | null }).handler()
  expect(grammar('hu')).toBeNull()
  for (const locale of ['ro', 'en'] as const) expect(grammar(locale)).not.toContain('articleOf')
  expect(HUNGARIAN.filter((name) => !grammar('ro')!.includes(name))).toEqual([])
})

test('every file of texts is reduced, also one in the folder of its area, but not the functions that make them', () => {
  const { filter } = oneLanguage('ro', 'client').transform as unknown as { filter: { id: RegExp } }
  const isReduced = (file: string) => filter.id.test(`/shop/src/${file}`)
  expect(['messages/cart.ts', 'messages/promotions/partnerships.ts', 'messages/text.ts'].map(isReduced)).toEqual([
    true,
    true,
    false,
  ])
})
