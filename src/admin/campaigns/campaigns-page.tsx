/** Campaigns: a calendar of all of them, and the chosen one with its texts, its dates and how the shop will look. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import * as say from '#messages/admin/content/campaigns.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useKeys } from '#admin/client/use-keys.ts'
import { Button } from '#admin/ui/button.tsx'
import { Key } from '#admin/ui/key.tsx'
import type { CampaignListView } from '#admin/schema/campaigns.ts'
import { Calendar } from './calendar.tsx'
import { Campaign } from './campaign.tsx'
import { NewDialog } from './new-dialog.tsx'
import * as styles from './campaigns.module.css'

const KEY = ['campaigns']
const readAll = () => read<CampaignListView>('/campaigns')

export function CampaignsPage() {
  const queries = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const [isNew, setNew] = useState(false)
  const mayChange = mayDo(useStaff(), 'campaigns.change')
  const list = useQuery({ queryKey: KEY, queryFn: readAll })
  useKeys({ n: () => (mayChange ? setNew(true) : false) })
  const choose = (key: string) => setSearch({ campaign: key }, { replace: true })
  const reload = async () => {
    const fresh = await readAll()
    queries.setQueryData(KEY, fresh)
    return fresh
  }
  if (list.isPending) return <Loading />
  if (list.error !== null) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  const { campaigns, now } = list.data
  const chosen = campaigns.find(({ campaign }) => campaign.key === search.get('campaign')) ?? campaigns[0]
  return (
    <>
      <div className={styles.head}>
        <h1>{say.campaigns()}</h1>
        {mayChange && (
          <Button onClick={() => setNew(true)}>
            {say.newCampaign()} <Key>N</Key>
          </Button>
        )}
      </div>
      {campaigns.length === 0 && <p role="status">{say.none()}</p>}
      {chosen && <Calendar campaigns={campaigns} now={now} chosen={chosen.campaign.key} onChoose={choose} />}
      {chosen && <Campaign key={chosen.campaign.key} view={chosen} now={now} mayChange={mayChange} onReload={reload} />}
      {isNew && (
        <NewDialog
          now={now}
          onClose={() => setNew(false)}
          onMade={(key) => {
            setNew(false)
            void reload().then(() => choose(key))
          }}
        />
      )}
    </>
  )
}
