/** Receives a transfer: scanning fills what has arrived; what is short at the end says why. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readScan, TRANSFER_DIFFERENCES, type TransferDifference } from '#domain/stock/stock-papers.ts'
import * as say from '#messages/admin/stock-papers.ts'
import { article } from '#messages/admin/stock.ts'
import { call } from '#admin/client/calls.browser.ts'
import { Button } from '#admin/ui/button.tsx'
import { Note } from '#admin/ui/note.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import type { TransferView } from '#admin/schema/stock-papers.ts'
import { Article } from '../article.tsx'
import { stockSentence, usePlaces } from '../use-stock.ts'
import * as styles from '../stock.module.css'

interface Line {
  item: string
  received: number
  difference: TransferDifference | null
}

export function ReceiveForm({ transfer, lines }: TransferView) {
  const client = useQueryClient()
  const [arrived, setArrived] = useState<readonly Line[]>(
    lines.map(({ item, received, difference }) => ({ item: item.item, received, difference })),
  )
  const [failure, setFailure] = useState<string | null>(null)
  const set = (item: string, change: Partial<Line>) =>
    setArrived(arrived.map((line) => (line.item === item ? { ...line, ...change } : line)))
  const take = (text: string) => {
    const scan = readScan(text)
    if (!scan) return
    const { code, pieces } = scan
    const line = lines.find(({ item }) => item.barcode === code || item.sku.toUpperCase() === code.toUpperCase())
    setFailure(line ? null : say.notInTransfer({ code }))
    if (!line) return
    const before = arrived.find(({ item }) => item === line.item.item)!.received
    set(line.item.item, { received: Math.min(before + pieces, line.pieces) })
  }
  const send = async (isDone: boolean) => {
    const answer = await call('POST', `/stock-transfers/${transfer.id}/receive`, {
      version: transfer.version,
      lines: arrived,
      isDone,
    })
    await client.invalidateQueries({ queryKey: ['stock'] })
    if (!answer.ok) setFailure(stockSentence(answer))
  }
  return (
    <div className={styles.form}>
      <ScanField onScan={take} />
      {failure && <Note kind="bad">{failure}</Note>}
      <Lines transfer={transfer} lines={lines} arrived={arrived} onSet={set} />
      <p className={styles.muted}>{say.scanningFills()}</p>
      <div className={styles.acts}>
        <Button
          onClick={() => setArrived(lines.map(({ item, pieces }) => ({ item: item.item, received: pieces, difference: null })))}
        >
          {say.receiveAll()}
        </Button>
        <Button onClick={() => void send(false)}>{say.receivePart()}</Button>
        <Button kind="primary" onClick={() => void send(true)}>
          {say.receive()}
        </Button>
      </div>
    </div>
  )
}

const ScanField = ({ onScan }: { onScan: (text: string) => void }) => (
  <form
    className={styles.find}
    onSubmit={(event) => {
      event.preventDefault()
      const field = event.currentTarget.elements.namedItem('scan') as HTMLInputElement
      onScan(field.value)
      field.value = ''
    }}
  >
    <input name="scan" aria-label={say.scanReceived()} placeholder={say.scanReceived()} autoComplete="off" />
  </form>
)

interface RowProps {
  line: TransferView['lines'][number]
  to: string
  arrived: Line
  onChange: (change: Partial<Line>) => void
}

function Row({ line: { item, pieces, received: before }, to, arrived, onChange }: RowProps) {
  const name = `${item.name} ${item.option}`
  const there = item.places.find((place) => place.warehouse === to)?.lying ?? 0
  return (
    <tr>
      <th scope="row">
        <Article article={item} />
      </th>
      <td className={styles.num} data-name={say.sent()}>
        {pieces}
      </td>
      <td className={styles.num} data-name={say.received()}>
        <input
          className={styles.typed}
          type="number"
          min={before}
          max={pieces}
          inputMode="numeric"
          aria-label={say.receivedOfItem({ name })}
          value={arrived.received}
          onChange={(event) => onChange({ received: Number(event.target.value) || 0 })}
        />
      </td>
      <td className={`${styles.num} ${styles.muted}`} data-name={say.has({ place: '' })}>
        {there}
      </td>
      <td className={styles.num} data-name={say.afterwards()}>
        {there + arrived.received - before}
      </td>
      <td>
        {arrived.received < pieces && (
          <select
            className={styles.typed}
            aria-label={say.whyOfItem({ name })}
            value={arrived.difference ?? ''}
            onChange={(event) => onChange({ difference: TRANSFER_DIFFERENCES.find((one) => one === event.target.value) ?? null })}
          >
            <option value="">{say.sayWhy()}</option>
            {TRANSFER_DIFFERENCES.map((one) => (
              <option key={one} value={one}>
                {say.why[one]()}
              </option>
            ))}
          </select>
        )}
      </td>
    </tr>
  )
}

interface LinesProps extends TransferView {
  arrived: readonly Line[]
  onSet: (item: string, change: Partial<Line>) => void
}

function Lines({ transfer: { to }, lines, arrived, onSet }: LinesProps) {
  const { nameOf } = usePlaces()
  return (
    <table className={styles.table}>
      <TableHead
        columns={[
          article(),
          { number: say.sent() },
          { number: say.received() },
          { number: say.has({ place: nameOf(to) }) },
          { number: say.afterwards() },
          say.sayWhy(),
        ]}
      />
      <tbody>
        {lines.map((line) => (
          <Row
            key={line.item.item}
            line={line}
            to={to}
            arrived={arrived.find(({ item }) => item === line.item.item)!}
            onChange={(change) => onSet(line.item.item, change)}
          />
        ))}
      </tbody>
    </table>
  )
}
