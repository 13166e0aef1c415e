/** The receipt of a withdrawal: its content, date and time, and the way back (LAW-3). */
import type { WithdrawalMail } from '#domain/withdrawals/withdrawal-mail.ts'
import { WITHDRAWAL_DAYS } from '#domain/withdrawals/withdrawal.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { dateInWords, timeInWords } from '#messages/dates.ts'
import * as say from '#messages/customers/withdraw.ts'
import { Action, Frame, Paragraph, Section } from './frame.tsx'

export function WithdrawalReceipt({ mail }: { mail: WithdrawalMail }) {
  const { declaredAt, number, statement, name, email, hash, seller } = mail
  const moment = `${dateInWords(declaredAt)}, ${timeInWords(declaredAt)} (${declaredAt})`
  const date = dateInWords(new Date(Date.parse(declaredAt) + WITHDRAWAL_DAYS * DAY_MS))
  const returns = [seller.legalName, seller.address].filter((part) => part !== '').join(', ')
  return (
    <Frame
      mail={{ locale: mail.locale, seller, links: mail.links }}
      title={say.receivedTitle()}
      preview={say.receipt({ number })}
    >
      <Paragraph>{say.receivedAt({ moment, email })}</Paragraph>
      <Section title={say.receipt({ number })}>
        <Paragraph>{statement}</Paragraph>
        <Paragraph>
          {say.declarant()}: {name}
        </Paragraph>
        <Paragraph>
          {say.addressee()}: {returns}
        </Paragraph>
        <Paragraph>{say.hash({ hash })}</Paragraph>
      </Section>
      <Section title={say.wayBack()}>
        {say.wayBackText.map((line, index) => (
          <Paragraph key={index}>{line({ number, date, returns })}</Paragraph>
        ))}
        <Paragraph>{say.exceptions()}</Paragraph>
      </Section>
      <Action href={mail.links.receipt}>{say.seeReceipt()}</Action>
    </Frame>
  )
}
