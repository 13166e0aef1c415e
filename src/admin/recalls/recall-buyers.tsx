/** What became of the mails of a recall. */
import { Link } from 'react-router'
import { RECALL_ANSWERS } from '#domain/recalls/recall.ts'
import * as say from '#messages/admin/goods/recalls.ts'
import { formatCount } from '#messages/text.ts'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import type { RecallPageView } from '#admin/schema/goods/recalls.ts'
import * as styles from '#admin/ui/record.module.css'
import * as table from '#admin/ui/table.module.css'

type Buyer = RecallPageView['buyers'][number]

interface Props {
  opened: RecallPageView
  isReadOnly: boolean
  isBusy: boolean
  onMark: (order: string, seen: Buyer['answer'], answer: Buyer['answer']) => void
}

export function RecallBuyers({ opened: { sold, written, unanswered, buyers }, ...rest }: Props) {
  const { order, mail, written: writtenName, sent, answer } = say.buyerColumns
  const figures: [string, number][] = [
    [say.figures.sold(), sold.pieces],
    [say.figures.orders(), sold.orders],
    [say.figures.sent(), written.sent],
    [say.figures.waits(), written.waits],
    [say.figures.failed(), written.failed],
    [say.figures.unanswered(), unanswered],
  ]
  return (
    <section className={styles.section}>
      <h2>{say.buyers()}</h2>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatCount(value)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{say.buyersHint()}</p>
      {buyers.length === 0 ? (
        <p role="status">{say.nobodyYet()}</p>
      ) : (
        <div className={table.wrap}>
          <table className={table.table}>
            <TableHead columns={[order(), mail(), writtenName(), sent(), answer()]} />
            <tbody>
              {buyers.map((one) => (
                <tr key={one.order}>
                  <th scope="row">
                    <MarketFlag market={one.market} isNamed /> <Link to={`/orders/${one.order}`}>{one.order}</Link>
                  </th>
                  <td>{say.mailStates[one.state]()}</td>
                  <td>
                    <Moment at={one.writtenAt} />
                  </td>
                  <td>{one.sentAt === null ? '–' : <Moment at={one.sentAt} />}</td>
                  <td>
                    <Answer buyer={one} {...rest} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

/** How the buyer was reached: chosen at once, with the way back in the toast. */
function Answer({ buyer: { order, answer, reminders }, isReadOnly, isBusy, onMark }: Omit<Props, 'opened'> & { buyer: Buyer }) {
  const told = reminders > 0 && <small className={styles.hint}>{say.remindedTimes(reminders)}</small>
  if (isReadOnly)
    return (
      <>
        {say.answers[answer ?? 'none']()} {told}
      </>
    )
  return (
    <>
      <select
        aria-label={say.answerOf({ order })}
        disabled={isBusy}
        value={answer ?? ''}
        onChange={({ target }) => onMark(order, answer, RECALL_ANSWERS.find((one) => one === target.value) ?? null)}
      >
        <option value="">{say.answers.none()}</option>
        {RECALL_ANSWERS.map((one) => (
          <option key={one} value={one}>
            {say.answers[one]()}
          </option>
        ))}
      </select>{' '}
      {told}
    </>
  )
}
