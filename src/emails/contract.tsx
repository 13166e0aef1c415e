/** Legal content of the confirmation on a durable medium (LAW-12). */
import { Link, Section as Block, Text } from '@react-email/components'
import type { Block as Written, Span } from '#domain/content/content.ts'
import { addressIn } from '#domain/market/country-names.ts'
import { href, MARKETS } from '#domain/market/market.ts'
import type { OrderMail } from '#domain/orders/order-mail.ts'
import * as say from '#messages/mail.ts'
import * as law from '#messages/withdrawal.ts'
import { Paragraph, Section } from './frame.tsx'
import * as styles from './styles.ts'

const Small = ({ children }: { children: React.ReactNode }) => (
  <Text className="quiet" style={styles.small}>
    {children}
  </Text>
)
const SmallHeading = ({ children }: { children: React.ReactNode }) => (
  <Text className="ink" style={styles.smallHeading}>
    {children}
  </Text>
)

const inOneLine = ({ seller, locale }: OrderMail): string =>
  [seller.legalName, addressIn(seller.address, locale), seller.email, seller.phone].filter((part) => part !== '').join(', ')

const FormBox = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <Block className="box" style={styles.formBox}>
    <Text className="ink" style={{ ...styles.smallHeading, marginTop: 0 }}>
      {title}
    </Text>
    {lines.map((line) => (
      <Small key={line}>{line}</Small>
    ))}
  </Block>
)

/** The withdrawal link with its statutory label; without it, the page about returns. */
export function WithdrawalLink({ mail }: { mail: OrderMail }) {
  const { withdrawal, returns } = mail.links
  const address = withdrawal ?? returns
  if (address === null) return null
  return (
    <Paragraph>
      <Link className="ink" href={address} style={styles.link}>
        {withdrawal === null ? say.howToReturn() : say.withdrawalLink()}
      </Link>
    </Paragraph>
  )
}

function Withdrawal({ mail }: { mail: OrderMail }) {
  const seller = inOneLine(mail)
  const values = {
    seller,
    address: mail.links.withdrawal ?? '',
    returns: `${mail.seller.legalName}, ${addressIn(mail.seller.address, mail.locale)}`,
    number: mail.number,
  }
  return (
    <Section title={say.withdrawalTitle()}>
      <WithdrawalLink mail={mail} />
      <SmallHeading>{law.title()}</SmallHeading>
      <SmallHeading>{law.rightTitle()}</SmallHeading>
      {[...law.right, ...(mail.links.withdrawal === null ? [] : [law.online]), law.inTime].map((paragraph) => {
        const text = paragraph(values)
        return <Small key={text}>{text}</Small>
      })}
      <SmallHeading>{law.effectsTitle()}</SmallHeading>
      {law.effects.map((paragraph) => {
        const text = paragraph(values)
        return <Small key={text}>{text}</Small>
      })}
      <FormBox title={law.formTitle()} lines={[law.formHint(), ...law.form.map((line) => line(values))]} />
    </Section>
  )
}

/** Links of the text are made absolute: a mail has no address of its own. */
export function Spans({ text, mail }: { text: Span[] | string; mail: Pick<OrderMail, 'locale'> & { links: { home: string } } }) {
  const spans = typeof text === 'string' ? [text] : text
  const absolute = (address: string) =>
    address.startsWith('/') ? new URL(href(MARKETS[mail.locale], address), mail.links.home).href : address
  return spans.map((span, index) => {
    if (typeof span === 'string') return span
    if (span.href === undefined) return <strong key={index}>{span.text}</strong>
    return (
      <Link key={index} href={absolute(span.href)} style={{ color: 'inherit', textDecoration: 'underline' }}>
        {span.text}
      </Link>
    )
  })
}

function WrittenBlock({ block, mail }: { block: Written; mail: OrderMail }) {
  switch (block.kind) {
    case 'heading':
      return <SmallHeading>{block.text}</SmallHeading>
    case 'paragraph':
      return (
        <Small>
          <Spans text={block.text} mail={mail} />
        </Small>
      )
    case 'list':
      return block.items.map((item, index) => (
        <Small key={index}>
          {block.ordered ? `${index + 1}. ` : '• '}
          <Spans text={item} mail={mail} />
        </Small>
      ))
    case 'table':
      return (
        <>
          <SmallHeading>{block.caption}</SmallHeading>
          {block.rows.map((row) => (
            <Small key={row.join()}>{row.map((cell, index) => `${block.head[index] ?? ''}: ${cell}`).join('; ')}</Small>
          ))}
        </>
      )
    case 'form':
      return <FormBox title={block.title} lines={block.lines} />
  }
}

export const Contract = ({ mail }: { mail: OrderMail }) => (
  <>
    <Section title={say.sellerTitle()}>
      <Small>
        {[
          mail.seller.legalName,
          addressIn(mail.seller.address, mail.locale),
          mail.seller.vatNumber && say.taxNumber({ number: mail.seller.vatNumber }),
          mail.seller.registerNumber && say.registerNumber({ number: mail.seller.registerNumber }),
          mail.seller.email,
          mail.seller.phone,
        ]
          .filter((part) => part !== '')
          .join(', ')}
      </Small>
      {mail.delivery.method !== 'email' && <Small>{say.guarantee()}</Small>}
    </Section>
    <Withdrawal mail={mail} />
    {mail.terms && (
      <Section title={mail.terms.title}>
        {mail.terms.blocks.map((block, index) => (
          <WrittenBlock key={index} block={block} mail={mail} />
        ))}
      </Section>
    )}
  </>
)
