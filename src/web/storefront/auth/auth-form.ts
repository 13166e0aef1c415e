/** State of a form of the sign-in pages: its faults, its sending, and what went wrong there. */
import { useRef, useState, type FormEvent } from 'react'
import { failureText } from '#messages/customers/auth.ts'
import { refusalText } from '#messages/customers/failures.ts'
import { faultText } from '#messages/customers/faults.ts'
import { failureOf } from '#web/app/browser/api.browser.ts'

/** Id of a field → the sentence that says what is wrong with it. */
export type Faults = Readonly<Record<string, string>>

export interface AuthForm {
  faults: Faults
  /** Why the last sending failed, '' when it did not. */
  failure: string
  isBusy: boolean
  box: React.RefObject<HTMLDivElement | null>
  submit(event: FormEvent<HTMLFormElement>): void
}

interface Refusal {
  faults?: Faults
  failure?: string
}

interface Options {
  /** Returns what is wrong with the typed values. */
  check(values: Record<string, string>): Faults
  /** Sends them. Resolves with what the shop refuses: faults of fields or a sentence; with nothing when it is done. */
  send(values: Record<string, string>): Promise<Refusal | void>
}

/** Text values of a form by name. */
const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(Array.from(new FormData(form)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** Returns the faults in the order of the form's fields, which differs by market for names (LOC-12); others come last. */
function inOrder(faults: Faults, names: readonly string[]): Faults {
  const placeOf = (field: string): number => (names.includes(field) ? names.indexOf(field) : names.length)
  return Object.fromEntries(Object.entries(faults).toSorted(([a], [b]) => placeOf(a) - placeOf(b)))
}

export function useAuthForm({ check, send }: Options): AuthForm {
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const refuse = (wrong: Faults, why: string) => {
    setFaults(wrong)
    setFailure(why)
    requestAnimationFrame(() => box.current?.focus())
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const values = valuesOf(event.currentTarget)
    const names = Object.keys(values)
    const wrong = check(values)
    if (Object.keys(wrong).length > 0) return refuse(inOrder(wrong, names), '')
    setFaults({})
    setFailure('')
    setBusy(true)
    void send(values)
      .catch((error: unknown): Refusal => ({ failure: failureSentence(error) }))
      .then((refused) => {
        setBusy(false)
        if (refused) refuse(inOrder(refused.faults ?? {}, names), refused.failure ?? '')
      })
  }
  return { faults, failure, isBusy, box, submit }
}

/** Returns the sentence for a failed call. */
export function failureSentence(error: unknown): string {
  const { kind, problem } = failureOf(error)
  if (kind === 'network') return failureText('network')
  return (problem && refusalText(problem)) ?? (kind === 'busy' ? failureText('busy') : failureText(problem?.code ?? ''))
}

/** Returns what the shop refuses: faults of fields where it names them, else a sentence. */
export function refusedFaults(error: unknown): { faults: Faults; failure: string } {
  const fields = failureOf(error).problem?.fields ?? {}
  const faults = Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [field, faultText(code, field) ?? failureSentence(error)]),
  )
  return { faults, failure: Object.keys(faults).length > 0 ? '' : failureSentence(error) }
}
