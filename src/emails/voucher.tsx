/** The mail with a gift voucher. */
import { Img, Text } from '@react-email/components'
import { plainText } from '#domain/pricing/money.ts'
import type { VoucherMail } from '#domain/promotions/voucher-mail.ts'
import { dateInWords } from '#messages/dates.ts'
import * as say from '#messages/mail.ts'
import { Action, Frame, Paragraph } from './frame.tsx'
import * as styles from './styles.ts'

export function VoucherGift({ mail }: { mail: VoucherMail }) {
  const amount = plainText(mail.amount, mail.currency, mail.locale)
  return (
    <Frame
      mail={mail}
      title={mail.name ? say.voucherTitleFor({ name: mail.name }) : say.voucherTitle()}
      preview={say.voucherPreview({ amount })}
    >
      {mail.picture !== '' && <Img src={mail.picture} alt="" width={240} height={240} style={{ margin: '0 0 20px' }} />}
      {mail.message !== '' && <Paragraph>{mail.message}</Paragraph>}
      <Paragraph>{say.voucherWorth({ amount })}</Paragraph>
      <Text className="ink" style={{ ...styles.heading, letterSpacing: '0.08em' }}>
        {mail.code}
      </Text>
      <Paragraph>{say.voucherHowTo()}</Paragraph>
      {mail.validUntil !== null && <Paragraph>{say.voucherValidUntil({ date: dateInWords(mail.validUntil) })}</Paragraph>}
      <Action href={mail.links.voucher}>{say.seeVoucher()}</Action>
    </Frame>
  )
}
