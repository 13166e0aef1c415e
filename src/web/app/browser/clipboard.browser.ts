/** Copies what the page shows, such as the code of a voucher. */
import type { RefObject } from 'react'
import { toast } from '#web/ui/toasts.browser.ts'

/**
 * Copies `letters` and says `copied`. Where the browser does not let the page copy, what `shown` holds is selected instead, to be
 * copied by hand.
 */
export function copyShown(letters: string, shown: RefObject<HTMLElement | null>, copied: string): void {
  navigator.clipboard.writeText(letters).then(
    () => toast(copied),
    () => shown.current && getSelection()?.selectAllChildren(shown.current),
  )
}
