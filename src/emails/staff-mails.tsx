/** Mails to people of the staff. */
import type { StaffMail, StaffMailKind } from '#domain/staff/staff-mail.ts'
import { dateInWords, timeInWords } from '#messages/dates.ts'
import * as say from '#messages/staff/staff-mail.ts'
import { Action, Frame, Paragraph } from './frame.tsx'

const TEXTS = {
  staff_invitation: say.invitation,
  staff_reset: say.reset,
  staff_new_sign_in: say.newSignIn,
  staff_second_step_removed: say.secondStepRemoved,
  staff_password_changed: say.passwordChanged,
  staff_passkey_added: say.passkeyAdded,
  staff_passkey_removed: say.passkeyRemoved,
} satisfies Record<StaffMailKind, unknown>

const momentInWords = (at: string): string => `${dateInWords(at)}, ${timeInWords(at)}`

export const staffMailSubject = ({ kind, seller }: StaffMail): string => TEXTS[kind].subject({ shop: seller.name })

export function StaffMailBody({ mail }: { mail: StaffMail }) {
  const { kind, locale, by, browser, at, validUntil, links, seller } = mail
  const texts = TEXTS[kind]
  const text = texts.text({ by, browser, at: momentInWords(at), shop: seller.name })
  return (
    <Frame mail={{ locale, seller, links }} title={texts.title()} preview={text}>
      <Paragraph>{text}</Paragraph>
      {'action' in texts && <Action href={links.action}>{texts.action()}</Action>}
      {validUntil !== null && <Paragraph>{say.until({ until: momentInWords(validUntil) })}</Paragraph>}
      <Paragraph>{texts.otherwise()}</Paragraph>
    </Frame>
  )
}
