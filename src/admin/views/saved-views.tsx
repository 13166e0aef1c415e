/** Views of a list that people have saved, behind the built-in ones, and the way to save what the list shows now. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import type { ListLook, SavedList } from '#domain/staff/list-view.ts'
import * as say from '#messages/admin/people/views.ts'
import { useActs } from '#admin/client/acts.tsx'
import { call, read, sentenceOf } from '#admin/client/calls.browser.ts'
import { useStaff } from '#admin/client/staff.ts'
import type { SavedView, SavedViewsView, ViewRemovedView } from '#admin/schema/people/views.ts'
import { Icon } from '#admin/ui/icon.tsx'
import { SaveView } from './save-view.tsx'
import * as styles from './views.module.css'

interface Props {
  list: SavedList
  /** Look of the table that a view keeps, and what a view sets it to; without it a view keeps none. */
  look?: ListLook
  onLook?: (look: ListLook) => void
}

/**
 * Returns the filters of an address in one order, so that two of them can be compared. Words that were searched for are not kept: they
 * are names and addresses of customers.
 */
const inOrder = (query: string): string =>
  [...new URLSearchParams(query)]
    .filter(([name]) => name !== 'words')
    .map((pair) => new URLSearchParams([pair]).toString())
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join('&')

export function SavedViews({ list, look, onLook }: Props) {
  const { pathname } = useLocation()
  const [address] = useSearchParams()
  const found = useQuery({ queryKey: ['views', list], queryFn: () => read<SavedViewsView>(`/views?list=${list}`) })
  const views = found.data?.views ?? []
  const query = inOrder(address.toString())
  const chosen = views.find((view) => inOrder(view.query) === query)
  const isOwner = useStaff().role === 'owner'
  return (
    <>
      {views.map((view) => (
        <Link
          key={view.id}
          to={`${pathname}?${view.query}`}
          aria-current={view === chosen ? 'true' : undefined}
          title={view.isOwn ? undefined : say.sharedView()}
          onClick={() => {
            if (view.look) onLook?.(view.look)
          }}
        >
          {view.name}
          {view.isShared && <Icon name="users" small />}
        </Link>
      ))}
      {chosen && (chosen.isOwn || isOwner) && <Remove view={chosen} list={list} />}
      {query !== '' && !chosen && <SaveView list={list} query={query} look={look ?? null} />}
    </>
  )
}

function Remove({ view, list }: { view: SavedView; list: SavedList }) {
  const client = useQueryClient()
  const { told } = useActs()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const answer = await call<ViewRemovedView>('DELETE', `/views/${view.id}`, {})
    await client.invalidateQueries({ queryKey: ['views', list] })
    setBusy(false)
    told(answer.ok ? say.removed({ name: view.name }) : sentenceOf(answer), answer.ok ? answer.data.entries : [])
  }
  return (
    <button type="button" className={styles.act} aria-disabled={isBusy || undefined} onClick={() => void (isBusy || remove())}>
      {say.remove()}
    </button>
  )
}
