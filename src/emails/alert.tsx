/** Mails about goods that are out of stock. The one that asks for the confirmation has nothing that was typed. */
import { Img, Link, Text } from '@react-email/components'
import type { AlertAlreadyMail, AlertBackMail, AlertConfirmMail, AlertMail } from '#domain/alerts/alert-mail.ts'
import { plainText } from '#domain/pricing/money.ts'
import * as say from '#messages/alerts/mails.ts'
import { dateInWords, timeInWords } from '#messages/dates.ts'
import { Action, Frame, Paragraph, Section } from './frame.tsx'
import * as styles from './styles.ts'

export function alertSubject({ about, goods: { name } }: AlertMail): string {
  if (about === 'back') return say.back.subject({ name })
  return about === 'already' ? say.already.subject({ name }) : say.confirm.subject({ name })
}

export function AlertBody({ mail }: { mail: AlertMail }) {
  if (mail.about === 'confirm') return <Confirm mail={mail} />
  return mail.about === 'already' ? <Already mail={mail} /> : <Back mail={mail} />
}

function Confirm({ mail }: { mail: AlertConfirmMail }) {
  const text = say.confirm.text({ shop: mail.seller.name })
  const until = `${dateInWords(mail.validUntil)}, ${timeInWords(mail.validUntil)}`
  return (
    <Frame mail={mail} title={say.confirm.title()} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Goods mail={mail} />
      <Paragraph>{say.confirm.once()}</Paragraph>
      <Action href={mail.links.action}>{say.confirm.action()}</Action>
      <Paragraph>{say.confirm.until({ until })}</Paragraph>
      <Paragraph>{say.confirm.otherwise()}</Paragraph>
    </Frame>
  )
}

const Already = ({ mail }: { mail: AlertAlreadyMail }) => (
  <Frame mail={mail} title={say.already.title()} preview={say.already.text()}>
    <Paragraph>{say.already.text()}</Paragraph>
    <Goods mail={mail} />
    <Action href={mail.links.action}>{say.seeProduct()}</Action>
    <Stop href={mail.links.stop}>{say.stop()}</Stop>
  </Frame>
)

function Back({ mail }: { mail: AlertBackMail }) {
  const { price, currency, locale, goods, links } = mail
  return (
    <Frame mail={mail} title={say.back.title()} preview={goods.name}>
      <Paragraph>{say.back.text()}</Paragraph>
      <Goods mail={mail} picture={links.picture} price={plainText(price, currency, locale)} />
      <Action href={links.action}>{say.seeProduct()}</Action>
      <Text className="quiet" style={styles.small}>
        {say.back.once()} {links.stop !== null && say.back.others()}
      </Text>
      {links.stop !== null && <Stop href={links.stop}>{say.stopOthers()}</Stop>}
    </Frame>
  )
}

interface GoodsProps {
  mail: AlertMail
  /** '' for none. */
  picture?: string
  price?: string
}

/** The goods by their picture, name, colour and size. */
function Goods({ mail: { goods }, picture = '', price }: GoodsProps) {
  const { name, brand, option } = goods
  return (
    <Section title={name}>
      {picture !== '' && <Img src={picture} alt={name} width={240} style={{ ...styles.picture, marginBottom: 16 }} />}
      <Paragraph>{[brand, option].filter(Boolean).join(' · ')}</Paragraph>
      {price !== undefined && (
        <Paragraph>
          <strong>{price}</strong>
        </Paragraph>
      )}
    </Section>
  )
}

const Stop = ({ href, children }: { href: string; children: string }) => (
  <Text className="quiet" style={styles.small}>
    <Link className="ink" href={href} style={styles.link}>
      {children}
    </Link>
  </Text>
)
