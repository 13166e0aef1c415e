/** What was just done, and taking it back. */
import { useState } from 'react'
import { call, sentenceOf } from '#admin/client/calls.browser.ts'
import { takenBack, undoIt } from '#messages/admin/publishing.ts'
import { Button } from '#admin/ui/button.tsx'
import { Note } from '#admin/ui/note.tsx'

export interface Done {
  words: string
  entries: readonly string[]
}

/** `onUndone`: what is shown has to be read again. */
export function DoneNote({ done, onUndone }: { done: Done; onUndone: () => void }) {
  const [answer, setAnswer] = useState<{ of: Done; words: string; isBad: boolean } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [entry] = done.entries
  if (answer?.of === done) return <Note kind={answer.isBad ? 'bad' : 'plain'}>{answer.words}</Note>
  const undo = async () => {
    setBusy(true)
    const given = await call('POST', `/audit/${entry}/undo`, { reason: null })
    setBusy(false)
    setAnswer({ of: done, words: given.ok ? takenBack() : sentenceOf(given), isBad: !given.ok })
    onUndone()
  }
  return (
    <Note kind="ok">
      <span>{done.words}</span>
      {entry !== undefined && (
        <Button size="small" isBusy={isBusy} onClick={() => void undo()}>
          {undoIt()}
        </Button>
      )}
    </Note>
  )
}
