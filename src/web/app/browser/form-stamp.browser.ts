/** The time at which a form was begun, which a person needs and a program that only posts has not. */
import { useRef, type RefObject } from 'react'
import { getJson } from './api.browser.ts'
import type { StampAnswer } from '#web/schema/forms.ts'

/** Returns the ref of the form's hidden field and what fills it when the first field gets the focus, unless the page had it. */
export function useFormStamp(): { begun: RefObject<HTMLInputElement | null>; begin: () => void } {
  const begun = useRef<HTMLInputElement>(null)
  const begin = () => {
    if (begun.current?.value !== '') return
    getJson<StampAnswer>('/api/forms/stamp').then(
      (answer) => begun.current && (begun.current.value = answer.stamp),
      // Without it the form is shown once more.
      () => undefined,
    )
  }
  return { begun, begin }
}
