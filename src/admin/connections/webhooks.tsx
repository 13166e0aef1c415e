/** Webhooks: where they go, what they are told of, how their addresses answered in the last day. */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import * as say from '#messages/admin/connections.ts'
import { call, sentenceOf } from '#admin/client/calls.browser.ts'
import { useActs } from '#admin/client/acts.tsx'
import { Button } from '#admin/ui/button.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import { hostOf } from './host.ts'
import type { WebhookView } from './wire.ts'
import * as styles from './connections.module.css'
import * as table from '#admin/ui/table.module.css'

interface Props {
  webhooks: readonly WebhookView[]
  /** Id of the one whose deliveries are shown. */
  shown: string | null
  onShow: (id: string) => void
  onChange: (webhook: WebhookView) => void
}

export function Webhooks({ webhooks, shown, onShow, onChange }: Props) {
  const columns = [say.goesTo(), say.toldOf(), say.lastDay(), say.state()]
  return (
    <section>
      <h2>{say.webhooks()}</h2>
      {webhooks.length === 0 && <p className={table.muted}>{say.noWebhooks()}</p>}
      {webhooks.length > 0 && (
        <div className={table.wrap}>
          <table className={table.table}>
            <TableHead columns={columns} actions={say.actions()} />
            <tbody>
              {webhooks.map((webhook) => (
                <Row
                  key={webhook.id}
                  webhook={webhook}
                  isShown={webhook.id === shown}
                  onShow={() => onShow(webhook.id)}
                  onChange={() => onChange(webhook)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

interface RowProps {
  webhook: WebhookView
  isShown: boolean
  onShow: () => void
  onChange: () => void
}

function Row({ webhook, isShown, onShow, onChange }: RowProps) {
  const { id, url, events, hours, pausedAt } = webhook
  const client = useQueryClient()
  const { told } = useActs()
  const [isBusy, setBusy] = useState(false)
  const askAgain = async () => {
    setBusy(true)
    const answer = await call<{ messages: number }>('POST', `/webhooks/${id}/again`)
    setBusy(false)
    told(answer.ok ? say.asked(answer.data.messages) : sentenceOf(answer))
    await client.invalidateQueries({ queryKey: ['webhooks'] })
  }
  const name = hostOf(url)
  return (
    <tr>
      <th scope="row" className={styles.url}>
        {url}
      </th>
      <td className={table.muted}>{events.join(', ')}</td>
      <td>
        <Hours hours={hours} />
      </td>
      <td>
        <State webhook={webhook} />
      </td>
      <td>
        <span className={styles.acts}>
          {pausedAt !== null && (
            <Button
              size="small"
              isBusy={isBusy}
              aria-label={say.named({ act: say.tryAgain(), name })}
              onClick={() => void askAgain()}
            >
              {say.tryAgain()}
            </Button>
          )}
          <Button size="small" aria-pressed={isShown} aria-label={say.named({ act: say.deliveries(), name })} onClick={onShow}>
            {say.deliveries()}
          </Button>
          <Button size="small" aria-label={say.named({ act: say.change(), name })} onClick={onChange}>
            {say.change()}
          </Button>
        </span>
      </td>
    </tr>
  )
}

const BAR = 4
const HEIGHT = 18

/** A bar an hour: how much was sent, and of it what failed. */
function Hours({ hours }: { hours: WebhookView['hours'] }) {
  const most = Math.max(1, ...hours.map(({ sent, failed }) => sent + failed))
  const width = hours.length * BAR
  return (
    <svg className={styles.hours} viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden="true">
      {hours.map(({ sent, failed }, hour) => {
        const whole = sent + failed === 0 ? 1 : Math.max(2, ((sent + failed) / most) * HEIGHT)
        const bad = ((failed / Math.max(1, sent + failed)) * whole) | 0
        return (
          // oxlint-disable-next-line react/no-array-index-key -- an hour is its place
          <g key={hour} className={sent + failed === 0 ? styles.none : undefined}>
            <rect x={hour * BAR} y={HEIGHT - whole} width={BAR - 1} height={whole} />
            {bad > 0 && <rect className={styles.failed} x={hour * BAR} y={HEIGHT - bad} width={BAR - 1} height={bad} />}
          </g>
        )
      })}
    </svg>
  )
}

function State({ webhook: { isOn, pausedAt, hours, waiting } }: { webhook: WebhookView }) {
  const sent = hours.reduce((sum, hour) => sum + hour.sent, 0)
  const failed = hours.reduce((sum, hour) => sum + hour.failed, 0)
  const rest = waiting > 0 ? `, ${say.waiting(waiting)}` : ''
  if (!isOn) return <Dot kind="mute">{say.off()}</Dot>
  if (pausedAt !== null) return <Dot kind="bad">{say.paused() + rest}</Dot>
  if (failed > 0) return <Dot kind="warn">{say.unanswered(failed) + rest}</Dot>
  return <Dot kind={sent > 0 ? 'ok' : 'mute'}>{(sent > 0 ? say.allAnswered(sent) : say.quiet()) + rest}</Dot>
}

export const Dot = ({ kind, children }: { kind: 'ok' | 'warn' | 'bad' | 'mute'; children: string }) => (
  <span className={styles.state}>
    <i className={`${styles.dot} ${styles[kind] ?? ''}`} aria-hidden="true" />
    {children}
  </span>
)
