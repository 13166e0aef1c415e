/** Many orders at once: what would be done, what cannot and why, then each for itself. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_BULK_ORDERS } from '#domain/orders/parcel-view.ts'
import { couriers } from '#messages/admin/order/acts.ts'
import * as say from '#messages/admin/order/parcels.ts'
import { refusals } from '#messages/admin/order/page.ts'
import { cancel } from '#messages/admin/shell.ts'
import { locale } from '#messages/text.ts'
import { useActs } from '#admin/client/acts.tsx'
import { call, read, sentenceOf } from '#admin/client/calls.browser.ts'
import { Loading } from '#admin/client/loading.tsx'
import type { Chosen } from '#admin/list/column.ts'
import { keepLabels, keepPicking } from '#admin/order/papers.browser.ts'
import { refreshOrders } from '#admin/order/act/use-order.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { Note } from '#admin/ui/note.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import type { ManyDoneView, ManyPlanView } from '#admin/schema/many-orders.ts'
import type { OrderViewsView } from '#admin/schema/orders.ts'
import * as table from '#admin/ui/table.module.css'
import * as styles from './orders.module.css'

export type ManyAct = 'prepare' | 'ship'

interface Props {
  act: ManyAct
  chosen: Chosen
  numbers: readonly string[]
  onClose: () => void
}

const TITLES = { ship: say.shipTitle, prepare: say.prepareTitle }
const BUTTONS = { ship: say.shipMany, prepare: say.prepareMany }
const DONE = { ship: say.shippedMany, prepare: say.preparedMany }

export function ManyDialog({ act, chosen, numbers, onClose }: Props) {
  const client = useQueryClient()
  const { told } = useActs()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [over, setOver] = useState<ManyDoneView | null>(null)
  const [papers, setPapers] = useState({ labels: act === 'ship', picking: false })
  const asked = numbers.slice(0, MAX_BULK_ORDERS)
  const plan = useQuery({
    queryKey: ['order', 'many', act, asked.join(' ')],
    queryFn: () => call<ManyPlanView>('POST', '/many-orders/check', { act, numbers: asked }),
    enabled: over === null,
  })
  const planned = plan.data?.ok ? plan.data.data : null
  const able = planned?.numbers ?? []
  const submit = async () => {
    if (isBusy || able.length === 0) return
    setBusy(true)
    // Afterwards nothing of it waits any more.
    const picked = papers.picking ? await keepPicking(able) : null
    const answer = await call<ManyDoneView>('POST', '/many-orders', { act, numbers: able })
    const labelled = answer.ok && papers.labels && answer.data.done.length > 0 ? await keepLabels(answer.data.done) : null
    setBusy(false)
    setFailure(answer.ok ? (picked ?? labelled) : sentenceOf(answer))
    if (answer.ok && answer.data.refused.length === 0) onClose()
    else if (answer.ok) setOver(answer.data)
    if (answer.ok) {
      chosen.clear()
      told(DONE[act](answer.data.done.length))
    }
    await refreshOrders(client)
  }
  return (
    <Dialog title={TITLES[act](asked.length)} size="wide" onClose={onClose}>
      <div className={styles.form}>
        {failure !== null && <Note kind="bad">{failure}</Note>}
        {plan.data?.ok === false && <Note kind="bad">{sentenceOf(plan.data)}</Note>}
        {plan.isPending && over === null && <Loading />}
        {numbers.length > MAX_BULK_ORDERS && <Note kind="plain">{say.atMost({ count: MAX_BULK_ORDERS })}</Note>}
        {over === null && planned !== null && planned.shipments.length > 0 && <Shipments shipments={planned.shipments} />}
        <Refused refused={(over ?? planned)?.refused ?? []} />
        {over === null && act === 'ship' && able.length > 0 && <Papers papers={papers} onChange={setPapers} />}
        <div className={styles.foot}>
          <Button onClick={onClose}>{cancel()}</Button>
          {over === null && (
            <Button kind="primary" isBusy={isBusy} disabled={able.length === 0} onClick={() => void submit()}>
              {BUTTONS[act](able.length)}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Shipments({ shipments }: Pick<ManyPlanView, 'shipments'>) {
  const about = useQuery({ queryKey: ['order-views'], queryFn: () => read<OrderViewsView>('/order-views') })
  const cityOf = (id: string) => about.data?.warehouses.find((one) => one.id === id)?.city[locale()] ?? id
  return (
    <div className={table.wrap}>
      <table className={table.table}>
        <TableHead columns={[say.from(), { number: say.ordersColumn() }, { number: say.pieces() }, say.courier()]} />
        <tbody>
          {shipments.map(({ warehouse, courier, orders, pieces }) => (
            <tr key={`${warehouse} ${courier}`}>
              <th scope="row">{cityOf(warehouse)}</th>
              <td className={table.number}>{orders}</td>
              <td className={table.number}>{pieces}</td>
              <td>{couriers[courier]()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const reasonText = (reason: string): string =>
  Object.hasOwn(refusals, reason) ? refusals[reason as keyof typeof refusals]() : sentenceOf({ code: reason })

const Refused = ({ refused }: Pick<ManyPlanView, 'refused'>) =>
  refused.length > 0 && (
    <div className={styles.refused}>
      <b>{say.cannot(refused.length)}</b>
      <ul>
        {refused.map(({ number, name, reason }) => (
          <li key={number}>
            {[number, name].filter(Boolean).join(', ')}: {reasonText(reason)}
          </li>
        ))}
      </ul>
    </div>
  )

interface PapersProps {
  papers: { labels: boolean; picking: boolean }
  onChange: (papers: { labels: boolean; picking: boolean }) => void
}

const Papers = ({ papers, onChange }: PapersProps) => (
  <div className={styles.papers}>
    <label>
      <input
        type="checkbox"
        checked={papers.labels}
        onChange={(event) => onChange({ ...papers, labels: event.target.checked })}
      />
      {say.printLabels()}
    </label>
    <label>
      <input
        type="checkbox"
        checked={papers.picking}
        onChange={(event) => onChange({ ...papers, picking: event.target.checked })}
      />
      {say.printPicking()}
    </label>
    <p className={styles.muted}>{say.mailFollows()}</p>
  </div>
)
