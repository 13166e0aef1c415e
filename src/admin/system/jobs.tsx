/** Jobs that wait or were set aside, by kind. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as say from '#messages/admin/system.ts'
import { call, sentenceOf } from '#admin/client/calls.browser.ts'
import type { SystemView } from '#admin/schema/system.ts'
import { Button } from '#admin/ui/button.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { Note } from '#admin/ui/note.tsx'
import { ScrollBox } from '#admin/ui/scroll-box.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import * as table from '#admin/ui/table.module.css'
import * as styles from './system.module.css'

type Job = SystemView['jobs'][number]

/** Returns what the jobs of a kind do; the kind stands beside it. */
function groupOf(kind: string): string {
  const group = kind.split('.', 1)[0]!
  return Object.hasOwn(say.jobGroups, group) ? say.jobGroups[group as keyof typeof say.jobGroups]() : group
}

export function Jobs({ jobs }: { jobs: readonly Job[] }) {
  const client = useQueryClient()
  const retry = useMutation({
    mutationFn: (kind: string) => call<{ jobs: number }>('POST', '/system/jobs/retry', { kind }),
    onSettled: () => client.invalidateQueries({ queryKey: ['system'] }),
  })
  const setAside = jobs.reduce((sum, job) => sum + job.setAside, 0)
  const columns = [
    say.job(),
    { number: say.due() },
    say.dueSince(),
    { number: say.later() },
    { number: say.setAside() },
    say.lastFailure(),
  ]
  return (
    <section className={styles.section}>
      <h2>{say.jobs()}</h2>
      {setAside > 0 && <Note kind="bad">{say.jobsSetAside(setAside)}</Note>}
      {retry.data && (
        <Note kind={retry.data.ok ? 'ok' : 'bad'}>
          {retry.data.ok ? say.runsAgain(retry.data.data.jobs) : sentenceOf(retry.data)}
        </Note>
      )}
      {jobs.length === 0 && <p>{say.nothingWaits()}</p>}
      {jobs.length > 0 && (
        <ScrollBox label={say.jobs()} className={table.wrap}>
          <table className={table.table}>
            <TableHead columns={columns} actions={say.tryAgain()} />
            <tbody>
              {jobs.map((job) => (
                <Row key={job.kind} job={job} isBusy={retry.isPending} onRetry={() => retry.mutate(job.kind)} />
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </section>
  )
}

function Row({ job, isBusy, onRetry }: { job: Job; isBusy: boolean; onRetry: () => void }) {
  const { kind, due, dueSince, later, setAside, lastError } = job
  return (
    <tr>
      <th scope="row">
        {groupOf(kind)} <small className={table.muted}>{kind}</small>
      </th>
      <td className={table.number}>{due}</td>
      <td className={table.muted}>{dueSince && <Moment at={dueSince} />}</td>
      <td className={table.number}>{later}</td>
      <td className={setAside > 0 ? `${table.number} ${table.bad}` : table.number}>{setAside}</td>
      <td lang="en" className={styles.text}>
        {lastError}
      </td>
      <td>
        {setAside > 0 && (
          <Button size="small" isBusy={isBusy} onClick={onRetry} aria-label={`${say.tryAgain()}: ${groupOf(kind)}`}>
            {say.tryAgain()}
          </Button>
        )}
      </td>
    </tr>
  )
}
