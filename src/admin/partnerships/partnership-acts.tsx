/** What may be done with a partnership as a whole: the report for the partner, stopping it, letting it go on. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { csvRow } from '#domain/imports/csv-row.ts'
import * as say from '#messages/admin/promotions/partnerships.ts'
import { call } from '#admin/client/calls.browser.ts'
import { keepContent } from '#admin/client/keep-file.browser.ts'
import { RefusalNote } from '#admin/client/refusal-note.tsx'
import { useWritten } from '#admin/client/use-written.ts'
import { Button } from '#admin/ui/button.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { ReasonDialog } from '#admin/ui/reason-dialog.tsx'
import type { PartnershipPageView, PartnershipReport, PartnershipWritten } from '#admin/schema/promotions/partnerships.ts'

/** Characters of a day at the beginning of an ISO moment. */
const DAY_LENGTH = 10

function keepReport({ name, codes }: PartnershipReport): void {
  const { code, day, used } = say.reportHead
  const rows = codes.map((one) => {
    const use = one.isUsed === null ? say.notKnown() : one.isUsed ? say.yes() : say.no()
    return csvRow([one.code, one.takenAt.slice(0, DAY_LENGTH), use])
  })
  keepContent(`${name}.csv`, new Blob([csvRow([code(), day(), used()]), ...rows], { type: 'text/csv' }))
}

export function PartnershipActs({ partnership }: Pick<PartnershipPageView, 'partnership'>) {
  const { id, version, phase } = partnership
  const queries = useQueryClient()
  const { failure, isBusy, write } = useWritten()
  const [asked, setAsked] = useState<'report' | 'stop' | 'resume' | null>(null)
  const close = () => setAsked(null)
  const setStopped = (isStopped: boolean) => (reason: string) => {
    close()
    write<PartnershipWritten>({
      call: () => call('POST', `/partnerships/${id}/stop`, { version, isStopped, reason }),
      words: isStopped ? say.stopped() : say.resumed(),
      done: () => void queries.invalidateQueries({ queryKey: ['partnerships'] }),
    })
  }
  const report = (reason: string) => {
    close()
    write<PartnershipReport>({
      call: () => call('POST', `/partnerships/${id}/report`, { reason }),
      words: say.reported(),
      done: keepReport,
    })
  }
  return (
    <>
      <RefusalNote failure={failure} />
      <Button isBusy={isBusy} onClick={() => setAsked('report')}>
        <Icon name="download-simple" small /> {say.report()}
      </Button>
      {phase === 'stopped' ? (
        <Button isBusy={isBusy} onClick={() => setAsked('resume')}>
          {say.letGoOn()}
        </Button>
      ) : (
        phase !== 'ended' && (
          <Button kind="destructive" isBusy={isBusy} onClick={() => setAsked('stop')}>
            {say.stop()}
          </Button>
        )
      )}
      <Questions asked={asked} onClose={close} onReport={report} onStopped={setStopped} />
    </>
  )
}

interface QuestionsProps {
  asked: 'report' | 'stop' | 'resume' | null
  onClose: () => void
  onReport: (reason: string) => void
  onStopped: (isStopped: boolean) => (reason: string) => void
}

/** Asks for the reason of what was chosen. */
function Questions({ asked, onClose, onReport, onStopped }: QuestionsProps) {
  if (asked === null) return null
  if (asked === 'report')
    return <ReasonDialog title={say.report()} text={say.reportText()} act={say.report()} onClose={onClose} onAct={onReport} />
  const isStop = asked === 'stop'
  const [name, text] = isStop ? [say.stop(), say.stopText()] : [say.letGoOn(), say.letGoOnText()]
  return <ReasonDialog title={name} text={text} act={name} isDestructive={isStop} onClose={onClose} onAct={onStopped(isStop)} />
}
