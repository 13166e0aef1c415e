/**
 * A record that is changed in a form: what is unsaved, saving with the version that was read, faults of fields from the server,
 * and what another person saved meanwhile. The fields are `fields.tsx`, the buttons `save-buttons.tsx`.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form'
import type { DraftForm } from '#domain/staff/form-draft.ts'
import * as say from '#messages/admin/form.ts'
import { useActs } from '#admin/client/acts.tsx'
import { faultOf, sentenceOf, type Answer, type Refused } from '#admin/client/calls.browser.ts'
import { changesBetween, leavesOf, mergeOf, type Merge } from './merge.ts'

type Version = string | number

/** What the server has of a record: its values, their version, and who saved them last, where it says so. */
export interface Current<Values> {
  values: Values
  version: Version
  by?: string | undefined
}

export interface Saved {
  version: Version
  /** Entries of the audit log: what can be taken back. */
  entries?: readonly string[]
}

interface Options<Values extends FieldValues> {
  /** Names the record for drafts and presence: 'product/10423'. */
  id: DraftForm
  current: Current<Values>
  /** Sends values with the version that was read; `changed` are the paths that differ from what was read. */
  save: (values: Values, version: Version, changed: string[]) => Promise<Answer<Saved>>
  /** Reads the record again, after a save or when another person has saved it. */
  reload: () => Promise<Current<Values>>
  /** Name of a field by its path, for the questions of a conflict. */
  labelOf: (path: string) => string
  /** Toast of a save: 'Saved' without it. */
  saved?: () => string
}

export interface ConflictState<Values> {
  merge: Merge
  theirs: Current<Values>
  /** Saves: of each path that both changed, whose value holds. */
  settle: (choices: Readonly<Record<string, 'mine' | 'theirs'>>) => void
  /** Forgets everything that this person changed. */
  takeTheirs: () => void
  close: () => void
}

export interface RecordForm<Values extends FieldValues> {
  id: DraftForm
  form: UseFormReturn<Values>
  isBusy: boolean
  /** What went wrong with the whole form, as a sentence. */
  failure: string | null
  conflict: ConflictState<Values> | null
  labelOf: (path: string) => string
  submit: () => void
  discard: () => void
  /** What the form began with. */
  baseOf: () => Current<Values>
  /** Puts values that were typed before over what they began with. */
  restore: (typed: Values, from: Current<Values>) => void
}

const CHANGED = 'changed_meanwhile'

export function useRecordForm<Values extends FieldValues>(options: Options<Values>): RecordForm<Values> {
  const { id, current, labelOf } = options
  const form = useForm<Values>({ defaultValues: current.values as DefaultValues<Values>, mode: 'onBlur' })
  const { baseOf, setBase } = useBase(form, current)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [conflict, setConflict] = useState<ConflictState<Values> | null>(null)
  const { told } = useActs()

  const begin = useCallback(
    (now: Current<Values>) => {
      setBase(now)
      form.reset(now.values)
      setFailure(null)
      setConflict(null)
    },
    [form, setBase],
  )
  const send = async (values: Values, version: Version): Promise<void> => {
    setBusy(true)
    setFailure(null)
    const answer = await options.save(values, version, changesBetween(baseOf().values, values))
    if (answer.ok) {
      begin(await options.reload())
      told((options.saved ?? say.saved)(), answer.data.entries)
    } else if (answer.code === CHANGED) await meet(values, await options.reload())
    else setFailure(showFaults(form, answer))
    setBusy(false)
  }
  /** Another person has saved: puts together what can be, and asks about the rest. */
  const meet = async (values: Values, theirs: Current<Values>): Promise<void> => {
    const merge = mergeOf({ base: baseOf().values, mine: values, theirs: theirs.values })
    const settle = (choices: Readonly<Record<string, 'mine' | 'theirs'>>) => {
      const taken = [...merge.mine, ...merge.conflicts.filter(({ path }) => choices[path] !== 'theirs').map(({ path }) => path)]
      begin(theirs)
      putInto(form, values, taken)
      void send(form.getValues(), theirs.version)
    }
    if (merge.conflicts.length === 0) return settle({})
    return setConflict({ merge, theirs, settle, takeTheirs: () => begin(theirs), close: () => setConflict(null) })
  }
  return {
    id,
    form,
    isBusy,
    failure,
    conflict,
    labelOf,
    submit: () => {
      if (!isBusy) void send(form.getValues(), baseOf().version)
    },
    discard: () => begin(baseOf()),
    baseOf,
    restore: (typed, from) => {
      begin(from)
      putInto(form, typed, changesBetween(from.values, typed))
    },
  }
}

/** Shows faults beside their fields. Returns what went wrong with the whole form, as a sentence. */
function showFaults<Values extends FieldValues>(form: UseFormReturn<Values>, refused: Refused): string {
  const names = Object.keys(refused.fields)
  for (const name of names) form.setError(name as Path<Values>, { type: 'server', message: faultOf(refused.fields, name) ?? '' })
  if (names[0] !== undefined) form.setFocus(names[0] as Path<Values>)
  return names.length > 0 ? say.faults(names.length) : sentenceOf(refused)
}

/** Puts a person's own values of some paths into the form, as changes of what the server has. */
function putInto<Values extends FieldValues>(form: UseFormReturn<Values>, values: Values, paths: readonly string[]): void {
  const own = leavesOf(values)
  for (const path of paths)
    form.setValue(path as Path<Values>, own.get(path) as PathValue<Values, Path<Values>>, { shouldDirty: true })
}

/** Returns what the form began with. When the server's record is read again and nothing is unsaved, that is taken over. */
function useBase<Values extends FieldValues>(form: UseFormReturn<Values>, current: Current<Values>) {
  const base = useRef(current)
  useEffect(() => {
    if (current.version === base.current.version) return
    if (changesBetween(base.current.values, form.getValues()).length > 0) return
    base.current = current
    form.reset(current.values)
  }, [form, current])
  const baseOf = useCallback(() => base.current, [])
  const setBase = useCallback((now: Current<Values>) => {
    base.current = now
  }, [])
  return { baseOf, setBase }
}
