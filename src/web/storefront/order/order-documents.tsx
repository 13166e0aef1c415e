/** The invoice and the credit notes of an order, each as PDF. */
import type { ReactElement } from 'react'
import { inLocale } from '#messages/text.ts'
import { plainText } from '#domain/pricing/money.ts'
import { plainDate } from '#messages/dates.ts'
import * as text from '#messages/documents/links.ts'
import type { OrderView } from '#web/schema/order.ts'
import { Icon } from '#web/ui/icon.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './order-documents.module.css'

/** In the order's own language, like the documents (D-87). */
export const OrderDocuments = ({ order, language }: { order: OrderView; language: string }) =>
  inLocale(order.market, () => (
    <ul className={styles.documents} lang={language}>
      {order.documents.map((document) => row(document, order.market))}
    </ul>
  ))

/** No component: it must be called while the language is the order's. */
function row(
  { kind, number, issuedOn, currency, gross, corrects, href }: OrderView['documents'][number],
  locale: OrderView['market'],
): ReactElement {
  const name = text.documentNamed(kind, number)
  const date = plainDate(issuedOn)
  const about =
    corrects === null
      ? text.dated({ date, amount: plainText(gross, currency, locale) })
      : text.correcting({ date, amount: plainText(-gross, currency, locale), number: corrects })
  return (
    <li key={number}>
      <div>
        <b>{name}</b>
        <p className={`${textStyles.small} ${textStyles.muted}`}>{about}</p>
      </div>
      {/* A file, which the router must not ask for as a page. */}
      <a
        className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.medium}`}
        href={href}
        download={`${number}.pdf`}
        aria-label={text.pdfOf({ name })}
      >
        <Icon name="download-simple" small />
        PDF
      </a>
    </li>
  )
}
