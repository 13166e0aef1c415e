/** Redirects: all by their path, those that are broken, and addresses without a page that were asked for. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import * as say from '#messages/admin/content/redirects.ts'
import { call, sentenceOf } from '#admin/client/calls.browser.ts'
import { useActs } from '#admin/client/acts.tsx'
import { usePages } from '#admin/client/page.ts'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useKeys } from '#admin/client/use-keys.ts'
import { Button } from '#admin/ui/button.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { Key } from '#admin/ui/key.tsx'
import type { RedirectsChanged } from '#admin/schema/redirects.ts'
import { LeadField } from './lead-field.tsx'
import { AllRedirects, BrokenRedirects, MissedAddresses, type Acts, type SeenRedirect } from './lists.tsx'
import { RedirectDialog } from './redirect-dialog.tsx'
import * as styles from './redirects.module.css'

const VIEWS = ['all', 'broken', 'missed'] as const

/** Removing, hiding, and the dialog that is open. */
function useRedirectActs() {
  const queries = useQueryClient()
  const { told } = useActs()
  const mayChange = mayDo(useStaff(), 'content.change')
  const [open, setOpen] = useState<SeenRedirect | null>(null)
  const read = () => void queries.invalidateQueries({ queryKey: ['redirects'] })
  const remove = async ({ path, version }: SeenRedirect) => {
    const answer = await call<RedirectsChanged>('POST', '/redirects/remove', { redirects: [{ path, version }] })
    told(answer.ok ? say.removed({ path }) : sentenceOf(answer), answer.ok ? answer.data.entries : [])
    read()
  }
  const forget = async (path: string) => {
    const answer = await call('POST', '/redirects/missed/forget', { paths: [path] })
    if (!answer.ok) told(sentenceOf(answer))
    read()
  }
  const done = ({ path }: { path: string }, entries: readonly string[]) => {
    setOpen(null)
    told(say.saved({ path }), entries)
    read()
  }
  const acts: Acts | null = mayChange
    ? { change: setOpen, remove: (one) => void remove(one), forget: (path) => void forget(path) }
    : null
  return { acts, open, setOpen, done }
}

const NEW: SeenRedirect = { path: '', target: '', status: 301, version: null }

export function RedirectsPage() {
  const [search, setSearch] = useSearchParams()
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'all'
  const { acts, open, setOpen, done } = useRedirectActs()
  const hasImport = usePages().some(({ path }) => path === '/import')
  useKeys({
    n: () => (acts ? setOpen(NEW) : false),
    '/': () => document.querySelector<HTMLInputElement>('input[type=search]')?.focus(),
  })
  return (
    <>
      <div className={styles.head}>
        <h1>{say.redirects()}</h1>
        {hasImport && (
          <Link className={styles.way} to="/import">
            <Icon name="upload-simple" small /> {say.importThem()}
          </Link>
        )}
        {acts && (
          <Button kind="primary" onClick={() => setOpen(NEW)}>
            {say.newRedirect()} <Key>N</Key>
          </Button>
        )}
      </div>
      <nav className={styles.views} aria-label={say.viewsLabel()}>
        {VIEWS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === view}
            onClick={() => setSearch(one === 'all' ? {} : { view: one })}
          >
            {say.views[one]()}
          </button>
        ))}
      </nav>
      <LeadField />
      {view === 'all' && <AllRedirects acts={acts} />}
      {view === 'broken' && <BrokenRedirects acts={acts} />}
      {view === 'missed' && <MissedAddresses acts={acts} />}
      {open && <RedirectDialog redirect={open} onClose={() => setOpen(null)} onDone={done} />}
    </>
  )
}
