/** What was just done: a toast with "Undo", and Ctrl Z and Ctrl Y for the last ten acts of this window. */
import { useQueryClient } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react'
import * as say from '#messages/admin/undo.ts'
import type { UndoneView } from '#admin/schema/audit.ts'
import { Toast } from '#admin/ui/toast.tsx'
import { call, sentenceOf } from './calls.browser.ts'
import { useKeys } from './use-keys.ts'

interface Act {
  /** What was done: '42 products put into Winter'. */
  text: string
  /** Entries of the audit log that tell it; none for what cannot be taken back. */
  entries: readonly string[]
}

interface Acts {
  /** Tells what was done, with "Undo" where there are entries. */
  told: (text: string, entries?: readonly string[]) => void
}

const ActsContext = createContext<Acts>({ told: () => undefined })

/** Returns what tells an act: below the frame of the back office. */
export const useActs = (): Acts => useContext(ActsContext)

/** Acts that can be taken back by Ctrl Z. */
const KEPT = 10

/** Takes entries back, the last one first. Returns the entries that tell it, or why not as a sentence. */
async function undoAll(entries: readonly string[]): Promise<{ entries: string[] } | { failure: string }> {
  const undone: string[] = []
  for (const id of entries.toReversed()) {
    // oxlint-disable-next-line no-await-in-loop -- each may depend on the one after it
    const answer = await call<UndoneView>('POST', `/audit/${id}/undo`, { reason: null })
    if (!answer.ok) return { failure: sentenceOf(answer) }
    if (answer.data.entry !== null) undone.push(answer.data.entry)
  }
  return { entries: undone }
}

interface Shown extends Act {
  /** Every toast is another one, also with the same text. */
  id: number
  isFailure: boolean
}

export function ActsProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const [shown, setShown] = useState<Shown | null>(null)
  const done = useRef<Act[]>([])
  const undone = useRef<Act[]>([])
  const last = useRef(0)
  const show = useCallback((act: Act, isFailure = false) => {
    last.current += 1
    setShown({ ...act, id: last.current, isFailure })
  }, [])
  const told = useCallback(
    (text: string, entries: readonly string[] = []) => {
      if (entries.length > 0) {
        done.current = [...done.current, { text, entries }].slice(-KEPT)
        undone.current = []
      }
      show({ text, entries })
    },
    [show],
  )
  /** Takes the last act of one pile back, and puts it on the other one. */
  const takeBack = useCallback(
    async (from: typeof done, to: typeof done, textOf: (what: { act: string }) => string) => {
      const act = from.current.at(-1)
      if (!act) return
      from.current = from.current.slice(0, -1)
      const answer = await undoAll(act.entries)
      await client.invalidateQueries()
      if ('failure' in answer) return show({ text: answer.failure, entries: [] }, true)
      to.current = [...to.current, { text: act.text, entries: answer.entries }].slice(-KEPT)
      return show({ text: textOf({ act: act.text }), entries: [] })
    },
    [client, show],
  )
  const undo = useCallback(() => void takeBack(done, undone, say.takenBack), [takeBack])
  const redo = useCallback(() => void takeBack(undone, done, say.doneAgain), [takeBack])
  useKeys({ 'ctrl+z': undo, 'ctrl+y': redo, 'ctrl+shift+z': redo })
  const value = useMemo(() => ({ told }), [told])
  return (
    <ActsContext value={value}>
      {children}
      <div aria-live="polite">
        {shown && (
          <Toast
            key={shown.id}
            text={shown.text}
            isFailure={shown.isFailure}
            onUndo={shown.entries.length > 0 ? undo : null}
            onOver={() => setShown((now) => (now?.id === shown.id ? null : now))}
          />
        )}
      </div>
    </ActsContext>
  )
}
