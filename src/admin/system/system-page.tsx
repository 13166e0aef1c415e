/** The running system: what it stands on, jobs, page caches, backups, errors. Asked for again every 10 seconds. */
import { useQuery } from '@tanstack/react-query'
import * as say from '#messages/admin/system.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import type { SystemView } from '#admin/schema/system.ts'
import { Moment } from '#admin/ui/moment.tsx'
import { ScrollBox } from '#admin/ui/scroll-box.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import * as table from '#admin/ui/table.module.css'
import { Backups, Caches } from './acts.tsx'
import { Jobs } from './jobs.tsx'
import { bytesText } from './units.ts'
import * as styles from './system.module.css'

const EVERY_MS = 10_000

export function SystemPage() {
  const system = useQuery({ queryKey: ['system'], queryFn: () => read<SystemView>('/system'), refetchInterval: EVERY_MS })
  if (system.isPending) return <Loading />
  if (!system.data) return <Failure error={system.error} onRetry={() => void system.refetch()} />
  return (
    <>
      <h1 className={styles.title}>{say.systemPage()}</h1>
      {system.error && <Failure error={system.error} onRetry={() => void system.refetch()} />}
      <Parts system={system.data} />
      <Jobs jobs={system.data.jobs} />
      <div className={styles.columns}>
        <Caches pages={system.data.pages} />
        <Backups backups={system.data.backups} />
      </div>
      <Errors errors={system.data.errors} />
    </>
  )
}

/** The four things that a shop stands on. */
function Parts({ system: { process, database, products, disk } }: { system: SystemView }) {
  const { open, most, waiting } = database.connections
  const { version } = database
  return (
    <dl className={styles.parts}>
      <div>
        <dt>{say.shop()}</dt>
        <dd>
          {say.started()} <Moment at={process.startedAt} />
        </dd>
        <dd>{say.memory({ size: bytesText(process.memoryBytes), node: process.node })}</dd>
      </div>
      <div>
        <dt>{say.database()}</dt>
        <dd>{say.databaseNames[database.kind]({ version, size: bytesText(database.bytes) })}</dd>
        <dd>{say.connections({ open: String(open), most: String(most) })}</dd>
        {waiting > 0 && <dd className={table.bad}>{say.waitingRequests(waiting)}</dd>}
      </div>
      <div>
        <dt>{say.searchIndex()}</dt>
        <dd>{say.products(products)}</dd>
      </div>
      <div>
        <dt>{say.disk()}</dt>
        <dd>{disk ? say.diskFree({ free: bytesText(disk.freeBytes), all: bytesText(disk.bytes) }) : say.diskUnknown()}</dd>
      </div>
    </dl>
  )
}

function Errors({ errors }: { errors: SystemView['errors'] }) {
  return (
    <section className={styles.section}>
      <h2>
        {say.errors()} <small>{say.errorsOf()}</small>
      </h2>
      {errors.length === 0 && <p>{say.noErrors()}</p>}
      {errors.length > 0 && (
        <ScrollBox label={say.errors()} className={table.wrap}>
          <table className={table.table}>
            <TableHead columns={[say.error(), say.howOften(), say.last()]} />
            <tbody>
              {errors.map(({ message, cause, count, lastAt }) => (
                <tr key={`${message} ${cause}`}>
                  <td lang="en" className={styles.text}>
                    {message}
                    {cause !== '' && <small>{cause}</small>}
                  </td>
                  <td>{say.times(count)}</td>
                  <td className={table.muted}>
                    <Moment at={lastAt} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </section>
  )
}
