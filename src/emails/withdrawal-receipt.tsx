/** Mails of a withdrawal: the receipt with its content, date and time, and the way back (LAW-3); and what the merchant is told. */
import { Link } from '@react-email/components'
import { addressIn } from '#domain/market/country-names.ts'
import type { WithdrawalMail, WithdrawalNoticeMail, WithdrawalReceiptMail } from '#domain/withdrawals/withdrawal-mail.ts'
import { WITHDRAWAL_DAYS } from '#domain/withdrawals/withdrawal.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { dateInWords, timeInWords } from '#messages/dates.ts'
import * as say from '#messages/customers/withdraw.ts'
import * as styles from './styles.ts'
import { Action, Frame, Paragraph, Section } from './frame.tsx'

export const withdrawalSubject = (mail: WithdrawalMail): string =>
  mail.about === 'receipt'
    ? say.mailSubject({ number: mail.number })
    : say.notice.subject({ number: mail.number, name: mail.name })

export const WithdrawalBody = ({ mail }: { mail: WithdrawalMail }) =>
  mail.about === 'receipt' ? <Receipt mail={mail} /> : <Notice mail={mail} />

function Notice({ mail }: { mail: WithdrawalNoticeMail }) {
  const { number, statement, name, email, order, isLate, declaredAt, locale, seller, links } = mail
  const moment = `${dateInWords(declaredAt)}, ${timeInWords(declaredAt)} (${declaredAt})`
  return (
    <Frame mail={{ locale, seller, links }} title={say.notice.title()} preview={`${number} · ${name}`}>
      <Paragraph>{say.notice.from({ name, email, moment })}</Paragraph>
      <Section title={say.receipt({ number })}>
        <Paragraph>{statement}</Paragraph>
        <Paragraph>{order === null ? say.notice.noOrder() : say.notice.order({ order })}</Paragraph>
        {isLate && <Paragraph>{say.notice.late()}</Paragraph>}
      </Section>
      <Paragraph>{say.notice.how({ command: `shop withdrawal show ${number}` })}</Paragraph>
    </Frame>
  )
}

function Receipt({ mail }: { mail: WithdrawalReceiptMail }) {
  const { declaredAt, number, statement, name, email, hash, seller, returns } = mail
  const moment = `${dateInWords(declaredAt)}, ${timeInWords(declaredAt)} (${declaredAt})`
  const date = dateInWords(new Date(Date.parse(declaredAt) + WITHDRAWAL_DAYS * DAY_MS))
  const seat = [seller.legalName, addressIn(seller.address, mail.locale)].filter((part) => part !== '').join(', ')
  return (
    <Frame
      mail={{ locale: mail.locale, seller, links: mail.links }}
      title={say.receivedTitle()}
      preview={say.receipt({ number })}
      isFormal
    >
      <Paragraph>{say.receivedAt({ moment, email })}</Paragraph>
      <Section title={say.receipt({ number })}>
        <Paragraph>{statement}</Paragraph>
        <Paragraph>
          {say.declarant()}: {name}
        </Paragraph>
        <Paragraph>
          {say.addressee()}: {seat}
        </Paragraph>
        <Paragraph>{say.hash({ hash })}</Paragraph>
      </Section>
      <Section title={say.wayBack()}>
        {say.wayBackText.map((line, index) => (
          <Paragraph key={index}>{line({ number, date, returns })}</Paragraph>
        ))}
        <Paragraph>
          <Link className="ink" href={mail.links.label} style={styles.link}>
            {say.returnLabel()}
          </Link>
          {'. '}
          {say.returnLabelHow()}
        </Paragraph>
        <Paragraph>{say.exceptions()}</Paragraph>
      </Section>
      <Action href={mail.links.receipt}>{say.seeReceipt()}</Action>
    </Frame>
  )
}
