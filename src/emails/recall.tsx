/** The mail to a buyer of a recalled product (LAW-41). */
import { Img } from '@react-email/components'
import type { RecallMail } from '#domain/recalls/recall-mail.ts'
import * as say from '#messages/recalls/notice.ts'
import { soldText } from '#messages/recalls/sold.ts'
import { Action, Frame, Paragraph, Section } from './frame.tsx'
import * as styles from './styles.ts'

export function recallSubject({ goods, isReminder }: RecallMail): string {
  const subject = say.subject({ name: goods.name })
  return isReminder ? say.reminderSubject({ subject }) : subject
}

export function RecallBody({ mail }: { mail: RecallMail }) {
  const { text, remedies, links, seller } = mail
  return (
    <Frame mail={mail} title={say.headline()} preview={say.youOrdered()}>
      <Paragraph>{say.youOrdered()}</Paragraph>
      {mail.isReminder && <Paragraph>{say.writtenBefore()}</Paragraph>}
      <Which mail={mail} />
      <Section title={say.hazard()}>
        <Paragraph>{text.hazard}</Paragraph>
      </Section>
      <Section title={say.todo()}>
        <Paragraph>{text.todo}</Paragraph>
      </Section>
      <Section title={say.remedy()}>
        <Paragraph>{remedies.length > 1 ? say.remedyFree() : say.oneRemedy()}</Paragraph>
        {remedies.map((one) => (
          <Paragraph key={one}>– {say.remedies[one]()}</Paragraph>
        ))}
      </Section>
      <Section title={say.contact()}>
        <Paragraph>{say.contactText({ email: seller.email, phone: seller.phone })}</Paragraph>
        <Paragraph>{say.tellOthers()}</Paragraph>
      </Section>
      <Action href={links.notice}>{say.openNotice()}</Action>
    </Frame>
  )
}

/** What the law asks for to tell the product from others. */
function Which({ mail }: { mail: RecallMail }) {
  const { goods, lots, links } = mail
  const items = goods.items.map(({ sku, barcode }) => (barcode === null ? sku : `${sku} (${say.barcode({ barcode })})`))
  const sold = soldText(mail)
  const rows = [
    [say.brand(), goods.brand],
    [say.items(), items.join(', ')],
    [say.lots(), lots === '' ? say.everyLot() : lots],
    [say.sold(), sold],
    [say.maker(), goods.maker],
  ].filter(([, value]) => value !== '')
  return (
    <Section title={goods.name}>
      {links.picture !== '' && <Img src={links.picture} alt={goods.name} width={240} style={styles.picture} />}
      {rows.map(([name, value]) => (
        <Paragraph key={name}>
          <strong>{name}:</strong> {value}
        </Paragraph>
      ))}
    </Section>
  )
}
