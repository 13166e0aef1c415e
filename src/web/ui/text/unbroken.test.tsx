import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Unbroken } from './unbroken.tsx'

/** Returns the words that are not broken, in brackets, with a bar where one may be. */
const marked = (text: string): string =>
  renderToStaticMarkup(<Unbroken text={text} />)
    .replaceAll(/<span[^>]*>/g, '[')
    .replaceAll('</span>', ']')
    .replaceAll('<wbr/>', '|')

test.each([
  ['', ''],
  ['Un rând întreg, prin e-mail.', 'Un rând întreg, prin e-mail.'],
  ['Comanda NST-20417, azi', 'Comanda [NST-20417,] azi'],
  ['400114 Cluj-Napoca · tel', '400114 [Cluj-Napoca] · tel'],
  ['Scrie la ana-maria@cel-mai-mare.example.', 'Scrie la [ana-maria]|[@cel-mai-mare.example.]'],
  ['ana-maria@exemplu.ro', '[ana-maria@exemplu.ro]'],
  ['- @ -', '- @ -'],
])('“%s” is broken neither at a hyphen nor within the parts of an e-mail address', (text, expected) => {
  expect(marked(text)).toBe(expected)
})
