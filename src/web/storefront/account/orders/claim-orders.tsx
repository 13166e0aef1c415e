/** Takes orders that were placed without the account into it. */
import { useState } from 'react'
import * as text from '#messages/customers/orders.ts'
import { postJson } from '#web/app/browser/api.browser.ts'
import { reloadPage } from '#web/storefront/account/layout/reload-page.browser.ts'
import { Button } from '#web/ui/button.tsx'
import { loadPart } from '#web/ui/load-part.browser.ts'
import { Note } from '#web/ui/note.tsx'
import { toast } from '#web/ui/toasts.browser.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'

const loadFailures = () => import('#web/storefront/account/layout/account-failure.ts')

/** Returns the sentence for a failed call; the sentences of the account are loaded when there is one to say. */
const failureOfClaim = (error: unknown): Promise<string> =>
  loadPart(loadFailures).then(({ accountFailure }) => accountFailure(error), text.claimFailed)

/** Shown only when there are such orders; `count` of them. Their e-mail address is the account's, which is verified. */
export function ClaimOrders({ count }: { count: number }) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  if (count === 0) return null
  const claim = async () => {
    setBusy(true)
    setFailure('')
    try {
      const { claimed } = await postJson<{ claimed: number }>('/api/my/orders/claim', {})
      toast(text.claimed(claimed))
      reloadPage()
    } catch (error) {
      setFailure(await failureOfClaim(error))
    }
    setBusy(false)
  }
  return (
    <section className={`${pageStyles.panel} ${pageStyles.oat}`} aria-labelledby="claim">
      <h2 id="claim">{text.claimTitle()}</h2>
      <div className={pageStyles.row}>
        <p>{text.claimable(count)}</p>
        <Button
          className={`${buttonStyles.button} ${buttonStyles.dark} ${buttonStyles.medium} ${scriptStyles.live}`}
          busy={isBusy}
          onClick={() => void claim()}
        >
          {text.claim()}
        </Button>
      </div>
      {failure && <Note kind="bad">{failure}</Note>}
    </section>
  )
}
