/** Mails of an order; one is read in a drawer, as it was sent or as it would be now, and sent once more. */
import { useState } from 'react'
import * as say from '#messages/admin/order/page.ts'
import { useActs } from '#admin/client/acts.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { Button } from '#admin/ui/button.tsx'
import { Drawer } from '#admin/ui/drawer.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { Note } from '#admin/ui/note.tsx'
import { Segments } from '#admin/ui/segments.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import { Whole } from '#admin/ui/text/whole.tsx'
import type { OrderView } from '#admin/schema/order.ts'
import { Section } from './section.tsx'
import { orderPath, useOrderAct } from './act/use-order.ts'
import * as table from '#admin/ui/table.module.css'
import * as styles from './order.module.css'

type Mail = OrderView['mails'][number]

export function Mails({ order: { number, mails } }: { order: OrderView }) {
  const [open, setOpen] = useState<Mail | null>(null)
  return (
    <Section title={say.mails()}>
      {mails.length === 0 ? (
        <p className={styles.muted}>{say.noMails()}</p>
      ) : (
        <div className={table.wrap}>
          <table className={`${table.table} ${styles.records}`}>
            <TableHead columns={[say.mail(), say.recipient(), say.sent()]} actions={say.acts()} />
            <tbody>
              {mails.map((mail) => (
                <tr key={mail.id}>
                  <th scope="row">{mail.subject}</th>
                  <td className={styles.muted}>
                    <Whole of={mail.recipient} />
                  </td>
                  <td className={mail.hasFailed ? styles.bad : styles.muted}>
                    <SentAt mail={mail} />
                  </td>
                  <td>
                    <Button kind="link" aria-label={say.readMailNamed({ subject: mail.subject })} onClick={() => setOpen(mail)}>
                      {say.readMail()}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {open !== null && <MailDrawer number={number} mail={open} onClose={() => setOpen(null)} />}
    </Section>
  )
}

function SentAt({ mail: { sentAt, hasFailed } }: { mail: Mail }) {
  if (sentAt !== null) return <Moment at={sentAt} />
  return hasFailed ? say.failed() : say.waits()
}

const FORMS = ['sent', 'text', 'now'] as const
type Form = (typeof FORMS)[number]
const QUERIES: Readonly<Record<Form, string>> = { sent: 'form=sent', text: 'form=sent&as=text', now: 'form=now' }

function MailDrawer({ number, mail, onClose }: { number: string; mail: Mail; onClose: () => void }) {
  const [form, setForm] = useState<Form>('sent')
  // One press sends one mail, also when its answer was lost and it is pressed again.
  const [key] = useState(() => crypto.randomUUID())
  const mayAnswer = mayDo(useStaff(), 'messages.answer')
  const act = useOrderAct(number)
  const { told } = useActs()
  const send = async () => {
    if ((await act.send(`mails/${mail.id}/send`, { key })) === null) return
    onClose()
    told(say.sentAgain())
  }
  return (
    <Drawer
      title={say.mail()}
      isWide
      onClose={onClose}
      foot={
        mayAnswer && (
          <Button kind="primary" isBusy={act.isBusy} onClick={() => void send()}>
            {say.sendAgain()}
          </Button>
        )
      }
    >
      <div className={styles.mail}>
        {act.failure && <Note kind="bad">{act.failure}</Note>}
        <dl className={styles.facts}>
          <dt>{say.subject()}</dt>
          <dd>{mail.subject}</dd>
          <dt>{say.recipient()}</dt>
          <dd>
            <Whole of={mail.recipient} />
          </dd>
          <dt>{say.sent()}</dt>
          <dd>
            <SentAt mail={mail} />
          </dd>
        </dl>
        <Segments
          label={say.mailForm()}
          value={form}
          options={FORMS.map((value) => ({ value, name: say.mailForms[value]() }))}
          onChange={setForm}
        />
        <iframe
          title={mail.subject}
          className={styles.paper}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src={`/admin/api${orderPath(number)}/mails/${mail.id}?${QUERIES[form]}`}
        />
      </div>
    </Drawer>
  )
}
