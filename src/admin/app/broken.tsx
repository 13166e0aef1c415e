/** A page that could not be loaded, or broke: what to do about it. */
import { loadAgain, pageBroken } from '#messages/admin/shell.ts'
import { Button } from '#admin/ui/button.tsx'
import { Note } from '#admin/ui/note.tsx'

export const Broken = () => (
  <Note kind="bad">
    <span>{pageBroken()}</span>
    <Button size="small" onClick={() => location.reload()}>
      {loadAgain()}
    </Button>
  </Note>
)
