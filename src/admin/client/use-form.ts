/** A form that is sent once at a time, and keeps what was typed when it is refused. */
import { useState } from 'react'
import { sentenceOf, type Answer, type Refused } from '#admin/client/calls.browser.ts'

export interface SentForm {
  isBusy: boolean
  /** What went wrong with the whole form, as a sentence. */
  failure: string | null
  fields: Refused['fields']
  /** Sends, unless it is being sent. `done` gets the answer; a refusal is shown. */
  send<T>(work: () => Promise<Answer<T>>, done: (data: T) => void): void
}

/** `onRefused` sees the code of a refusal first; true for one that it has dealt with. */
export function useSentForm(onRefused: (code: string) => boolean = () => false): SentForm {
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const send = async <T>(work: () => Promise<Answer<T>>, done: (data: T) => void) => {
    setBusy(true)
    const answer = await work()
    setBusy(false)
    setRefused(answer.ok || onRefused(answer.code) ? null : answer)
    if (answer.ok) done(answer.data)
  }
  const hasFields = refused !== null && Object.keys(refused.fields).length > 0
  return {
    isBusy,
    failure: refused && !hasFields ? sentenceOf(refused) : null,
    fields: refused?.fields ?? {},
    send: (work, done) => {
      if (!isBusy) void send(work, done)
    },
  }
}
