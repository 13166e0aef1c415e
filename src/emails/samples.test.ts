/** The sample of every kind of mail is whole in every language. */
import { expect, test } from 'vitest'
import { MAIL_KINDS } from '#domain/mail/mail-kind.ts'
import { sampleMail } from '#domain/mail/samples/sample-mail.ts'
import { href, LOCALES, MARKETS } from '#domain/market/market.ts'
import { orderMail } from '#test/order-mail.ts'
import { writeMail } from './render.tsx'

const publicUrl = 'https://shop.example'
const now = new Date('2026-11-21T09:42:00Z')
const { seller, terms } = orderMail()

test.each(MAIL_KINDS)('%s', (kind) => {
  const subjects = LOCALES.map((locale) => {
    const link = (path: string) => publicUrl + href(MARKETS[locale], path)
    const { subject, html, text } = writeMail(sampleMail(kind, { locale, now, publicUrl, seller, link }, terms))
    expect(html).toContain(`<html dir="ltr" lang="${locale === 'en' ? 'en-GB' : locale}"`)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(text.length).toBeGreaterThan(60)
    for (const part of [subject, html, text]) {
      expect(part).not.toMatch(/\{\w+\}|undefined|NaN|\[object/)
      expect(part).not.toMatch(/[ŞşŢţõÕûÛ]/)
      if (locale !== 'ro') expect(part).not.toContain(seller.address)
    }
    return subject
  })
  expect(new Set(subjects).size).toBeGreaterThan(1)
})
