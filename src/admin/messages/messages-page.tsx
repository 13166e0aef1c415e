/** Messages of the contact form: read, answered by mail, closed. What strangers wrote is text and nothing else. */
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MESSAGE_VIEWS } from '#domain/contact/contact.ts'
import { formatFullName } from '#domain/customers/address.ts'
import { MARKETS } from '#domain/market/market.ts'
import * as inbox from '#messages/admin/inbox.ts'
import * as say from '#messages/admin/messages.ts'
import { call, read } from '#admin/client/calls.browser.ts'
import { useCounts } from '#admin/client/counts.ts'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { Inbox } from '#admin/inbox/inbox.tsx'
import { useInbox } from '#admin/inbox/use-inbox.ts'
import { Moment } from '#admin/ui/moment.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { MessagesView } from '#admin/schema/messages.ts'
import { MessageDetail } from './message-detail.tsx'
import * as styles from '#admin/inbox/inbox.module.css'

type Row = MessagesView['messages'][number]

export function MessagesPage() {
  const place = useInbox(MESSAGE_VIEWS)
  const queries = useQueryClient()
  const mayAnswer = mayDo(useStaff(), 'messages.answer')
  const waiting = useCounts()['/messages']
  const [said, setSaid] = useState('')
  const list = useMessages(place.view)
  const rows = list.data?.pages.flatMap(({ messages }) => messages) ?? []
  const chosen = place.at ?? rows[0]?.number ?? null
  const { isBusy, failure, send } = useSentForm()

  const refresh = () => {
    void queries.invalidateQueries({ queryKey: ['messages'] })
    void queries.invalidateQueries({ queryKey: ['counts'] })
  }
  /** Goes on to the next message of the list when this one leaves it. */
  const settled = (words: string, leaves: boolean) => {
    setSaid(words)
    const at = rows.findIndex(({ number }) => number === chosen)
    if (leaves && place.view !== 'all' && at !== -1) place.choose((rows[at + 1] ?? rows[at - 1])?.number ?? null)
    refresh()
  }
  const row = rows.find(({ number }) => number === chosen)
  const close = () => {
    if (chosen === null || isBusy) return
    send(
      () => call('POST', `/messages/${encodeURIComponent(chosen)}/close`),
      () => settled(say.wasClosed({ number: chosen }), true),
    )
  }
  return (
    <Inbox
      title={inbox.messages()}
      place={place}
      views={say.views}
      waiting={waiting}
      list={list}
      entries={rows.map((one) => ({ number: one.number, row: <Beginning one={one} /> }))}
      chosen={chosen}
      onClose={mayAnswer && row?.state !== 'closed' ? close : undefined}
    >
      <div role="status">{said !== '' && <Note kind="plain">{said}</Note>}</div>
      {failure && <Note kind="bad">{failure}</Note>}
      {chosen !== null && (
        <MessageDetail
          key={chosen}
          number={chosen}
          mayAnswer={mayAnswer}
          isClosing={isBusy}
          onClose={close}
          onSettled={settled}
          onStale={refresh}
        />
      )}
    </Inbox>
  )
}

const useMessages = (view: string) =>
  useInfiniteQuery({
    queryKey: ['messages', 'list', view],
    queryFn: ({ pageParam }) => read<MessagesView>(`/messages?${queryOf(view, pageParam)}`),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

function queryOf(view: string, after: string | null): string {
  return new URLSearchParams({ view, ...(after !== null && { after }) }).toString()
}

function Beginning({ one }: { one: Row }) {
  return (
    <>
      <span className={styles.line}>
        <MarketFlag market={one.locale} isNamed />
        <span className={styles.name}>{formatFullName(one, one.locale)}</span>
        <span className={styles.small}>
          <Moment at={one.receivedAt} />
        </span>
      </span>
      <span className={`${styles.small} ${styles.clip}`} lang={MARKETS[one.locale].language}>
        {one.beginning}
      </span>
      <span className={styles.small}>
        {one.number}, {say.states[one.state]()}
      </span>
    </>
  )
}
