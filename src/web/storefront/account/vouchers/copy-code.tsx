/** Copies a code that the page shows. */
import type { RefObject } from 'react'
import * as text from '#messages/promotions/copy-code.ts'
import { copyShown } from '#web/app/browser/clipboard.browser.ts'
import * as scriptStyles from '#web/ui/script.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'

/** `shown`: where the code stands; it is selected when the browser does not let the page copy, to be copied by hand. */
export function CopyCode({ code, shown }: { code: string; shown: RefObject<HTMLElement | null> }) {
  return (
    <button
      type="button"
      className={`${pageStyles.textButton} ${scriptStyles.live}`}
      aria-label={text.copyNamed({ code })}
      onClick={() => copyShown(code, shown, text.copied())}
    >
      {text.copy()}
    </button>
  )
}
