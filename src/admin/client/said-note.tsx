/** Says how the last change ended, with the button that takes it back. */
import { undo } from '#messages/admin/coupons.ts'
import { Button } from '#admin/ui/button.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { Said } from './use-written.ts'
import * as styles from '#admin/ui/record.module.css'

export function SaidNote({ said, onUndo }: { said: Said | null; onUndo?: (entry: string) => void }) {
  return (
    <div className={said ? styles.said : undefined} role="status">
      {said && (
        <Note kind={said.kind}>
          <span>{said.text}</span>
          {said.entry !== null && onUndo && (
            <Button size="small" onClick={() => onUndo(said.entry!)}>
              {undo()}
            </Button>
          )}
        </Note>
      )}
    </div>
  )
}
