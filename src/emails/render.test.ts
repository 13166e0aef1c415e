import { expect, test } from 'vitest'
import { LOCALES, type Currency, type Locale } from '#domain/market/market.ts'
import { plainText } from '#domain/pricing/money.ts'
import { ORDER_MAILS, type OrderMail } from '#domain/orders/order-mail.ts'
import { orderMail } from '#test/order-mail.ts'
import { writeMail, writeOrderMail } from './render.tsx'

const currencies: Record<Locale, Currency> = { ro: 'RON', en: 'EUR', hu: 'HUF' }
const each = (work: (mail: OrderMail) => void) => {
  for (const kind of ORDER_MAILS)
    for (const locale of LOCALES)
      work(
        orderMail({
          kind,
          locale,
          currency: currencies[locale],
          refund: { money: 54100, credit: 0, lines: [] },
          total: 54100,
          due: 54100,
        }),
      )
}

test('every mail in every language has its number, a link, one title and the merchant', () => {
  each((mail) => {
    const { subject, html, text } = writeOrderMail(mail)
    expect(subject + text).toContain(mail.number)
    for (const part of [html, text]) {
      expect(part).toContain(mail.seller.legalName)
      expect(part).toContain(mail.seller.vatNumber)
      expect(part).toContain('https://shop.example/')
      expect(part).not.toMatch(/\{\w+\}|undefined|NaN|\[object/)
      // Romanian has commas below, never cedillas; Hungarian has double acutes, never tildes or circumflexes.
      expect(part).not.toMatch(/[ŞşŢţõÕûÛ]/)
    }
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain(`<html dir="ltr" lang="${mail.locale === 'en' ? 'en-GB' : mail.locale}"`)
  })
})

test('the plain text has no markup left', () => {
  each((mail) => {
    const { text, subject } = writeOrderMail(mail)
    expect(text + subject).not.toMatch(/<[a-z/!]|&[a-z]+;|&#/)
    expect(text.length).toBeGreaterThan(200)
  })
})

test('the HTML is well formed and loads nothing but pictures', () => {
  each((mail) => {
    const { html } = writeOrderMail(mail)
    for (const tag of ['table', 'tbody', 'tr', 'td', 'a', 'p', 'h1', 'h2', 'div', 'style', 'body', 'html'])
      expect([tag, html.match(new RegExp(`<${tag}[\\s>]`, 'g'))?.length ?? 0]).toEqual([
        tag,
        html.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0,
      ])
    expect(html).not.toMatch(/<script|<link|<iframe|<form|javascript:|@import|@font-face/)
    expect(new TextEncoder().encode(html).length).toBeLessThan(102_000)
  })
})

test('the confirmation is complete: lines, sums with VAT, withdrawal with its form, terms', () => {
  for (const locale of LOCALES) {
    const mail = orderMail({ locale, currency: 'RON' })
    const { text } = writeOrderMail(mail)
    const flat = text.replaceAll(/\s+/g, ' ')
    const money = (amount: number) => plainText(amount, 'RON', locale).replaceAll('\u00a0', ' ')
    for (const line of mail.lines) {
      expect(flat).toContain(line.name)
      expect(flat).toContain(money(line.unitPrice * line.quantity))
    }
    for (const amount of [54_640, -2500, mail.deliveryPrice, mail.total, mail.vat[0]!.vat]) expect(flat).toContain(money(amount))
    for (const part of [
      'RO18547290',
      'Păturică tricotată',
      'https://shop.example/pay/abcdefghijklmnopqrstuvwxyz234567',
      'https://shop.example/retragere',
      { ro: 'Model de formular de retragere', en: 'Model withdrawal form', hu: 'Elállási nyilatkozatminta' }[locale],
      { ro: 'Retrageți-vă din contract aici', en: 'Withdraw from contract here', hu: 'Elállás a szerződéstől' }[locale],
      'Prețurile includ TVA.',
    ])
      expect(flat).toContain(part)
  }
})

const ADDRESSES = [
  'Str. Țepeș Vodă 14, ap. 6',
  '540056 Târgu Mureș',
  'Cuibul Cald SRL',
  'Marinescu',
  'ioana.marinescu@example.ro',
]

test('names and addresses are in the first mail after payment', () => {
  for (const locale of LOCALES)
    for (const kind of ['confirmation', 'paid'] as const) {
      const { text } = writeOrderMail(orderMail({ kind, locale, payBefore: null }))
      for (const part of ADDRESSES) expect(text.replaceAll(/\s+/g, ' ')).toContain(part)
    }
})

test('mails before payment contain no text that the customer typed', () => {
  const typed = 'TYPED'
  const address = {
    ...orderMail().address,
    firstName: typed,
    lastName: typed,
    address: typed,
    city: typed,
    county: typed,
    zip: typed,
  }
  const billing = { ...orderMail().billing, ...address, companyName: typed, registerNumber: typed, vatNumber: typed }
  const gift = { name: typed, message: typed, email: `${typed}@exemplu.ro` }
  const lines = orderMail().lines.map((line) => ({ ...line, gift }))
  const contact = { email: `${typed}@exemplu.ro`, phone: typed }
  for (const locale of LOCALES)
    for (const kind of ['confirmation', 'reminder', 'expired', 'canceled'] as const) {
      const mail = orderMail({ kind, locale, address, billing, lines, contact })
      const { subject, html, text } = writeOrderMail(mail)
      expect(subject + html + text).not.toContain(typed)
    }
})

test('codes are rows of the sum, and a line reduced by one has both prices', () => {
  const { text } = writeOrderMail(
    orderMail({
      payBefore: null,
      lines: [
        {
          name: 'Body',
          option: '',
          picture: '',
          quantity: 2,
          catalogPrice: 5000,
          unitPrice: 4000,
          prior: null,
          gift: { name: 'Smaranda', message: 'La mulți ani!', email: 'smaranda@exemplu.ro', date: '2026-12-06' },
          parts: [],
        },
      ],
      codes: [
        { code: 'BLACK20', kind: 'coupon', amount: 2000 },
        { code: 'ABCD-EFGH-JKMN-PQRS', kind: 'voucher', amount: 3000 },
      ],
      deliveryPrice: 0,
      total: 8000,
      due: 5000,
    }),
  )
  const flat = text.replaceAll(/\s+/g, ' ')
  for (const said of [
    'Body 2 bucăți · 40,00 lei bucata fără cod: 100,00 lei Pentru Smaranda „La mulți ani!” Pleacă la smaranda@exemplu.ro',
    'Subtotal 100,00 lei Reducere BLACK20 −20,00 lei',
    'Voucher ABCD-EFGH-JKMN-PQRS −30,00 lei De plată 50,00 lei',
  ])
    expect(flat).toContain(said)
})

test('without online withdrawal the mail links to the page on returns', () => {
  const { text } = writeOrderMail(orderMail({ links: { ...orderMail().links, withdrawal: null } }))
  expect(text).not.toContain('Retrageți-vă din contract aici')
  expect(text).not.toContain('online')
  expect(text).toContain('https://shop.example/retur')
  expect(text).toContain('Model de formular de retragere')
})

test('an order with nothing to pay asks for no payment', () => {
  const { text } = writeOrderMail(orderMail({ payBefore: null, due: 0 }))
  expect(text).not.toContain('/pay/')
  expect(text).toContain('Nu mai e nimic de plătit')
})

test('texts of customers and editors are escaped', () => {
  const name = '<img src=x onerror=alert(1)>'
  const { html } = writeOrderMail(
    orderMail({
      address: { ...orderMail().address, firstName: name },
      terms: { title: name, blocks: [{ kind: 'paragraph', text: name }] },
    }),
  )
  expect(html).not.toContain(name)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('each mail is in its own language, independent of the mail before it', () => {
  expect(writeOrderMail(orderMail({ locale: 'hu' })).subject).toBe('Megkaptuk az NST-20417 számú rendelést')
  expect(writeOrderMail(orderMail({ locale: 'en' })).subject).toBe('We have your order NST-20417')
  expect(writeOrderMail(orderMail({ locale: 'ro' })).subject).toBe('Am primit comanda NST-20417')
})

test('an order of vouchers alone is neither packed nor taxed nor guaranteed', () => {
  const delivery = { method: 'email', from: '2026-11-21', to: '2026-11-21', pickupPoint: '' } as const
  for (const locale of LOCALES)
    for (const kind of ['confirmation', 'paid'] as const)
      for (const payBefore of [null, '2026-11-21T10:42:00Z']) {
        const { html } = writeOrderMail(orderMail({ kind, locale, currency: 'RON', delivery, payBefore, vat: [], terms: null }))
        const words =
          /împachet|packing|to pack|Már csomagolunk|a csomagolást\.|timbru|green tax|környezetvédelmi|garanția legală|legal guarantee|szavatosság/
        expect(words.exec(html)?.[0]).toBeUndefined()
      }
})

test('the mail with a partner’s code says where the code is used, in each language', () => {
  const { seller } = orderMail()
  const links = {
    home: 'https://shop.example/',
    logo: 'https://shop.example/mail-art/logo.png',
    account: 'https://shop.example/my/partnerships',
  }
  for (const locale of LOCALES)
    for (const isOurs of [true, false]) {
      const { subject, html, text } = writeMail({
        kind: 'partner_code',
        locale,
        partner: 'Primele zile',
        text: { title: 'O carte cadou', text: 'Pentru <părinți>.' },
        code: 'ZILE-23456789ABC',
        isOurs,
        validUntil: isOurs ? '2026-12-31T21:59:59.999Z' : null,
        place: isOurs ? null : { label: 'Cărți', href: 'https://books.example/free' },
        links,
        seller,
      })
      expect(subject).toContain('Primele zile')
      for (const part of [
        'ZILE-23456789ABC',
        'O carte cadou',
        isOurs ? links.account : 'https://books.example/free',
        seller.legalName,
      ])
        expect(text).toContain(part)
      expect(text.includes('2026')).toBe(isOurs)
      expect(html).not.toContain('<părinți>')
      expect(html.match(/<h1/g)).toHaveLength(1)
      for (const part of [html, text]) expect(part).not.toMatch(/\{\w+\}|undefined|NaN|\[object|[ŞşŢţõÕûÛ]/)
    }
})

test('the mail of a cancelled order says what happens to the money, and nothing of money that was never taken', () => {
  const voucher = { code: 'CADOU', kind: 'voucher', amount: 5000 } as const
  const written = (mail: Partial<OrderMail>) =>
    writeOrderMail(orderMail({ kind: 'canceled', currency: 'RON', due: 49100, ...mail })).text.replaceAll(/\s+/g, ' ')
  const unpaid = written({ codes: [] })
  expect(unpaid).toContain('Nu ți-am luat niciun ban.')
  expect(unpaid).not.toContain('card')
  expect(unpaid).not.toContain('voucher')
  const paid = written({ wasPaid: true, codes: [voucher] })
  expect(paid).toContain('Suma de 491,00 lei se întoarce pe cardul cu care ai plătit')
  expect(paid).toContain('Creditul de 50,00 lei e din nou pe voucher.')
  expect(written({ wasPaid: true, due: 0, codes: [voucher] })).not.toMatch(/card|niciun ban/)
})

test('a refund of the delivery charge is named by the language of the mail', () => {
  const lines = [
    { name: 'Body', quantity: 1, amount: 5_000 },
    { name: 'courier', quantity: 0, amount: 1_999 },
  ]
  const { text } = writeOrderMail(orderMail({ kind: 'refunded', refund: { money: 6_999, credit: 0, lines } }))
  expect(text).toContain('1 × Body: 50,00')
  expect(text).toContain('Livrare: 19,99')
  expect(text).not.toContain('courier')
})
