/** Price campaigns: which ones wait and run, and a form that plans one with every price checked before. */
import { useState } from 'react'
import * as say from '#messages/admin/goods/price-campaigns.ts'
import { plainMoment } from '#messages/dates.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { useStaff } from '#admin/client/staff.ts'
import { leftOutOf } from '#admin/bulk/bulk-progress.tsx'
import { useBulkList } from '#admin/bulk/use-bulk.ts'
import { Amounts, stateOf } from './campaign-state.tsx'
import type { BulkEditView } from '#admin/schema/goods/bulk.ts'
import { Button } from '#admin/ui/button.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import * as table from '#admin/ui/table.module.css'
import { CampaignForm } from './campaign-form.tsx'
import { StopDialog } from './stop-dialog.tsx'
import * as styles from '#admin/bulk/bulk.module.css'

const timeText = (local: string | null): string => (local === null ? '' : plainMoment(local))

export function PriceCampaignsPage() {
  const found = useBulkList(true)
  const [isNew, setNew] = useState(false)
  const [stopping, setStopping] = useState<BulkEditView | null>(null)
  const { role } = useStaff()
  return (
    <>
      <header className={styles.head}>
        <h1>{say.priceCampaigns()}</h1>
        {!isNew && role === 'owner' && (
          <Button kind="primary" onClick={() => setNew(true)}>
            {say.newCampaign()}
          </Button>
        )}
      </header>
      {isNew && <CampaignForm onClose={() => setNew(false)} />}
      {found.isPending && <Loading />}
      {found.isError && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.isSuccess && found.data.edits.length === 0 && <p className={styles.hint}>{say.none()}</p>}
      {found.isSuccess && found.data.edits.length > 0 && (
        <div className={table.wrap}>
          <table className={table.table}>
            <caption className={table.hidden}>{say.priceCampaigns()}</caption>
            <TableHead
              columns={[say.campaign(), { number: say.percent() }, say.starts(), say.ends(), say.state()]}
              actions={say.stopNow()}
            />
            <tbody>
              {found.data.edits.map((edit) => {
                const { id, name, change, plans } = edit
                if (change.kind !== 'price') return null
                const state = stateOf(edit)
                return (
                  <tr key={id}>
                    <th scope="row">{name}</th>
                    <td className={table.number}>−{change.percent}%</td>
                    <td>{timeText(change.starts)}</td>
                    <td>{timeText(change.ends)}</td>
                    <td>
                      {say.states[state]()} · <Amounts edit={edit} left={leftOutOf(edit)} refused={plans.refused ?? 0} />
                    </td>
                    <td>
                      {edit.canUndo && role === 'owner' && (state === 'waiting' || state === 'running') && (
                        <Button kind="destructive" size="small" onClick={() => setStopping(edit)}>
                          {say.stopNow()}
                        </Button>
                      )}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      {stopping && <StopDialog edit={stopping} onClose={() => setStopping(null)} />}
    </>
  )
}
