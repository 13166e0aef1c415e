/** The page of a recall: its draft, or the notice that runs with what became of its mails. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { MARKETS } from '#domain/market/market.ts'
import { recallsHref } from '#domain/market/page-paths.ts'
import { recallName } from '#domain/recalls/recall.ts'
import * as say from '#messages/admin/goods/recalls.ts'
import { locale } from '#messages/text.ts'
import { call, read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { RefusalNote } from '#admin/client/refusal-note.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useTitle } from '#admin/client/use-title.ts'
import { useWritten } from '#admin/client/use-written.ts'
import { Button } from '#admin/ui/button.tsx'
import { ReasonDialog } from '#admin/ui/reason-dialog.tsx'
import type { RecallFieldsView, RecallPageView, RecallWritten } from '#admin/schema/goods/recalls.ts'
import { nameOf } from './name-of.ts'
import { RecallBuyers } from './recall-buyers.tsx'
import { EMPTY_RECALL, RecallForm } from './recall-form.tsx'
import * as styles from '#admin/ui/record.module.css'

export function RecallPage() {
  const { id = '' } = useParams()
  const opened = useQuery({ queryKey: ['recalls', 'one', id], queryFn: () => read<RecallPageView>(`/recalls/${id}`) })
  if (opened.isPending) return <Loading />
  if (!opened.data) return <Failure error={opened.error} onRetry={() => void opened.refetch()} />
  // What somebody else or an undo wrote begins the form afresh.
  return <Recall key={opened.data.recall.version} opened={opened.data} />
}

export function NewRecallPage() {
  const [fields, setFields] = useState(EMPTY_RECALL)
  const [wasTried, setTried] = useState(false)
  const written = useWritten()
  const navigate = useNavigate()
  useTitle(say.newRecall())
  const save = () => {
    setTried(true)
    if (fields.product === 0) return
    written.write<RecallWritten>({
      call: () => call('POST', '/recalls', { recall: fields }),
      words: say.saved(),
      done: ({ id }) => void navigate(`/recalls/${id}`, { replace: true }),
    })
  }
  return (
    <>
      <div className={styles.head}>
        <h1>{say.newRecall()}</h1>
        <div className={styles.acts}>
          <Button kind="primary" isBusy={written.isBusy} onClick={save}>
            {say.save()}
          </Button>
        </div>
      </div>
      <RefusalNote failure={written.failure} />
      <RecallForm
        fields={fields}
        name=""
        faults={[]}
        isMissing={wasTried && fields.product === 0}
        isReadOnly={false}
        onChange={setFields}
      />
    </>
  )
}

function Recall({ opened }: { opened: RecallPageView }) {
  const { recall, faults } = opened
  const mayChange = mayDo(useStaff(), 'recalls.change')
  const queries = useQueryClient()
  const written = useWritten()
  const [fields, setFields] = useState<RecallFieldsView>(recall.fields)
  const title = `${recallName(recall.number)} ${nameOf(recall.name)}`
  useTitle(recallName(recall.number))
  const isChanged = JSON.stringify(fields) !== JSON.stringify(recall.fields)
  const post = (path: string, body: object, words: string, isVersioned = true) =>
    written.write<RecallWritten>({
      call: () => call('POST', `/recalls/${recall.id}${path}`, { ...(isVersioned && { version: recall.version }), ...body }),
      words,
      done: () => void queries.invalidateQueries({ queryKey: ['recalls'] }),
    })
  return (
    <>
      <div className={styles.head}>
        <h1>{title}</h1>
        <span className={styles.state}>{say.states[recall.state]()}</span>
        {mayChange && <Acts opened={opened} isChanged={isChanged} isBusy={written.isBusy} fields={fields} onPost={post} />}
      </div>
      <RefusalNote failure={written.failure} />
      {recall.state === 'running' && (
        <p>
          <a href={recallsHref(MARKETS[locale()], recall.number)}>{say.notice()}</a>
        </p>
      )}
      <RecallForm
        fields={fields}
        name={nameOf(recall.name)}
        faults={faults}
        isMissing={false}
        isReadOnly={!mayChange || recall.state !== 'draft'}
        onChange={setFields}
      />
      {recall.state !== 'draft' && (
        <RecallBuyers
          opened={opened}
          isReadOnly={!mayChange}
          isBusy={written.isBusy}
          onMark={(order, seen, answer) =>
            post(
              `/buyers/${encodeURIComponent(order)}`,
              { seen, answer },
              say.marked({ order, answer: say.answers[answer ?? 'none']() }),
              false,
            )
          }
        />
      )}
      <p className={styles.hint}>{say.gateway()}</p>
    </>
  )
}

interface ActsProps {
  opened: RecallPageView
  isChanged: boolean
  isBusy: boolean
  fields: RecallFieldsView
  onPost: (path: string, body: object, words: string) => void
}

/** What may be done in its state. */
function Acts({ opened: { recall, faults, sold, due }, isChanged, isBusy, fields, onPost }: ActsProps) {
  const [asked, setAsked] = useState<'publish' | 'end' | 'remind' | null>(null)
  const move = (path: 'publish' | 'end' | 'remind', words: string) => (reason: string) => {
    setAsked(null)
    onPost(`/${path}`, { reason }, words)
  }
  return (
    <div className={styles.acts}>
      {recall.state === 'draft' && isChanged && (
        <Button kind="primary" isBusy={isBusy} onClick={() => onPost('', { recall: fields }, say.saved())}>
          {say.save()}
        </Button>
      )}
      {recall.state === 'draft' && !isChanged && faults.length === 0 && (
        <Button kind="destructive" isBusy={isBusy} onClick={() => setAsked('publish')}>
          {say.publish()}
        </Button>
      )}
      {recall.state === 'running' && due > 0 && (
        <Button kind="primary" isBusy={isBusy} onClick={() => setAsked('remind')}>
          {say.remind(due)}
        </Button>
      )}
      {recall.state === 'running' && (
        <Button isBusy={isBusy} onClick={() => setAsked('end')}>
          {say.end()}
        </Button>
      )}
      {asked === 'publish' && (
        <ReasonDialog
          title={say.publish()}
          text={say.publishText(sold.orders)}
          act={say.publish()}
          isDestructive
          onClose={() => setAsked(null)}
          onAct={move('publish', say.published())}
        />
      )}
      {asked === 'remind' && (
        <ReasonDialog
          title={say.remind(due)}
          text={say.remindText()}
          act={say.remind(due)}
          onClose={() => setAsked(null)}
          onAct={move('remind', say.reminded())}
        />
      )}
      {asked === 'end' && (
        <ReasonDialog
          title={say.end()}
          text={say.endText()}
          act={say.end()}
          onClose={() => setAsked(null)}
          onAct={move('end', say.ended())}
        />
      )}
    </div>
  )
}
