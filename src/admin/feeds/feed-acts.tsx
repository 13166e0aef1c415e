/** What may be done with a feed: its address is copied or opened, it is made anew, switched on and off. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as say from '#messages/admin/settings/feeds.ts'
import { cancel } from '#messages/admin/shell.ts'
import { markets } from '#messages/admin/today.ts'
import { useActs } from '#admin/client/acts.tsx'
import { call } from '#admin/client/calls.browser.ts'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import type { useWritten } from '#admin/client/use-written.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import type { FeedSwitched, FeedView } from '#admin/schema/settings/feeds.ts'
import * as styles from '#admin/ui/record.module.css'

/** 'Google, Romania' */
export const feedName = ({ feed, market }: Pick<FeedView, 'feed' | 'market'>): string =>
  say.feedNames[feed]({ market: markets[market]() })

interface Props {
  feed: FeedView
  written: ReturnType<typeof useWritten>
}

/** Returns the acts on a feed. */
function useFeedActs({ feed, written: { write } }: Props) {
  const { id, version } = feed
  const name = feedName(feed)
  const queries = useQueryClient()
  const refresh = () => void queries.invalidateQueries({ queryKey: ['feeds'] })
  const turn = (wanted: boolean) =>
    write<FeedSwitched>({
      call: () => call('POST', `/feeds/${id}/switch`, { version, isOn: wanted }),
      words: (wanted ? say.switchedOn : say.switchedOff)({ feed: name }),
      done: refresh,
      refused: ({ code }) => {
        // Somebody else switched it: what is there now is shown beside the sentence.
        if (code === 'changed_meanwhile') refresh()
        return false
      },
    })
  const make = () =>
    write({ call: () => call<object>('POST', `/feeds/${id}/make`, {}), words: say.asked({ feed: name }), done: refresh })
  return { turn, make }
}

export function FeedActs(props: Props) {
  const { feed, written } = props
  const { address, isOn, isAsked } = feed
  const name = feedName(feed)
  const mayChange = mayDo(useStaff(), 'products.change')
  const { told } = useActs()
  const { turn, make } = useFeedActs(props)
  const [isStopping, setStopping] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    told(say.copied())
  }
  const act = (words: string, onClick: () => void, isOff = false) => (
    <Button size="small" isBusy={written.isBusy} disabled={isOff} aria-label={`${words}: ${name}`} onClick={onClick}>
      {words}
    </Button>
  )
  const stop = () => {
    setStopping(false)
    turn(false)
  }
  return (
    <>
      {/* A browser gives the clipboard to safe addresses only. */}
      {'clipboard' in navigator && act(say.copyAddress(), () => void copy())}
      {isOn && (
        <a href={address} aria-label={`${say.show()}: ${name}`}>
          {say.show()}
        </a>
      )}
      {mayChange && isOn && act(say.make(), make, isAsked)}
      {mayChange && (isOn ? act(say.switchOff(), () => setStopping(true)) : act(say.switchOn(), () => turn(true)))}
      {isStopping && (
        <Dialog title={`${say.switchOff()}: ${name}`} onClose={() => setStopping(false)}>
          <p>{say.switchOffText()}</p>
          <div className={styles.acts}>
            <Button onClick={() => setStopping(false)}>{cancel()}</Button>
            <Button kind="destructive" onClick={stop}>
              {say.switchOff()}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
