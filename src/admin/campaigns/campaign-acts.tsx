/** Switching a campaign on and off, and removing it. */
import { useState } from 'react'
import * as say from '#messages/admin/content/campaigns.ts'
import { useActs } from '#admin/client/acts.tsx'
import { call, sentenceOf } from '#admin/client/calls.browser.ts'
import { useStaff } from '#admin/client/staff.ts'
import { Button } from '#admin/ui/button.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { CampaignChanged, CampaignView } from '#admin/schema/campaigns.ts'
import { stateOf } from './state.ts'
import * as styles from './campaigns.module.css'

interface Props {
  view: CampaignView
  now: string
  /** What is unsaved would not be switched on. */
  isDirty: boolean
  onReload: () => Promise<unknown>
}

export function CampaignActs({ view, now, isDirty, onReload }: Props) {
  const { told } = useActs()
  const { role } = useStaff()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { version, campaign } = view
  const { key: name, isOn } = campaign
  const send = async (way: 'switch' | 'remove', body: object, words: string) => {
    setBusy(true)
    const answer = await call<CampaignChanged>('POST', `/campaigns/${name}/${way}`, { version, ...body })
    setBusy(false)
    setFailure(answer.ok ? null : sentenceOf(answer))
    if (answer.ok) told(words, answer.data.entries)
    await onReload()
  }
  const isBlocked = isDirty || view.overlaps.length > 0 || stateOf(view, now) === 'over'
  return (
    <div className={styles.acts}>
      {failure !== null && <Note kind="plain">{failure}</Note>}
      {isDirty && <p className={styles.hint}>{say.saveFirst()}</p>}
      {role !== 'owner' && failure === null && <p className={styles.hint}>{say.onlyOnApproval()}</p>}
      {isOn ? (
        <Button
          kind="destructive"
          isBusy={isBusy}
          disabled={isDirty}
          onClick={() => void send('switch', { isOn: false, isNow: false }, say.done.off({ name }))}
        >
          {say.stop()}
        </Button>
      ) : (
        <>
          <Button
            kind="dark"
            isBusy={isBusy}
            disabled={isBlocked}
            onClick={() => void send('switch', { isOn: true, isNow: false }, say.done.on({ name }))}
          >
            {say.switchOn()}
          </Button>
          <Button
            isBusy={isBusy}
            disabled={isDirty}
            onClick={() => void send('switch', { isOn: true, isNow: true }, say.done.now({ name }))}
          >
            {say.startNow()}
          </Button>
          <Button
            kind="quiet"
            isBusy={isBusy}
            disabled={isDirty}
            onClick={() => void send('remove', {}, say.done.removed({ name }))}
          >
            {say.remove()}
          </Button>
        </>
      )}
    </div>
  )
}
