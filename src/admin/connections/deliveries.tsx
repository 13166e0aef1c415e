/** The log of one webhook: what was sent, what was answered, and sending it again. */
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as say from '#messages/admin/connections.ts'
import * as shell from '#messages/admin/shell.ts'
import { call, read, sentenceOf } from '#admin/client/calls.browser.ts'
import { useActs } from '#admin/client/acts.tsx'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { Button } from '#admin/ui/button.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import { hostOf } from './host.ts'
import { Dot } from './webhooks.tsx'
import type { MessagesView, MessageView, WebhookView } from './wire.ts'
import * as styles from './connections.module.css'
import * as table from '#admin/ui/table.module.css'

/** What is on its way is looked for this often, in ms. */
const LOOK_AGAIN_MS = 2_000

const DOTS = { waiting: 'warn', sent: 'ok', failed: 'bad' } as const

export function Deliveries({ webhook: { id, url } }: { webhook: WebhookView }) {
  const client = useQueryClient()
  const { told } = useActs()
  const [opened, setOpened] = useState<string | null>(null)
  const log = useInfiniteQuery({
    queryKey: ['webhooks', id, 'messages'],
    queryFn: ({ pageParam }) => read<MessagesView>(`/webhooks/${id}/messages${pageParam === null ? '' : `?before=${pageParam}`}`),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state: { data } }) =>
      data?.pages[0]?.messages.some(({ state }) => state === 'waiting') ? LOOK_AGAIN_MS : false,
  })
  const send = async (path: string, done: string) => {
    const answer = await call('POST', `/webhooks/${id}${path}`)
    told(answer.ok ? done : sentenceOf(answer))
    await client.invalidateQueries({ queryKey: ['webhooks'] })
  }
  const messages = log.data?.pages.flatMap((page) => page.messages) ?? []
  const shown = messages.find((message) => message.id === opened) ?? messages[0]
  return (
    <section className={styles.section}>
      <div className={styles.title}>
        <h2>{say.deliveriesOf({ host: hostOf(url) })}</h2>
        <Button size="small" onClick={() => void send('/trial', say.trialSent())}>
          {say.sendTrial()}
        </Button>
      </div>
      {log.isPending && <Loading />}
      {log.error && <Failure error={log.error} onRetry={() => void log.refetch()} />}
      {log.data && messages.length === 0 && <p className={table.muted}>{say.nothingTold()}</p>}
      {messages.length > 0 && (
        <Messages
          messages={messages}
          shown={shown?.id}
          onOpen={setOpened}
          onAgain={(message) => void send(`/messages/${message}/again`, say.sentAgain())}
        />
      )}
      {log.hasNextPage && (
        <Button isBusy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {shell.more()}
        </Button>
      )}
      {shown && <Message url={url} message={shown} />}
    </section>
  )
}

interface MessagesProps {
  messages: readonly MessageView[]
  shown: string | undefined
  onOpen: (id: string) => void
  onAgain: (id: string) => void
}

const Messages = ({ messages, shown, onOpen, onAgain }: MessagesProps) => (
  <div className={`${table.wrap} ${styles.log}`}>
    <table className={table.table}>
      <TableHead columns={[say.event(), say.when(), say.state(), { number: say.attempts() }]} actions={say.actions()} />
      <tbody>
        {messages.map(({ id, type, at, state, tries }) => (
          <tr key={id}>
            <th scope="row">{type}</th>
            <td className={table.muted}>
              <Moment at={at} />
            </td>
            <td>
              <Dot kind={DOTS[state]}>{say.messageStates[state]()}</Dot>
            </td>
            <td className={table.number}>{tries.length}</td>
            <td>
              <span className={styles.acts}>
                <Button
                  size="small"
                  aria-pressed={id === shown}
                  aria-label={say.named({ act: say.look(), name: type })}
                  onClick={() => onOpen(id)}
                >
                  {say.look()}
                </Button>
                <Button size="small" aria-label={say.named({ act: say.sendAgain(), name: type })} onClick={() => onAgain(id)}>
                  {say.sendAgain()}
                </Button>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const faultText = (fault: string): string =>
  Object.hasOwn(say.faults, fault) ? say.faults[fault as keyof typeof say.faults]() : fault

/** Returns where a message goes below its host. */
const pathOf = (url: string): string => {
  const parsed = URL.parse(url)
  return parsed ? parsed.pathname + parsed.search : url
}

function Message({ url, message: { name, at, body, tries } }: { url: string; message: MessageView }) {
  const last = tries.at(-1)
  const seconds = Math.floor(Date.parse(last?.at ?? at) / 1000)
  const head = [`POST ${pathOf(url)}`, `webhook-id: ${name}`, `webhook-timestamp: ${seconds}`, 'webhook-signature: v1,…']
  return (
    <div className={styles.two}>
      <pre className={styles.paper}>{[...head, '', JSON.stringify(JSON.parse(body), null, 2)].join('\n')}</pre>
      <ol className={styles.paper}>
        {last === undefined && <li>{say.messageStates.waiting()}</li>}
        {tries.map((attempt) => (
          <li key={attempt.number}>
            <Moment at={attempt.at} />,{' '}
            {say.attemptLine({
              number: String(attempt.number),
              answer: [attempt.status, attempt.fault === null ? null : faultText(attempt.fault)]
                .filter((part) => part !== null)
                .join(' '),
              ms: String(attempt.durationMs),
            })}
          </li>
        ))}
      </ol>
    </div>
  )
}
