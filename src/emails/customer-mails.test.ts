import { expect, test } from 'vitest'
import { CUSTOMER_MAILS, type CustomerMail } from '#domain/customers/customer-mail.ts'
import { LOCALES } from '#domain/market/market.ts'
import { orderMail } from '#test/order-mail.ts'
import { writeMail } from './render.tsx'

const TOKEN = 'https://shop.example/auth/verify#token=dGhpcyBpcyBhIHRva2Vu'

const customerMail = (change: Partial<CustomerMail> = {}): CustomerMail => ({
  kind: 'verify',
  locale: 'ro',
  name: '',
  at: '2026-11-22T16:05:00Z',
  validUntil: null,
  browser: '',
  email: '',
  links: { home: 'https://shop.example/', logo: 'https://shop.example/mail-art/logo.png', action: TOKEN },
  seller: orderMail().seller,
  ...change,
})

const each = (work: (mail: CustomerMail) => void) => {
  for (const kind of CUSTOMER_MAILS)
    for (const locale of LOCALES)
      work(
        customerMail({
          kind,
          locale,
          name: kind === 'welcome' ? 'Ioana' : '',
          validUntil: ['verify', 'reset', 'email_change_confirm', 'newsletter_confirm'].includes(kind)
            ? '2026-11-23T16:05:00Z'
            : null,
          browser: kind === 'new_sign_in' ? 'Firefox, Linux' : '',
          email: kind === 'email_changed' ? 'ioana.noua@exemplu.ro' : '',
        }),
      )
}

test('every mail in every language has a subject, one title, the shop and the merchant', () => {
  each((mail) => {
    const { subject, html, text } = writeMail(mail)
    expect(subject.length).toBeGreaterThan(8)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain(`<html dir="ltr" lang="${mail.locale === 'en' ? 'en-GB' : mail.locale}"`)
    for (const part of [html, text]) {
      expect(part).toContain(mail.seller.legalName)
      expect(part).toContain(mail.seller.name)
      expect(part).not.toMatch(/\{\w+\}|undefined|NaN|\[object/)
      expect(part).not.toMatch(/[ŞşŢţõÕûÛ]/)
    }
    expect(text + subject).not.toMatch(/<[a-z/!]|&[a-z]+;|&#/)
    expect(html).not.toMatch(/<script|<link|<iframe|<form|javascript:|@import|@font-face/)
  })
})

test('each kind has a subject of its own in each language', () => {
  const subjects: string[] = []
  each((mail) => subjects.push(writeMail(mail).subject))
  expect(new Set(subjects).size).toBe(CUSTOMER_MAILS.length * LOCALES.length)
})

test('a mail that asks for something links to its page once, and says until when', () => {
  for (const kind of ['verify', 'reset', 'email_change_confirm', 'newsletter_confirm'] as const) {
    const { html, text } = writeMail(customerMail({ kind, validUntil: '2026-11-23T16:05:00Z' }))
    expect(html.split(`href="${TOKEN}"`)).toHaveLength(2)
    expect(text).toContain(TOKEN)
    expect(text.replaceAll('\u00a0', ' ')).toContain('23 noiembrie 2026, 18:05')
  }
})

test('a report of a change names the moment and the browser, and leads to another password', () => {
  const mail = customerMail({ kind: 'new_sign_in', browser: 'Firefox, Linux', locale: 'en' })
  const { text } = writeMail({ ...mail, links: { ...mail.links, action: 'https://shop.example/en/auth/forgot' } })
  expect(text).toContain('Firefox, Linux')
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(/22 November 2026, 1[678]:05/)
  expect(text).toContain('https://shop.example/en/auth/forgot')
})

test('the change of the address names the new one', () => {
  expect(writeMail(customerMail({ kind: 'email_changed', email: 'noua@exemplu.ro' })).text).toContain('noua@exemplu.ro')
})

test('a name is escaped', () => {
  const { html } = writeMail(customerMail({ kind: 'welcome', name: '<img src=x>' }))
  expect(html).not.toContain('<img src=x>')
  expect(html).toContain('&lt;img src=x&gt;')
})
