/** Mails about an account. None is written from what a stranger typed: a name is shown only once the address is verified. */
import type { ReactElement } from 'react'
import type { CustomerMail, CustomerMailKind } from '#domain/customers/customer-mail.ts'
import * as say from '#messages/customers/auth-mail.ts'
import { unknownBrowser } from '#messages/customers/security.ts'
import { dateInWords, timeInWords } from '#messages/dates.ts'
import { Action, Frame, Paragraph } from './frame.tsx'

/** Texts of a mail, written for one customer. */
interface Written {
  subject: string
  title: string
  text: string
  /** What to do if it was not the customer. */
  otherwise?: string
  /** Label of the button. */
  action?: string
  /** Until when the link is valid. */
  until?: string
  /** Whether the button follows the last sentence instead of the first. */
  isActionLast?: true
}

/** '21 noiembrie 2026, 14:05 EET' */
const momentInWords = (at: string): string => `${dateInWords(at)}, ${timeInWords(at)}`
const shopOf = ({ seller }: CustomerMail) => ({ shop: seller.name })
const untilOf = ({ validUntil }: CustomerMail) =>
  validUntil === null ? {} : { until: say.verify.until({ until: momentInWords(validUntil) }) }

const KINDS: Record<CustomerMailKind, (mail: CustomerMail) => Written> = {
  verify: (mail) => linkMail(say.verify, mail),
  reset: (mail) => linkMail(say.reset, mail),
  email_change_confirm: (mail) => linkMail(say.emailChangeConfirm, mail),
  newsletter_confirm: (mail) => linkMail(say.newsletterConfirm, mail),
  already_registered: (mail) => linkMail(say.alreadyRegistered, mail),
  welcome: (mail) => ({
    subject: say.welcome.subject(),
    title: mail.name === '' ? say.welcome.title() : say.welcome.titleFor({ name: mail.name }),
    text: say.welcome.text(shopOf(mail)),
    action: say.welcome.action(),
  }),
  email_changed: (mail) => ({
    subject: say.emailChanged.subject(),
    title: say.emailChanged.title(),
    text: say.emailChanged.text({ ...shopOf(mail), email: mail.email }),
    otherwise: say.emailChanged.otherwise(),
  }),
  password_changed: (mail) => alertMail(say.passwordChanged, mail),
  new_sign_in: (mail) => alertMail(say.newSignIn, mail),
  passkey_added: (mail) => alertMail(say.passkeyAdded, mail),
  passkey_removed: (mail) => alertMail(say.passkeyRemoved, mail),
  identity_linked: (mail) => alertMail(say.identityLinked, mail),
  identity_unlinked: (mail) => alertMail(say.identityUnlinked, mail),
  account_deleted: (mail) => ({
    subject: say.accountDeleted.subject(),
    title: say.accountDeleted.title(),
    text: say.accountDeleted.text(shopOf(mail)),
    otherwise: say.accountDeleted.otherwise(),
  }),
  data_copy: (mail) => linkMail(say.dataCopy, mail),
  children_expiry: (mail) => ({
    subject: say.childrenExpiry.subject(),
    title: say.childrenExpiry.title(),
    text: say.childrenExpiry.text({ ...shopOf(mail), day: dateInWords(mail.validUntil ?? mail.at) }),
    otherwise: say.childrenExpiry.otherwise(),
    action: say.childrenExpiry.action(),
  }),
}

/** A mail that asks for something: its link first. */
const linkMail = (texts: typeof say.alreadyRegistered, mail: CustomerMail): Written => ({
  subject: texts.subject(),
  title: texts.title(),
  text: texts.text(shopOf(mail)),
  action: texts.action(),
  ...untilOf(mail),
  otherwise: texts.otherwise(),
})

/** A mail that reports something: its link is for those who did not do it. */
const alertMail = (texts: typeof say.passwordChanged | typeof say.newSignIn, mail: CustomerMail): Written => ({
  subject: texts.subject(),
  title: texts.title(),
  text: texts.text({ ...shopOf(mail), browser: mail.browser || unknownBrowser(), at: momentInWords(mail.at) }),
  otherwise: texts.otherwise(),
  action: texts.action(),
  isActionLast: true,
})

export const customerMailSubject = (mail: CustomerMail): string => KINDS[mail.kind](mail).subject

export function CustomerMailBody({ mail }: { mail: CustomerMail }): ReactElement {
  const { title, text, otherwise, action, until, isActionLast } = KINDS[mail.kind](mail)
  const button = action && <Action href={mail.links.action}>{action}</Action>
  return (
    <Frame mail={mail} title={title} preview={text}>
      <Paragraph>{text}</Paragraph>
      {!isActionLast && button}
      {until && <Paragraph>{until}</Paragraph>}
      {otherwise && <Paragraph>{otherwise}</Paragraph>}
      {isActionLast && button}
    </Frame>
  )
}
