/** Invoices and credit notes of an order. */
import * as say from '#messages/admin/order/page.ts'
import { plainDate } from '#messages/dates.ts'
import { Amount } from '#admin/ui/amount.tsx'
import { ScrollBox } from '#admin/ui/scroll-box.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import type { OrderView } from '#admin/schema/order.ts'
import { Section } from './section.tsx'
import * as table from '#admin/ui/table.module.css'
import * as styles from './order.module.css'

type Document = OrderView['documents'][number]

const nameOf = ({ kind, number }: Document): string =>
  Object.hasOwn(say.documentKinds, kind) ? say.documentKinds[kind as keyof typeof say.documentKinds]({ number }) : number

function reportedOf({ transmission }: Document): string {
  if (!transmission) return ''
  const { authority, state, reason } = transmission
  const word = Object.hasOwn(say.transmissions, state) ? say.transmissions[state as keyof typeof say.transmissions]() : state
  return [`${authority}, ${word}`, reason].filter(Boolean).join(': ')
}

export const Documents = ({ order: { documents } }: { order: OrderView }) => (
  <Section title={say.documents()}>
    {documents.length === 0 ? (
      <p className={styles.muted}>{say.noDocuments()}</p>
    ) : (
      <ScrollBox label={say.documents()} className={table.wrap}>
        <table className={`${table.table} ${styles.records}`}>
          <TableHead columns={[say.document(), say.issued(), { number: say.amount() }, say.reported()]} actions={say.acts()} />
          <tbody>
            {documents.map((one) => (
              <tr key={one.number}>
                <th scope="row">
                  {nameOf(one)}
                  {one.corrects !== null && <small className={styles.under}>{say.toInvoice({ number: one.corrects })}</small>}
                </th>
                <td className={styles.muted}>{plainDate(one.issuedOn)}</td>
                <td className={table.number}>
                  <Amount amount={one.gross} currency={one.currency} />
                </td>
                <td>{reportedOf(one)}</td>
                <td>
                  <a
                    className={styles.link}
                    href={`/admin/api/documents/${encodeURIComponent(one.number)}`}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={say.openPdf({ name: nameOf(one) })}
                  >
                    PDF
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    )}
  </Section>
)
