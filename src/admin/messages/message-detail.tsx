/** One message: what was written, what staff did, and the answer. */
import { useQuery } from '@tanstack/react-query'
import { formatFullName } from '#domain/customers/address.ts'
import { MARKETS } from '#domain/market/market.ts'
import * as inbox from '#messages/admin/inbox.ts'
import * as say from '#messages/admin/messages.ts'
import { topicText } from '#messages/contact/form.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { Button } from '#admin/ui/button.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { Note } from '#admin/ui/note.tsx'
import { Whole } from '#admin/ui/text/whole.tsx'
import type { MessageView } from '#admin/schema/messages.ts'
import { Composer } from './composer.tsx'
import * as styles from '#admin/inbox/inbox.module.css'

interface Props {
  number: string
  mayAnswer: boolean
  isClosing: boolean
  onClose: () => void
  /** Something was done: what to say, and whether the message leaves the view. */
  onSettled: (words: string, leaves: boolean) => void
  /** Somebody else was here first. */
  onStale: () => void
}

export function MessageDetail({ number, mayAnswer, isClosing, onClose, onSettled, onStale }: Props) {
  const found = useQuery({
    queryKey: ['messages', 'one', number],
    queryFn: () => read<MessageView>(`/messages/${encodeURIComponent(number)}`),
  })
  if (found.isPending) return <Loading />
  if (found.error) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  const message = found.data
  const language = MARKETS[message.locale].language
  return (
    <>
      <div className={styles.head}>
        <h2>{formatFullName(message, message.locale)}</h2>
        <span className={styles.small}>
          {message.number}, {say.states[message.state]()}
        </span>
        {mayAnswer && message.state !== 'closed' && (
          <span className={styles.acts}>
            <Button isBusy={isClosing} aria-keyshortcuts="E" onClick={onClose}>
              {inbox.close()} <kbd className={styles.key}>E</kbd>
            </Button>
          </span>
        )}
      </div>
      <p className={styles.small}>
        {say.fromForm()} {topicText(message.topic)}, <Moment at={message.receivedAt} />
      </p>
      <Facts message={message} />
      <div className={styles.bubble} lang={language}>
        {message.message}
      </div>
      <Events message={message} language={language} />
      {mayAnswer ? (
        <Composer message={message} onSettled={onSettled} onStale={onStale} />
      ) : (
        <Note kind="plain">{inbox.maySee()}</Note>
      )}
    </>
  )
}

function Facts({ message: { email, reference, order } }: { message: MessageView }) {
  return (
    <dl className={styles.facts}>
      <dt>{inbox.email()}</dt>
      <dd>
        <Whole of={email} />
      </dd>
      {reference !== '' && (
        <>
          <dt>{inbox.order()}</dt>
          <dd>{order === null ? say.asTyped({ reference }) : say.mayBeOthers({ order })}</dd>
        </>
      )}
    </dl>
  )
}

function Events({ message, language }: { message: MessageView; language: string }) {
  return message.events.map(({ position, kind, at, staffName, text }) => (
    <div key={position}>
      <p className={styles.small}>
        {[say.events[kind](), staffName].filter(Boolean).join(', ')}, <Moment at={at} />
      </p>
      {text !== null && (
        <div
          className={`${styles.bubble} ${kind === 'answered' ? styles.ours : ''}`}
          {...(kind === 'answered' && { lang: language })}
        >
          {text}
        </div>
      )}
    </div>
  ))
}
