/** Written parts of the shop's own pages that nobody has written yet. */
import { useNavigate } from 'react-router'
import * as say from '#messages/admin/content/pages.ts'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { Button } from '#admin/ui/button.tsx'
import { Note } from '#admin/ui/note.tsx'
import { useContents } from './content-list.tsx'
import { useBeginPart } from './use-begin-part.ts'
import * as styles from './content.module.css'

/** Those of one page; what surrounds every page is begun among the menus. */
const OF_PAGES = ['home', 'empty-search'] as const

export function PartsToBegin() {
  const list = useContents('pages')
  const goTo = useNavigate()
  const mayChange = mayDo(useStaff(), 'content.change') && list.data?.service === null
  const { isBusy, failure, beginPart } = useBeginPart()
  const missing = OF_PAGES.filter((part) => !list.data?.contents.some(({ kind, key }) => kind === 'part' && key === part))
  if (!list.data || !mayChange || missing.length === 0) return null
  return (
    <section className={styles.toBegin}>
      <p>{say.notBegun()}</p>
      {failure && <Note kind="bad">{failure}</Note>}
      {missing.map((part) => (
        <Button key={part} isBusy={isBusy} onClick={() => beginPart(part, (id) => void goTo(`/pages/${id}`))}>
          {say.beginPart({ name: say.parts[part]() })}
        </Button>
      ))}
    </section>
  )
}
