/** Frame of every mail: logo, title, seller. */
import { Body, Button, Container, Head, Heading, Hr, Html, Img, Link, Preview, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { addressIn } from '#domain/market/country-names.ts'
import { MARKETS } from '#domain/market/market.ts'
import type { OrderMail } from '#domain/orders/order-mail.ts'
import { orderOf, questions, questionsFormal } from '#messages/mail.ts'
import { dateInWords } from '#messages/dates.ts'
import * as styles from './styles.ts'

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <Text className="ink" style={styles.paragraph}>
    {children}
  </Text>
)

export const Action = ({ href, children }: { href: string; children: ReactNode }) => (
  <p style={{ margin: '0 0 20px' }}>
    <Button className="button" href={href} style={styles.button}>
      {children}
    </Button>
  </p>
)

export const Rule = () => <Hr className="rule" style={styles.rule} />

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <Rule />
    <Heading as="h2" className="ink" style={styles.heading}>
      {title}
    </Heading>
    {children}
  </>
)

interface FrameProps {
  mail: Pick<OrderMail, 'locale' | 'seller'> & { links: Pick<OrderMail['links'], 'home' | 'logo'> } & Partial<
      Pick<OrderMail, 'number' | 'placedAt'>
    >
  /** Shown beside the subject in a list of mails. */
  preview: string
  title: string
  /** Speaks formally in Romanian, as the statutory texts of a withdrawal do. */
  isFormal?: boolean
  children: ReactNode
}

export function Frame({ mail, preview, title, isFormal = false, children }: FrameProps) {
  const { seller } = mail
  return (
    <Html lang={MARKETS[mail.locale].language}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{styles.darkStyles}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="page" style={styles.body}>
        <Container className="sheet" style={styles.sheet}>
          <Link href={mail.links.home} data-skip-in-text="true">
            <Img src={mail.links.logo} alt={seller.name} width={168} height={44} style={styles.logo} />
          </Link>
          <Heading as="h1" className="ink" style={styles.title}>
            {title}
          </Heading>
          {mail.number !== undefined && mail.placedAt !== undefined && (
            <Text className="quiet" style={{ ...styles.quiet, margin: '0 0 20px' }}>
              {orderOf({ number: mail.number, date: dateInWords(mail.placedAt) })}
            </Text>
          )}
          {children}
          <Rule />
          <Text className="quiet" style={styles.small}>
            {(isFormal ? questionsFormal : questions)({ email: seller.email })}
          </Text>
          <Text className="quiet" style={{ ...styles.small, margin: 0 }}>
            {[
              seller.legalName,
              addressIn(seller.address, mail.locale),
              seller.vatNumber,
              seller.registerNumber,
              seller.email,
              seller.phone,
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}
