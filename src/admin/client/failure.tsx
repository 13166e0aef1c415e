/** Something could not be fetched: what went wrong, and the way on. */
import { tryAgain } from '#messages/admin/shell.ts'
import { Button } from '#admin/ui/button.tsx'
import { Note } from '#admin/ui/note.tsx'
import { sentenceOf } from './calls.browser.ts'

export function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unexpected'
  return (
    <Note kind="bad">
      <span>{sentenceOf({ code })}</span>
      <Button size="small" onClick={onRetry}>
        {tryAgain()}
      </Button>
    </Note>
  )
}
