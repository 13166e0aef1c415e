/** The mail with a code of a partnership. */
import { Text } from '@react-email/components'
import type { PartnerCodeMail } from '#domain/promotions/partner-code-mail.ts'
import { dateInWords } from '#messages/dates.ts'
import * as say from '#messages/promotions/partnership-mail.ts'
import { Action, Frame, Paragraph } from './frame.tsx'
import * as styles from './styles.ts'

export function PartnerCode({ mail }: { mail: PartnerCodeMail }) {
  const { partner, text, code, isOurs, validUntil, place, links } = mail
  const { label, href } = place ?? { label: say.toAccount(), href: links.account }
  return (
    <Frame mail={mail} title={text.title} preview={say.preview()}>
      <Paragraph>{text.text}</Paragraph>
      <Paragraph>{say.yourCode()}</Paragraph>
      <Text className="ink" style={{ ...styles.heading, letterSpacing: '0.08em' }}>
        {code}
      </Text>
      <Paragraph>{isOurs ? say.inThisShop() : say.atThePartner({ partner })}</Paragraph>
      {validUntil !== null && <Paragraph>{say.validUntil({ date: dateInWords(validUntil) })}</Paragraph>}
      <Action href={href}>{label}</Action>
      <Paragraph>{say.sameCode()}</Paragraph>
    </Frame>
  )
}
