import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { oneLanguage } from './one-language.ts'

type Handler = (this: { parse: typeof parseAst }, code: string) => { code: string }

const only = (locale: 'ro' | 'en' | 'hu', code: string): string => {
  const { transform } = oneLanguage(locale, 'client')
  return ((transform as { handler: unknown }).handler as Handler).call({ parse: parseAst }, code).code
}

test('a text keeps the one language of the market', () => {
  expect(only('ro', "export const add = msg('Adaugă', 'Add', 'Kosárba')")).toBe("export const add = msg('Adaugă', 0, 0)")
  expect(only('hu', "export const add = msg('Adaugă', 'Add', 'Kosárba')")).toBe("export const add = msg(0, 0, 'Kosárba')")
})

test('so do the forms of a count, and texts inside of objects', () => {
  const code =
    "const all = { a: plural({ one: 'un', few: '#', other: '#' }, { one: '1', other: '#' }, { one: '#', other: '#' }) }"
  expect(only('en', code)).toBe("const all = { a: plural(0, { one: '1', other: '#' }, 0) }")
})

test('whatever else is called stays as it is', () => {
  const code = "const x = other('a', 'b', 'c'); const y = msg(a, b)"
  expect(only('en', code)).toBe(code)
})
