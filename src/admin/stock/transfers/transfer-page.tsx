/** A transfer: its draft, what is on the way, or what arrived. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import * as say from '#messages/admin/stock-papers.ts'
import { call, read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { useTitle } from '#admin/client/use-title.ts'
import { Button } from '#admin/ui/button.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { TransferView } from '#admin/schema/stock-papers.ts'
import { stockSentence, useMayChange, usePlaces } from '../use-stock.ts'
import { DraftForm } from './draft-form.tsx'
import { ReceiveForm } from './receive-form.tsx'
import { TransferLines } from './transfer-lines.tsx'
import * as styles from '../stock.module.css'

export function TransferPage() {
  const { id = '' } = useParams()
  const client = useQueryClient()
  const navigate = useNavigate()
  const mayChange = useMayChange()
  const [failure, setFailure] = useState<string | null>(null)
  const page = useQuery({ queryKey: ['stock', 'transfer', id], queryFn: () => read<TransferView>(`/stock-transfers/${id}`) })
  useTitle(page.data?.transfer.number ?? null)
  if (page.error) return <Failure error={page.error} onRetry={() => void page.refetch()} />
  if (!page.data) return <Loading />
  const { transfer, lines } = page.data
  const step = async (name: 'send' | 'drop') => {
    const answer = await call('POST', `/stock-transfers/${id}/${name}`, { version: transfer.version })
    await client.invalidateQueries({ queryKey: ['stock'] })
    if (!answer.ok) return setFailure(stockSentence(answer))
    setFailure(null)
    if (name === 'drop') void navigate('/stock/transfers')
  }
  const isDraft = transfer.state === 'draft' && mayChange
  return (
    <>
      <div className={styles.head}>
        <h1>{transfer.number}</h1>
        <span>{say.transferStates[transfer.state]()}</span>
        <Button onClick={() => print()}>{say.printList()}</Button>
        {isDraft && <Button onClick={() => void step('drop')}>{say.dropDraft()}</Button>}
        {isDraft && (
          <Button kind="primary" disabled={lines.length === 0} onClick={() => void step('send')}>
            {say.send()}
          </Button>
        )}
      </div>
      {failure && <Note kind="bad">{failure}</Note>}
      <About transfer={transfer} />
      {transfer.state === 'sent' && <Note kind="plain">{say.belongsToNobody()}</Note>}
      {isDraft && (
        <DraftForm
          key={transfer.version}
          draft={{ ...transfer, lines }}
          path={`/stock-transfers/${id}`}
          version={transfer.version}
          onSaved={() => setFailure(null)}
        />
      )}
      {transfer.state === 'sent' && mayChange && <ReceiveForm key={transfer.version} transfer={transfer} lines={lines} />}
      {!isDraft && !(transfer.state === 'sent' && mayChange) && <TransferLines transfer={transfer} lines={lines} />}
    </>
  )
}

function About({ transfer: { from, to, sentAt, sentBy, expectedOn, note } }: Pick<TransferView, 'transfer'>) {
  const { nameOf } = usePlaces()
  return (
    <dl className={styles.facts}>
      <dt>{say.from()}</dt>
      <dd>{nameOf(from)}</dd>
      <dt>{say.to()}</dt>
      <dd>{nameOf(to)}</dd>
      {sentAt !== null && (
        <>
          <dt>{say.left()}</dt>
          <dd>
            <Moment at={sentAt} />, {sentBy}
          </dd>
        </>
      )}
      {expectedOn !== null && (
        <>
          <dt>{say.expectedOn()}</dt>
          <dd>{expectedOn}</dd>
        </>
      )}
      {note !== '' && (
        <>
          <dt>{say.note()}</dt>
          <dd>{note}</dd>
        </>
      )}
    </dl>
  )
}
