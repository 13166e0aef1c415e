/** Mails of the newsletter. The one that asks for the confirmation has nothing that was typed. */
import { Link, Text } from '@react-email/components'
import type {
  NewsletterConfirmMail,
  NewsletterIssueMail,
  NewsletterMail,
  NewsletterWelcomeMail,
} from '#domain/newsletter/newsletter-mail.ts'
import { plainText } from '#domain/pricing/money.ts'
import { dateInWords, timeInWords } from '#messages/dates.ts'
import * as say from '#messages/newsletter/mails.ts'
import { Action, Frame, Paragraph } from './frame.tsx'
import { IssueBody } from './newsletter-issue.tsx'
import * as styles from './styles.ts'

export function newsletterSubject(mail: NewsletterMail): string {
  if (mail.about === 'issue') return mail.isTrial ? say.trialSubject({ subject: mail.subject }) : mail.subject
  if (mail.about === 'confirm') return say.confirm.subject()
  if (mail.reward) return say.welcome.subject()
  return mail.about === 'again' ? say.again.title() : say.welcome.title()
}

export function NewsletterBody({ mail }: { mail: NewsletterMail }) {
  if (mail.about === 'issue') return <Issue mail={mail} />
  return mail.about === 'confirm' ? <Confirm mail={mail} /> : <Welcome mail={mail} />
}

const Issue = ({ mail }: { mail: NewsletterIssueMail }) => (
  <Frame mail={mail} title={mail.subject} preview={mail.subject}>
    <IssueBody mail={mail} />
    <Action href={mail.links.action}>{say.toShop()}</Action>
    <Leave mail={mail} />
  </Frame>
)

function Confirm({ mail }: { mail: NewsletterConfirmMail }) {
  const text = [say.confirm.text({ shop: mail.seller.name }), ...(mail.hasReward ? [say.confirm.codeFollows()] : [])].join(' ')
  const until = `${dateInWords(mail.validUntil)}, ${timeInWords(mail.validUntil)}`
  return (
    <Frame mail={mail} title={say.confirm.title()} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Action href={mail.links.action}>{say.confirm.action()}</Action>
      <Paragraph>{say.confirm.until({ until })}</Paragraph>
      <Paragraph>{say.confirm.otherwise()}</Paragraph>
    </Frame>
  )
}

function Welcome({ mail }: { mail: NewsletterWelcomeMail }) {
  const { reward, locale } = mail
  const { title, text } = mail.about === 'again' ? say.again : say.welcome
  return (
    <Frame mail={mail} title={title()} preview={title()}>
      {reward && (
        <>
          <Paragraph>{text()}</Paragraph>
          <Text className="ink" style={{ ...styles.heading, letterSpacing: '0.08em' }}>
            {reward.code}
          </Text>
          <Paragraph>
            {say.terms({
              amount: plainText(reward.amount, reward.currency, locale),
              minimum: plainText(reward.minPurchase, reward.currency, locale),
              date: dateInWords(reward.validUntil),
            })}
          </Paragraph>
        </>
      )}
      <Action href={mail.links.action}>{say.toShop()}</Action>
      <Leave mail={mail} />
    </Frame>
  )
}

/** Why the reader gets the mail, and the way out (LAW-50). */
function Leave({ mail }: { mail: NewsletterMail }) {
  if (mail.links.unsubscribe === null) return null
  return (
    <Text className="quiet" style={styles.small}>
      {say.whyYou()}{' '}
      <Link className="ink" href={mail.links.unsubscribe} style={styles.link}>
        {say.unsubscribe()}
      </Link>
    </Text>
  )
}
