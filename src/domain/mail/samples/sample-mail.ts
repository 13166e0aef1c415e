/** A sample of every kind of mail, with nobody's data and links that open nothing. */
import type { AlertMail } from '#domain/alerts/alert-mail.ts'
import { ALERT_LINK_MS } from '#domain/alerts/alert.ts'
import type { ContactMail } from '#domain/contact/contact-mail.ts'
import { CUSTOMER_MAILS, type CustomerMail } from '#domain/customers/customer-mail.ts'
import type { MailContent } from '#domain/mail/mail-content.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import { MARKETS } from '#domain/market/market.ts'
import type { NewsletterMail } from '#domain/newsletter/newsletter-mail.ts'
import { ORDER_MAILS, type OrderMail } from '#domain/orders/order-mail.ts'
import { STAFF_MAILS, type StaffMail } from '#domain/staff/staff-mail.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import type { PartnerCodeMail } from '#domain/promotions/partner-code-mail.ts'
import type { VoucherMail } from '#domain/promotions/voucher-mail.ts'
import type { RecallMail } from '#domain/recalls/recall-mail.ts'
import type { WithdrawalMail } from '#domain/withdrawals/withdrawal-mail.ts'
import { SAMPLE_NUMBER, sampleOrderMail } from './sample-order.ts'
import { SAMPLE_PEOPLE, SAMPLE_WORDS, type SampleFrame } from './sample-words.ts'

const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
/** Hundredths of each market's currency. */
const AMOUNTS = { ro: 20_000, en: 4_000, hu: 1_600_000 }
const BROWSER = 'Firefox, Linux'
const VALID_DAYS = 180

/** Returns the sample of a kind. `terms`: of the contract, in the confirmation of an order. */
export function sampleMail(kind: MailKind, frame: SampleFrame, terms: OrderMail['terms']): MailContent {
  const order = ORDER_MAILS.find((one) => kind === `order ${one}`)
  if (order) return sampleOrderMail(order, frame, terms)
  const customer = CUSTOMER_MAILS.find((one) => kind === `customer ${one}`)
  if (customer) return customerMail(customer, frame)
  const staff = STAFF_MAILS.find((one) => kind === one.replaceAll('_', ' '))
  if (staff) return staffMail(staff, frame)
  return otherMail(kind, frame)
}

const homeAndLogo = ({ link, publicUrl }: SampleFrame) => ({ home: link('/'), logo: `${publicUrl}/mail-art/logo.png` })
const later = ({ now }: SampleFrame, ms: number): string => new Date(now.getTime() + ms).toISOString()

function customerMail(kind: CustomerMail['kind'], frame: SampleFrame): CustomerMail {
  const { locale, now, link, seller } = frame
  const { firstName, email } = SAMPLE_PEOPLE[locale]
  return {
    kind,
    locale,
    name: firstName,
    at: now.toISOString(),
    validUntil: later(frame, DAY_MS),
    browser: BROWSER,
    email,
    links: { ...homeAndLogo(frame), action: link('/') },
    seller,
  }
}

function staffMail(kind: StaffMail['kind'], frame: SampleFrame): StaffMail {
  const { locale, now, publicUrl, seller } = frame
  return {
    kind,
    locale,
    firstName: SAMPLE_PEOPLE[locale].firstName,
    by: 'Ruxandra Moldovan',
    browser: BROWSER,
    at: now.toISOString(),
    validUntil: later(frame, HOUR_MS),
    links: { ...homeAndLogo(frame), action: `${publicUrl}/admin` },
    seller,
  }
}

function otherMail(kind: MailKind, frame: SampleFrame): MailContent {
  if (kind === 'voucher') return voucherMail(frame)
  if (kind === 'partner_code') return partnerCodeMail(frame)
  if (kind === 'recall') return recallMail(frame)
  if (kind === 'refund failed') {
    const { locale, seller } = frame
    const { currency } = MARKETS[locale]
    const links = homeAndLogo(frame)
    return { kind: 'refund_failed', number: SAMPLE_NUMBER, amount: AMOUNTS[locale], currency, links, locale, seller }
  }
  if (kind === 'withdrawal' || kind === 'withdrawal notice') return withdrawalMail(kind === 'withdrawal', frame)
  if (kind.startsWith('alert ')) return alertMail(kind, frame)
  return kind.startsWith('contact ') ? contactMail(kind, frame) : newsletterMail(kind, frame)
}

function voucherMail(frame: SampleFrame): VoucherMail {
  const { locale, link, seller } = frame
  return {
    kind: 'voucher',
    locale,
    seller,
    currency: MARKETS[locale].currency,
    amount: AMOUNTS[locale],
    code: 'N3ST-PR0B-CAD0-0100',
    name: SAMPLE_PEOPLE[locale].firstName,
    message: SAMPLE_WORDS[locale].newsletter.text,
    validUntil: later(frame, VALID_DAYS * DAY_MS),
    picture: '',
    links: { ...homeAndLogo(frame), voucher: link('/') },
  }
}

function partnerCodeMail(frame: SampleFrame): PartnerCodeMail {
  const { locale, link, seller } = frame
  return {
    kind: 'partner_code',
    locale,
    seller,
    partner: 'Lullaby',
    text: SAMPLE_WORDS[locale].partner,
    code: 'LULLABY-7QK2',
    isOurs: false,
    validUntil: later(frame, VALID_DAYS * DAY_MS),
    place: null,
    links: { ...homeAndLogo(frame), account: link('/my/partnerships') },
  }
}

function recallMail(frame: SampleFrame): RecallMail {
  const { locale, link, seller } = frame
  const { first, hazard, todo } = SAMPLE_WORDS[locale]
  return {
    kind: 'recall',
    isReminder: false,
    locale,
    seller,
    number: SAMPLE_NUMBER,
    placedAt: later(frame, -DAY_MS),
    lots: '2609',
    soldFrom: null,
    soldUntil: null,
    remedies: ['refund', 'replacement'],
    goods: { name: first, brand: 'Nestling', items: [{ sku: 'NB-SLEEP-25', barcode: null }], maker: seller.legalName },
    text: { hazard, todo },
    links: { ...homeAndLogo(frame), notice: link('/'), contact: link('/'), picture: '' },
  }
}

function withdrawalMail(isReceipt: boolean, frame: SampleFrame): WithdrawalMail {
  const { locale, now, seller, link, publicUrl } = frame
  const { firstName, lastName, email } = SAMPLE_PEOPLE[locale]
  const words = SAMPLE_WORDS[locale]
  const common = {
    kind: 'withdrawal' as const,
    locale,
    number: 'WD-1042',
    statement: words.statement,
    name: `${firstName} ${lastName}`,
    email,
    declaredAt: now.toISOString(),
    seller,
  }
  const links = homeAndLogo(frame)
  if (!isReceipt) return { ...common, about: 'notice', order: SAMPLE_NUMBER, isLate: false, links }
  const shown = { ...links, receipt: link('/'), label: publicUrl }
  return { ...common, about: 'receipt', hash: HASH, returns: words.returns, links: shown }
}

function alertMail(kind: MailKind, frame: SampleFrame): AlertMail {
  const { locale, link, seller } = frame
  const { first, option } = SAMPLE_WORDS[locale]
  const common = { kind: 'alert' as const, locale, seller, goods: { name: first, brand: 'Nestling', option } }
  const links = { ...homeAndLogo(frame), action: link('/') }
  if (kind === 'alert confirm') return { ...common, about: 'confirm', validUntil: later(frame, ALERT_LINK_MS), links }
  const stop = link('/alerts/stop')
  if (kind === 'alert already') return { ...common, about: 'already', links: { ...links, stop } }
  const price = { price: AMOUNTS[locale], currency: MARKETS[locale].currency }
  return { ...common, ...price, about: 'back', links: { ...links, picture: '', stop } }
}

function contactMail(kind: MailKind, frame: SampleFrame): ContactMail {
  const { locale, now, seller } = frame
  const { firstName, lastName, email } = SAMPLE_PEOPLE[locale]
  const { message, answer } = SAMPLE_WORDS[locale]
  const common = {
    kind: 'contact' as const,
    locale,
    number: 'MSG-1042',
    at: now.toISOString(),
    links: homeAndLogo(frame),
    seller,
  }
  if (kind === 'contact received') return { ...common, about: 'received' }
  if (kind === 'contact answer') return { ...common, about: 'answer', answer, message }
  const name = `${firstName} ${lastName}`
  return { ...common, about: 'notice', topic: 'product', reference: '', name, email, message, messageLocale: locale }
}

function newsletterMail(kind: MailKind, frame: SampleFrame): NewsletterMail {
  const { locale, link, seller } = frame
  const { currency } = MARKETS[locale]
  const { subject, text } = SAMPLE_WORDS[locale].newsletter
  const links = { ...homeAndLogo(frame), action: link(`/newsletter/confirm`), unsubscribe: link(`/newsletter/unsubscribe`) }
  const common = { kind: 'newsletter' as const, locale, links, seller }
  const validUntil = later(frame, 30 * DAY_MS)
  if (kind === 'newsletter confirm') return { ...common, about: 'confirm', hasReward: true, validUntil }
  if (kind === 'newsletter issue')
    return { ...common, about: 'issue', subject, isTrial: false, body: [{ kind: 'paragraph', text }] }
  const reward = { code: 'CUIB-7QK2', amount: AMOUNTS[locale] / 10, minPurchase: AMOUNTS[locale], currency, validUntil }
  return { ...common, about: kind === 'newsletter again' ? 'again' : 'welcome', reward }
}
