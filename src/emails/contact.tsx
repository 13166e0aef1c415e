/** Mails about messages of the contact form. What was typed stands in them as text. */
import type { ContactAnswerMail, ContactMail, ContactNoticeMail, ContactReceivedMail } from '#domain/contact/contact-mail.ts'
import { topicText } from '#messages/contact/form.ts'
import * as say from '#messages/contact/mails.ts'
import { dateInWords, timeInWords } from '#messages/dates.ts'
import { MARKET_NAMES } from '#messages/shell.ts'
import { Frame, Paragraph, Section } from './frame.tsx'

export function contactSubject(mail: ContactMail): string {
  const { number } = mail
  if (mail.about === 'received') return say.received.subject({ number })
  if (mail.about === 'answer') return say.answer.subject({ number })
  return say.notice.subject({ number, topic: topicText(mail.topic), name: mail.name })
}

export function ContactBody({ mail }: { mail: ContactMail }) {
  if (mail.about === 'received') return <Received mail={mail} />
  return mail.about === 'answer' ? <Answer mail={mail} /> : <Notice mail={mail} />
}

const moment = (at: string): string => `${dateInWords(at)}, ${timeInWords(at)}`

function Received({ mail }: { mail: ContactReceivedMail }) {
  const text = say.received.text({ at: moment(mail.at), number: mail.number })
  return (
    <Frame mail={withoutNumber(mail)} title={say.received.title()} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{say.received.otherwise()}</Paragraph>
    </Frame>
  )
}

function Notice({ mail }: { mail: ContactNoticeMail }) {
  const { number, topic, name, email, reference, message, messageLocale } = mail
  const title = say.notice.title()
  return (
    <Frame mail={withoutNumber(mail)} title={title} preview={`${number} · ${topicText(topic)} · ${name}`}>
      <Paragraph>{say.notice.from({ name, email })}</Paragraph>
      {reference !== '' && <Paragraph>{say.notice.reference({ reference })}</Paragraph>}
      <Paragraph>{say.notice.language({ language: MARKET_NAMES[messageLocale].language })}</Paragraph>
      <Section title={`${number} · ${topicText(topic)} · ${moment(mail.at)}`}>
        <Typed text={message} />
      </Section>
      <Paragraph>{say.notice.how({ command: `shop contact answer ${number}` })}</Paragraph>
    </Frame>
  )
}

function Answer({ mail }: { mail: ContactAnswerMail }) {
  const { answer, message, at } = mail
  return (
    <Frame mail={withoutNumber(mail)} title={say.answer.title()} preview={answer.slice(0, 120)}>
      <Typed text={answer} />
      <Section title={say.answer.asked({ at: moment(at) })}>
        <Typed text={message} />
      </Section>
    </Frame>
  )
}

/** The frame's number is that of an order. */
const withoutNumber = ({ locale, seller, links }: ContactMail) => ({ locale, seller, links })

/** A typed text with its paragraphs and lines. */
const Typed = ({ text }: { text: string }) =>
  text.split('\n\n').map((paragraph, at) => (
    <Paragraph key={at}>
      {paragraph.split('\n').map((line, index) => (
        <span key={index}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </Paragraph>
  ))
