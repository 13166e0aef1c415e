/** A redirect, new or changed: what will be written is said before, and what is refused says why. */
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { redirectPath, redirectTarget, REDIRECT_STATUSES } from '#domain/content/redirect.ts'
import { cancel } from '#messages/admin/shell.ts'
import * as say from '#messages/admin/content/redirects.ts'
import { call, sentenceOf, type Refused } from '#admin/client/calls.browser.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { RedirectsChanged } from '#admin/schema/redirects.ts'
import { readLead } from './lead-field.tsx'
import type { SeenRedirect } from './lists.tsx'
import * as styles from './redirects.module.css'

interface Props {
  redirect: SeenRedirect
  onClose: () => void
  onDone: (redirect: { path: string }, entries: readonly string[]) => void
}

const send = (one: SeenRedirect, isCheck: boolean) =>
  call<RedirectsChanged>('POST', '/redirects', {
    redirects: [{ path: one.path.trim(), target: one.target.trim(), status: one.status, version: one.version }],
    isCheck,
  })

/** Returns why a redirect is refused. */
async function reasonOf({ path, target }: SeenRedirect): Promise<string> {
  const lead = await readLead(path.trim())
  return lead.state === 'page' ? say.hidesPage({ path }) : say.loops({ path, target })
}

/** What others have there now. */
const presentOf = ({ body }: Refused): SeenRedirect | undefined => (body?.['redirects'] as SeenRedirect[] | undefined)?.[0]

/** What a check answers: what would be written, or why not. */
function useCheck(wanted: SeenRedirect) {
  const { path, target } = wanted
  const isWhole = redirectPath(path.trim()) !== null && redirectTarget(target.trim()) !== null
  return useQuery({
    queryKey: ['redirect-check', wanted],
    enabled: isWhole,
    staleTime: 0,
    queryFn: async () => {
      const answer = await send(wanted, true)
      if (answer.ok) return { redirects: answer.data.redirects, refusal: null }
      return { redirects: [], refusal: answer.code === 'redirect_refused' ? await reasonOf(wanted) : null }
    },
  }).data
}

/** What is typed, and saving it. */
function useRedirectForm({ redirect, onDone }: Pick<Props, 'redirect' | 'onDone'>) {
  const [wanted, setWanted] = useState(redirect)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const path = redirectPath(wanted.path.trim())
  const target = redirectTarget(wanted.target.trim())
  const change = (values: Partial<SeenRedirect>) => setWanted({ ...wanted, ...values })
  const save = async () => {
    setTried(true)
    if (path === null || target === null || isBusy) return
    setBusy(true)
    const answer = await send(wanted, false)
    setBusy(false)
    if (answer.ok) return onDone({ path }, answer.data.entries)
    if (answer.code === 'redirect_refused') return setFailure(await reasonOf(wanted))
    if (answer.code !== 'changed_meanwhile') return setFailure(sentenceOf(answer))
    const present = presentOf(answer)
    const isThere = present !== undefined && present.target !== ''
    change({ version: isThere ? (present.version ?? null) : null })
    setFailure(say.changedMeanwhile({ target: isThere ? present.target : say.nowhere() }))
  }
  return { wanted, change, path, target, isBusy, failure, isTried, save }
}

export function RedirectDialog({ redirect, onClose, onDone }: Props) {
  const { wanted, change, path, target, isBusy, failure, isTried, save } = useRedirectForm({ redirect, onDone })
  const checked = useCheck(useDeferredValue(wanted))
  const asks = (value: string) => isTried || value !== ''
  return (
    <Dialog title={redirect.version === null ? say.newRedirect() : say.changeRedirect()} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {failure !== null && <Note kind="bad">{failure}</Note>}
        <TextField
          label={say.from()}
          hint={say.fromHint()}
          fault={asks(wanted.path) && path === null ? say.noPath() : undefined}
          readOnly={redirect.version !== null}
          value={wanted.path}
          onChange={(event) => change({ path: event.target.value, version: null })}
        />
        <TextField
          label={say.to()}
          hint={say.toHint()}
          fault={asks(wanted.target) && target === null ? say.noTarget() : undefined}
          value={wanted.target}
          onChange={(event) => change({ target: event.target.value })}
        />
        <SelectField
          label={say.kind()}
          value={wanted.status}
          onChange={(event) => change({ status: Number(event.target.value) })}
        >
          {REDIRECT_STATUSES.map((status) => (
            <option key={status} value={status}>
              {say.kinds[status]()}
            </option>
          ))}
        </SelectField>
        <Outcome checked={checked} path={path} />
        <div className={styles.formActs}>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {say.save()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** What will be written. */
function Outcome({ checked, path }: { checked: ReturnType<typeof useCheck>; path: string | null }) {
  if (!checked) return null
  if (checked.refusal !== null) return <p className={styles.refusal}>{checked.refusal}</p>
  const own = checked.redirects.find((one) => one.path === path)
  if (!own) return null
  return (
    <p className={styles.outcome} role="status">
      {say.willBe(own)} {checked.redirects.length > 1 && say.alsoChanges(checked.redirects.length - 1)}
    </p>
  )
}
