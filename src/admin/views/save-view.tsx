/** The box that asks for the name of a view and saves it. */
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { MAX_VIEW_NAME, type ListLook, type SavedList } from '#domain/staff/list-view.ts'
import * as say from '#messages/admin/people/views.ts'
import { useActs } from '#admin/client/acts.tsx'
import { call, sentenceOf } from '#admin/client/calls.browser.ts'
import type { ViewSavedView } from '#admin/schema/people/views.ts'
import { Button } from '#admin/ui/button.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { Popover } from '#admin/ui/popover.tsx'
import * as styles from './views.module.css'

interface Props {
  list: SavedList
  /** Filters of the address. */
  query: string
  look: ListLook | null
}

export const SaveView = (props: Props) => (
  <Popover className={styles.act} face={say.save()} aria-label={say.save()}>
    {(close) => <SaveForm {...props} onDone={close} />}
  </Popover>
)

function SaveForm({ list, query, look, onDone }: Props & { onDone: () => void }) {
  const client = useQueryClient()
  const { told } = useActs()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const [state, setState] = useState<{ isBusy: boolean; fault: string | null }>({ isBusy: false, fault: null })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setState({ isBusy: false, fault: say.nameMissing() })
    setState({ isBusy: true, fault: null })
    const answer = await call<ViewSavedView>('POST', '/views', { list, name: name.trim(), query, look, isShared })
    if (!answer.ok) return setState({ isBusy: false, fault: sentenceOf(answer) })
    await client.invalidateQueries({ queryKey: ['views', list] })
    onDone()
    return told(say.saved({ name: name.trim() }), answer.data.entries)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <TextField
        label={say.name()}
        value={name}
        maxLength={MAX_VIEW_NAME}
        fault={state.fault ?? undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <label className={styles.share}>
        <input type="checkbox" checked={isShared} onChange={(event) => setShared(event.target.checked)} />
        {say.share()}
      </label>
      <Button kind="primary" type="submit" isBusy={state.isBusy}>
        {say.save()}
      </Button>
    </form>
  )
}
