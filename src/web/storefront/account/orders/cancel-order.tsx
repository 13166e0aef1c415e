/** The button that cancels an unpaid order, after asking. */
import { useState } from 'react'
import * as text from '#messages/customers/orders.ts'
import { lazyPart, OpeningFailed } from '#web/ui/lazy-part.tsx'
import { prefetchPart } from '#web/ui/load-part.browser.ts'
import * as scriptStyles from '#web/ui/script.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'

interface Props {
  number: string
  /** Where it is paid. */
  pay: string
  /** Among others: the button's name says which order it cancels. */
  isListed?: boolean
}

const loadDialog = () => import('./cancel-dialog.tsx')
const CancelDialog = lazyPart(loadDialog, OpeningFailed)

export function CancelOrder({ number, pay, isListed = false }: Props) {
  const [isAsked, setAsked] = useState(false)
  const near = () => prefetchPart(loadDialog)
  return (
    <>
      <button
        type="button"
        className={`${pageStyles.textButton} ${scriptStyles.live}`}
        aria-label={isListed ? text.cancelOrderNamed({ number }) : undefined}
        onPointerEnter={near}
        onFocus={near}
        onClick={() => setAsked(true)}
      >
        {text.cancelOrder()}
      </button>
      {isAsked && <CancelDialog number={number} pay={pay} onClose={() => setAsked(false)} reopen={() => setAsked(true)} />}
    </>
  )
}
