/** What surrounds every page: the menu, the footer, and the page for an address without one, each in the editor. */
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import * as say from '#messages/admin/content/pages.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { Button } from '#admin/ui/button.tsx'
import { Note } from '#admin/ui/note.tsx'
import { useContents } from './content-list.tsx'
import { LoadedEditor } from './editor-page.tsx'
import { useBeginPart } from './use-begin-part.ts'
import * as styles from './content.module.css'

const PARTS = ['menu', 'footer', 'not-found'] as const

export function MenusPage() {
  const [search] = useSearchParams()
  const part = PARTS.find((one) => one === search.get('part')) ?? 'menu'
  const list = useContents('pages')
  const [begun, setBegun] = useState<number | null>(null)
  const mayChange = mayDo(useStaff(), 'content.change') && list.data?.service === null
  const { isBusy, failure, beginPart } = useBeginPart()
  const found = list.data?.contents.find(({ kind, key }) => kind === 'part' && key === part)
  const id = found?.id ?? begun
  const begin = () =>
    beginPart(part, (answer) => {
      setBegun(answer)
      void list.refetch()
    })
  return (
    <>
      <nav className={styles.tabs} aria-label={say.menus()}>
        {PARTS.map((one) => (
          <Link key={one} to={`?part=${one}`} aria-current={one === part || undefined} onClick={() => setBegun(null)}>
            {say.parts[one]()}
          </Link>
        ))}
      </nav>
      {list.isPending && <Loading />}
      {list.error !== null && <Failure error={list.error} onRetry={() => void list.refetch()} />}
      {failure && <Note kind="bad">{failure}</Note>}
      {id !== null && <LoadedEditor key={id} id={String(id)} />}
      {list.data && id === null && (
        <>
          <h1>{say.parts[part]()}</h1>
          <p>{say.notBegun()}</p>
          {mayChange && (
            <Button kind="primary" isBusy={isBusy} onClick={begin}>
              {say.beginPart({ name: say.parts[part]() })}
            </Button>
          )}
        </>
      )}
    </>
  )
}
