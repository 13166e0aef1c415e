import { expect, test } from 'vitest'
import { textFault } from './free-text.ts'

test.each([
  'https://evil.example/claim',
  'HTTP://EVIL.EXAMPLE',
  'ｈｔｔｐｓ：／／evil.example',
  'ftp://a',
  'www.evil.example',
  'Câștigă pe evil.com',
  'evil.com.',
  'bit.ly/abc',
  't.me/xy',
  'evil.example/claim',
  'evil.example:8080/claim',
  'magazin.ro, acum',
  'mailto:a@b',
  'javascript:alert(1)',
])('a web address is refused: %s', (text) => expect(textFault(text)).toBe('text_link'))

test.each(['\u0000', '\u0007', '\u001b[31m', '\u007f', '\u0085', '\u200e', '\u200f', '\u202e', '\u2066', '\u061c'])(
  'an invisible character is refused: %j',
  (mark) => {
    expect(textFault(`Str. Lungă${mark} 1`)).toBe('text_invisible')
    expect(textFault(`Str. Lungă${mark} 1`, { multiline: true })).toBe('text_invisible')
  },
)

test.each([
  'Str. Țepeș Vodă 14, ap. 6',
  'Str.Republicii nr.5,bl.A2,sc.B,et.3,ap.12',
  'Str.Unirii/colț cu Bd.Eroilor',
  'Bd. 1 Decembrie 1918 nr. 5/A, bl.12/3',
  'sat Luna,com.Florești,jud.Cluj',
  'Bartók Béla út 12. 3/14. em.2/ajtó',
  'Sunați la poartă.De preferință după 16.Mulțumesc',
  'Lindenstraße 8 c/o Müller',
  'O’Connor-Ștefănescu',
  'Interfon 12: sunați de 2 ori, tel. 0722 123 456',
  'S.C. Cuibul Cald S.R.L.',
  'Ring twice, please... thanks!',
  '',
])('a usual text is accepted: %s', (text) => expect(textFault(text)).toBeNull())

test('line breaks are allowed in a message, not in a single line', () => {
  expect(textFault('La mulți ani!\r\n\tMama', { multiline: true })).toBeNull()
  expect(textFault('La mulți ani!\nMama')).toBe('text_invisible')
})

test('a company name may be a domain, but not a web address with a path', () => {
  expect(textFault('Booking.com România S.R.L.', { domains: true })).toBeNull()
  expect(textFault('www.booking.com', { domains: true })).toBe('text_link')
  expect(textFault('Booking.com/oferte', { domains: true })).toBe('text_link')
})
