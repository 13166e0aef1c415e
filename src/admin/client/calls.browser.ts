/** Calls of the back office to the server. Refusals are values; what waits for the second step is asked for and then called again. */
import { fieldFaults } from '#messages/admin/form.ts'
import { problems } from '#messages/admin/shell.ts'
import { isPasswordProblem, passwordProblemText } from '#messages/customers/auth.ts'
import { browserFailure, PASSKEY_FAULTS } from '#messages/customers/passkeys.ts'
import { isFieldProblem, problemText } from '#messages/validation.ts'
import { PASSWORD_LENGTH } from '#domain/customers/account.ts'

/** A refused call: the code of its problem, and the faults of fields. */
export interface Refused {
  code: string
  fields: Readonly<Record<string, string>>
  /** The whole problem: some have members of their own. */
  body?: Readonly<Record<string, unknown>>
}

export type Answer<T> = { ok: true; data: T } | ({ ok: false } & Refused)

/** A call is given up after this time, in ms. */
const PATIENCE_MS = 15_000
const UPLOAD_PATIENCE_MS = 120_000

/** Accepted, and carried out later: by a job, or when an owner has agreed. */
const WAITS = 202
const isAsked = (data: unknown): boolean => typeof data === 'object' && data !== null && 'waitsForApproval' in data

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** A file goes as it is, everything else as JSON. */
const sent = (body: unknown) =>
  body instanceof Blob
    ? { headers: { 'content-type': 'application/octet-stream' }, body }
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }

async function once<T>(method: Method, path: string, body: unknown): Promise<Answer<T>> {
  try {
    const response = await fetch(`/admin/api${path}`, {
      method,
      signal: AbortSignal.timeout(body instanceof Blob ? UPLOAD_PATIENCE_MS : PATIENCE_MS),
      ...(method !== 'GET' && sent(body)),
    })
    const data: unknown = await response.json()
    if (response.ok && response.status !== WAITS) return { ok: true, data: data as T }
    if (response.ok) return isAsked(data) ? { ok: false, code: 'waits_for_approval', fields: {} } : { ok: true, data: data as T }
    const { code = 'unexpected', fields = {} } = data as Partial<Refused>
    return { ok: false, code, fields, body: data as Record<string, unknown> }
  } catch {
    return { ok: false, code: 'offline', fields: {} }
  }
}

/** Asks the person for the second step. Returns whether it was given. Set by the app while it is shown. */
let confirm: () => Promise<boolean> = () => Promise.resolve(false)
/** What happens when the session is over. */
let sessionOver: () => void = () => undefined

/** Sets who answers when a call needs the second step again, and when the session is over. */
export function answerCalls(answers: { confirm: () => Promise<boolean>; sessionOver: () => void }): void {
  ;({ confirm, sessionOver } = answers)
}

/** Calls the server. A call that needs the second step again is repeated once it was given. */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<Answer<T>> {
  const answer = await once<T>(method, path, body)
  if (answer.ok) return answer
  if (answer.code === 'staff_session_required') sessionOver()
  if (answer.code !== 'confirmation_required' || !(await confirm())) return answer
  return once<T>(method, path, body)
}

/** Returns the data of a call that only reads; for queries, which keep the refusal. @throws Refused */
export async function read<T>(path: string): Promise<T> {
  const answer = await call<T>('GET', path)
  if (answer.ok) return answer.data
  throw Object.assign(new Error(answer.code), { code: answer.code, fields: answer.fields })
}

const DEVICE = 'device:'

/** Returns the code of an exception that the browser or a device of the person threw. */
export const ofDevice = (error: unknown): string => DEVICE + (error instanceof Error ? error.name : '')

/** Returns the sentence of a refusal. */
export function sentenceOf({ code }: Pick<Refused, 'code'>): string {
  if (code.startsWith(DEVICE)) return browserFailure(code.slice(DEVICE.length))
  const text = Object.hasOwn(problems, code) ? problems[code as keyof typeof problems] : problems.unexpected
  return text()
}

/** Returns the sentence of a field's fault, undefined for none. */
export function faultOf(fields: Refused['fields'], name: string): string | undefined {
  const code = fields[name]
  if (code === undefined) return undefined
  if (Object.hasOwn(PASSKEY_FAULTS, code)) return PASSKEY_FAULTS[code as keyof typeof PASSKEY_FAULTS]()
  if (isPasswordProblem(code)) return passwordProblemText(code, PASSWORD_LENGTH)
  if (Object.hasOwn(fieldFaults, code)) return fieldFaults[code as keyof typeof fieldFaults]()
  return isFieldProblem(code) ? problemText(code, name, '') : problems.unexpected()
}
