/** The order as it was placed: lines with pictures, sums, delivery and billing address. Prices in the plain form (LOC-3). */
import { Column, Img, Row, Section as Block, Text } from '@react-email/components'
import { formatFullName, labelLines } from '#domain/customers/address.ts'
import { perLocale } from '#domain/market/market.ts'
import { plainText } from '#domain/pricing/money.ts'
import { carriesFreeText, type OrderMail, type OrderMailLine } from '#domain/orders/order-mail.ts'
import type { Gift } from '#domain/promotions/gift.ts'
import { discountBy, paidBy } from '#messages/codes.ts'
import { dayInWords, daysInWords, sentence } from '#messages/dates.ts'
import * as say from '#messages/mail.ts'
import { paymentBy } from '#messages/payments/methods.ts'
import { forName, quoted, sentOn, sentTo } from '#messages/shopping/gift-line.ts'
import * as styles from './styles.ts'
import { Section } from './frame.tsx'

const PERCENT = perLocale((locale) => new Intl.NumberFormat(locale))

/** '21' or '5,5' as the language writes it. */
const percent = (rate: number, mail: OrderMail): string => PERCENT[mail.locale].format(rate / 100)

const giftWords = ({ name, message, email, date }: Gift): string[] => [
  name && forName({ name }),
  message && quoted({ message }),
  email ? sentTo({ email }) : '',
  date ? sentOn({ date: dayInWords(date) }) : '',
]

function Line({ line, mail }: { line: OrderMailLine; mail: OrderMail }) {
  const money = (amount: number) => plainText(amount, mail.currency, mail.locale)
  const details = [
    line.option,
    say.pieces(line.quantity) + (line.quantity > 1 ? ` · ${say.each({ price: money(line.unitPrice) })}` : ''),
    line.unitPrice < line.catalogPrice ? say.withoutCode({ price: money(line.catalogPrice * line.quantity) }) : '',
    line.prior === null ? '' : say.lowestBefore({ price: money(line.prior) }),
    ...(line.gift && carriesFreeText(mail) ? giftWords(line.gift) : []),
    line.parts.length === 0
      ? ''
      : say.bundleContains({ parts: line.parts.map((part) => `${part.quantity} × ${part.name}`).join(', ') }),
  ].filter((detail) => detail !== '')
  return (
    <Row>
      <Column style={styles.pictureCell}>
        {line.picture !== '' && <Img src={line.picture} alt="" width={64} height={80} style={styles.picture} />}
      </Column>
      <Column style={styles.nameCell}>
        <Text className="ink" style={styles.name}>
          {line.name}
        </Text>
        {details.map((detail) => (
          <Text key={detail} className="quiet" style={styles.quiet}>
            {detail}
          </Text>
        ))}
      </Column>
      <Column style={styles.amountCell}>
        <Text className="ink" style={styles.amount}>
          {money(line.unitPrice * line.quantity)}
        </Text>
      </Column>
    </Row>
  )
}

function Sum({ label, amount, isTotal = false }: { label: string; amount: string; isTotal?: boolean }) {
  return (
    <Row>
      <Column className="ink" style={isTotal ? styles.totalLabel : styles.sumLabel}>
        {label}{' '}
      </Column>
      <Column className="ink" style={isTotal ? styles.totalAmount : styles.sumAmount}>
        {amount}
      </Column>
    </Row>
  )
}

function Sums({ mail }: { mail: OrderMail }) {
  const money = (amount: number) => plainText(amount, mail.currency, mail.locale)
  const goods = mail.lines.reduce((sum, { catalogPrice, quantity }) => sum + catalogPrice * quantity, 0)
  const coupons = mail.codes.filter(({ kind }) => kind === 'coupon')
  const vouchers = mail.codes.filter(({ kind }) => kind === 'voucher')
  return (
    <Block style={{ marginTop: '12px' }}>
      <Sum label={say.subtotal()} amount={money(goods)} />
      {coupons.map(({ code, amount }) => (
        <Sum key={code} label={discountBy({ code })} amount={money(-amount)} />
      ))}
      <Sum label={say.delivery()} amount={mail.deliveryPrice === 0 ? say.deliveryFree() : money(mail.deliveryPrice)} />
      <Sum label={mail.delivery.method === 'email' ? say.totalByEmail() : say.total()} amount={money(mail.total)} isTotal />
      {mail.vat.map((group) => (
        <Sum key={group.rate} label={say.vatIncluded({ rate: percent(group.rate, mail) })} amount={money(group.vat)} />
      ))}
      {vouchers.map(({ code, amount }) => (
        <Sum key={code} label={paidBy({ code })} amount={money(-amount)} />
      ))}
      {vouchers.length > 0 && <Sum label={say.due()} amount={money(mail.due)} isTotal />}
    </Block>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <Text className="quiet" style={styles.quiet}>
    {lines.map((line, index) => (
      <span key={line}>
        {index > 0 && <br />}
        {line}
      </span>
    ))}
  </Text>
)

/** How and when it arrives, without anything that the customer typed. */
const whereUnpaid = ({ delivery }: OrderMail): string[] => {
  const when = delivery.method === 'email' ? '' : sentence(daysInWords(delivery.from, delivery.to))
  return [say.methods[delivery.method](), when, delivery.pickupPoint, say.addressesOnPage()].filter((line) => line !== '')
}

function Addresses({ mail }: { mail: OrderMail }) {
  const { address, billing, contact, delivery } = mail
  if (!carriesFreeText(mail)) return <Lines lines={whereUnpaid(mail)} />
  const isCompany = billing.personType === 'company'
  const where =
    delivery.method === 'email'
      ? [contact.email]
      : delivery.pickupPoint !== ''
        ? [formatFullName(address, mail.locale), delivery.pickupPoint]
        : labelLines(address, { countryName: mail.countryName })
  const invoice = [
    ...labelLines(billing, { company: isCompany ? billing.companyName : '', countryName: mail.billingCountryName }),
    ...(isCompany && billing.vatNumber !== '' ? [say.taxNumber({ number: billing.vatNumber })] : []),
    ...(isCompany && billing.registerNumber !== '' ? [say.registerNumber({ number: billing.registerNumber })] : []),
  ]
  const when = delivery.method === 'email' ? '' : sentence(daysInWords(delivery.from, delivery.to))
  const half = { ...styles.column, width: '50%' }
  return (
    <Row>
      <Column className="half" style={half}>
        <Text className="ink" style={styles.name}>
          {say.methods[delivery.method]()}
        </Text>
        <Lines lines={[when, ...where, contact.phone].filter((line) => line !== '')} />
      </Column>
      <Column className="half" style={half}>
        <Text className="ink" style={styles.name}>
          {say.invoiceTo()}
        </Text>
        <Lines lines={[...invoice, contact.email, paymentBy[mail.method]()]} />
      </Column>
    </Row>
  )
}

export const OrderTable = ({ mail }: { mail: OrderMail }) => (
  <>
    <Section title={say.whatOrdered()}>
      <Block>
        {mail.lines.map((line, index) => (
          <Line key={`${line.name}${index}`} line={line} mail={mail} />
        ))}
      </Block>
      <Sums mail={mail} />
    </Section>
    <Section title={say.deliveryTo()}>
      <Addresses mail={mail} />
    </Section>
  </>
)
