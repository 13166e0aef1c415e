/** Copies a code that the page shows. */
import type { RefObject } from 'react'
import * as text from '#messages/customers/vouchers.ts'
import { toast } from '#web/ui/toasts.browser.ts'
import * as scriptStyles from '#web/ui/script.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'

/** `shown`: where the code stands; it is selected when the browser does not let the page copy, to be copied by hand. */
export function CopyCode({ code, shown }: { code: string; shown: RefObject<HTMLElement | null> }) {
  const copy = () => {
    navigator.clipboard.writeText(code).then(
      () => toast(text.copied()),
      () => shown.current && getSelection()?.selectAllChildren(shown.current),
    )
  }
  return (
    <button
      type="button"
      className={`${pageStyles.textButton} ${scriptStyles.live}`}
      aria-label={text.copyNamed({ code })}
      onClick={copy}
    >
      {text.copy()}
    </button>
  )
}
