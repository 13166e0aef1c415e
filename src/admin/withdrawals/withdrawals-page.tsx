/** Withdrawals from the contract: what was declared, until when the money is due, and how it goes on (LAW-4). */
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { WITHDRAWAL_VIEWS } from '#domain/withdrawals/withdrawal.ts'
import * as inbox from '#messages/admin/inbox.ts'
import * as say from '#messages/admin/withdrawals.ts'
import { read } from '#admin/client/calls.browser.ts'
import { useCounts } from '#admin/client/counts.ts'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { Inbox } from '#admin/inbox/inbox.tsx'
import { useInbox } from '#admin/inbox/use-inbox.ts'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { WithdrawalsView } from '#admin/schema/withdrawals.ts'
import { dueWords, isUrgent } from './due.ts'
import { WithdrawalDetail, type Asked } from './withdrawal-detail.tsx'
import * as styles from '#admin/inbox/inbox.module.css'

type Row = WithdrawalsView['withdrawals'][number]

export function WithdrawalsPage() {
  const place = useInbox(WITHDRAWAL_VIEWS)
  const queries = useQueryClient()
  const mayAnswer = mayDo(useStaff(), 'withdrawals.answer')
  const waiting = useCounts()['/withdrawals']
  const [said, setSaid] = useState('')
  const [asked, setAsked] = useState<Asked | null>(null)
  const [now] = useState(() => Date.now())
  const list = useInfiniteQuery({
    queryKey: ['withdrawals', 'list', place.view],
    queryFn: ({ pageParam }) => read<WithdrawalsView>(`/withdrawals?${queryOf(place.view, pageParam)}`),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
  const rows = list.data?.pages.flatMap(({ withdrawals }) => withdrawals) ?? []
  const chosen = place.at ?? rows[0]?.number ?? null
  const row = rows.find(({ number }) => number === chosen)
  const mayClose = mayAnswer && (row?.state === 'accepted' || row?.state === 'arrived')
  return (
    <Inbox
      title={inbox.withdrawals()}
      place={place}
      views={say.views}
      waiting={waiting}
      list={list}
      entries={rows.map((one) => ({ number: one.number, row: <Beginning one={one} now={now} /> }))}
      chosen={chosen}
      onClose={mayClose ? () => setAsked('closed') : undefined}
      hint={say.answeredAtOnce()}
    >
      <div role="status">{said !== '' && <Note kind="plain">{said}</Note>}</div>
      {chosen !== null && (
        <WithdrawalDetail
          key={chosen}
          number={chosen}
          now={now}
          mayAnswer={mayAnswer}
          asked={asked}
          onAsk={setAsked}
          onMoved={(words) => {
            setSaid(words)
            // It stays in sight, also where its step takes it out of the view.
            place.choose(chosen)
            void queries.invalidateQueries({ queryKey: ['withdrawals'] })
            void queries.invalidateQueries({ queryKey: ['counts'] })
          }}
        />
      )}
    </Inbox>
  )
}

function queryOf(view: string, after: string | null): string {
  return new URLSearchParams({ view, ...(after !== null && { after }) }).toString()
}

function Beginning({ one, now }: { one: Row; now: number }) {
  return (
    <>
      <span className={styles.line}>
        <MarketFlag market={one.locale} isNamed />
        <span className={styles.name}>{one.name}</span>
        <Due one={one} now={now} />
      </span>
      <span className={`${styles.line} ${styles.small}`}>
        <span>{one.number}</span>
        <span className={`${styles.clip} ${one.order === null ? styles.warning : ''}`}>
          {one.order ?? `${say.orderNotFound()}: ${one.reference}`}
        </span>
        <span>{say.states[one.state]()}</span>
      </span>
      {one.isLate && <span className={`${styles.small} ${styles.warning}`}>{say.late()}</span>}
    </>
  )
}

/** How long the money may still wait; nothing of one that is settled. */
function Due({ one: { state, dueAt }, now }: { one: Row; now: number }) {
  if (state === 'closed' || state === 'refused') return null
  return <span className={`${styles.small} ${isUrgent(dueAt, now) ? styles.wrong : ''}`}>{dueWords(dueAt, now)}</span>
}
