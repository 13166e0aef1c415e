/** Says why the last change of a page was refused. */
import { Note } from '#admin/ui/note.tsx'
import * as styles from '#admin/ui/record.module.css'

export const RefusalNote = ({ failure }: { failure: string | null }) => (
  <div className={failure === null ? undefined : styles.said} role="status">
    {failure !== null && <Note kind="bad">{failure}</Note>}
  </div>
)
