/** One import: its columns, what it would change, how far it is, and the way back. */
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { ImportState } from '#domain/imports/import-kind.ts'
import { formatCount } from '#messages/text.ts'
import * as say from '#messages/admin/imports.ts'
import { call, read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { useTitle } from '#admin/client/use-title.ts'
import type { ImportDetail } from '#admin/schema/imports.ts'
import { Button } from '#admin/ui/button.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { DifferenceStep } from './difference-step.tsx'
import { DoneStep } from './done-step.tsx'
import { Steps, type Step } from './tabs.tsx'
import * as styles from './imports.module.css'

const POLL_MS = 700
const RUNNING: readonly ImportState[] = ['checking', 'applying', 'undoing']

const STEP_OF: Record<ImportState, Step> = {
  uploaded: 'columns',
  failed: 'columns',
  checking: 'difference',
  checked: 'difference',
  applying: 'done',
  applied: 'done',
  cancelled: 'done',
  undoing: 'done',
  undone: 'done',
}

export function RunPage() {
  const { id = '' } = useParams()
  const run = useQuery({
    queryKey: ['import', id],
    queryFn: () => read<ImportDetail>(`/imports/${id}`),
    refetchInterval: ({ state }) => (state.data && RUNNING.includes(state.data.import.state) ? POLL_MS : false),
  })
  useTitle(run.data?.import.fileName ?? null)
  if (run.isPending) return <Loading />
  if (!run.data) return <Failure error={run.error} onRetry={() => void run.refetch()} />
  const detail = run.data
  const { state, fileName } = detail.import
  const again = () => void run.refetch()
  return (
    <>
      <h1 className={styles.title}>{fileName}</h1>
      <Steps at={STEP_OF[state]} />
      {RUNNING.includes(state) && <Progress detail={detail} readAt={run.dataUpdatedAt} onStopped={again} />}
      {(state === 'uploaded' || state === 'failed') && <ColumnsStep key={state} detail={detail} onAsked={again} />}
      {state === 'checked' && <DifferenceStep run={detail.import} onChanged={again} />}
      {(state === 'applied' || state === 'cancelled' || state === 'undone') && <DoneStep run={detail.import} onChanged={again} />}
    </>
  )
}

const WORDS = { checking: say.checking, applying: say.applying, undoing: say.undoing }

interface ProgressProps {
  detail: ImportDetail
  /** When it was read, in milliseconds. */
  readAt: number
  onStopped: () => void
}

function Progress({ detail: { import: run }, readAt, onStopped }: ProgressProps) {
  const { state, done, total, id, beganAt } = run
  const words = WORDS[state as keyof typeof WORDS]()
  const seconds = (readAt - new Date(beganAt).getTime()) / 1000
  const rest = total > 0 && done > 0 ? Math.max(1, Math.round((seconds / done) * (total - done))) : null
  return (
    <div className={styles.progress}>
      <p role="status">{words}</p>
      <progress aria-label={words} {...(total > 0 && { value: done, max: total })} />
      {total > 0 && <span>{say.doneOf({ done: formatCount(done), total: formatCount(total) })}</span>}
      {rest !== null && <span className={styles.muted}>{say.restOf({ seconds: rest })}</span>}
      {state !== 'undoing' && (
        <Button
          onClick={() => {
            void call('POST', `/imports/${id}/cancel`).then(onStopped)
          }}
        >
          {say.stop()}
        </Button>
      )}
    </div>
  )
}
