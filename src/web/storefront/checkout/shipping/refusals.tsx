/** Dialogs for refused orders. */
import { Fragment } from 'react'
import { href } from '#domain/market/market.ts'
import { plainText } from '#domain/pricing/money.ts'
import { adjustedAfter, adjustedBefore } from '#messages/cart.ts'
import * as text from '#messages/checkout.ts'
import { orderRefused } from '#messages/codes.ts'
import type { QuoteCode } from '#web/schema/codes.ts'
import { Button } from '#web/ui/button.tsx'
import { codeProblem } from '#web/storefront/codes/code-view.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Note } from '#web/ui/note.tsx'
import type { Shortage } from './shortage.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as shippingPageStyles from './page.module.css'

interface OutOfStockProps {
  shortage: Shortage
  /** Whether something is left in the cart. */
  hasRest: boolean
  onClose: () => void
}

/** Somebody else took the last pieces between the quote and the order (SPEC-8). */
export function OutOfStock({ shortage: { gone, lowered }, hasRest, onClose }: OutOfStockProps) {
  const market = useMarket()
  return (
    <Dialog labelledBy="out-of-stock" onClose={onClose}>
      <div className={shippingPageStyles.refusal}>
        <h2 id="out-of-stock">{gone.length > 0 ? text.outOfStockTitle() : text.notEnoughTitle()}</h2>
        {gone.length > 0 && (
          <p className={textStyles.muted}>
            {text.outOfStockBefore()}
            {gone.map(({ item, name }, at) => (
              <Fragment key={item}>
                {at > 0 && (at === gone.length - 1 ? text.and() : ', ')}
                <b>{name}</b>
              </Fragment>
            ))}
            {hasRest ? text.outOfStockAfter() : '.'}
          </p>
        )}
        {lowered.map(({ item, name, max }) => (
          <p className={textStyles.muted} key={item}>
            {adjustedBefore()}
            <b>{name}</b>
            {adjustedAfter(max)}
          </p>
        ))}
        <div className={shippingPageStyles.row}>
          <a className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.medium}`} href={href(market, '/')}>
            {text.backToStore()}
          </a>
          <a className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.medium}`} href={href(market, '/cart')}>
            {text.backToCheck()}
          </a>
        </div>
      </div>
    </Dialog>
  )
}

/** The order could not be registered: nothing was charged, everything typed is there (SPEC-8). */
export function NotPlaced({ contact, onAgain, onClose }: { contact: string; onAgain: () => void; onClose: () => void }) {
  return (
    <Dialog labelledBy="not-placed" onClose={onClose}>
      <div className={shippingPageStyles.refusal}>
        <h2 id="not-placed">{text.notPlacedTitle()}</h2>
        <p className={textStyles.muted}>{text.notPlaced()}</p>
        <div className={shippingPageStyles.row}>
          <Button className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.medium}`} onClick={onAgain}>
            {text.tryAgain()}
          </Button>
          <a className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.medium}`} href={contact}>
            {text.contactUs()}
          </a>
        </div>
      </div>
    </Dialog>
  )
}

/** A limit of the shop: nothing was placed, everything typed is there. */
export function LimitReached({ sentence, contact }: { sentence: string; contact: string }) {
  return (
    <Note kind="warn">
      <div role="alert">
        <p>{sentence}</p>
        <a className={`${textStyles.link} ${textStyles.small}`} href={contact}>
          {text.contactUs()}
        </a>
      </div>
    </Note>
  )
}

/** The server's sum is another one: nothing was placed. Says which code was the cause, where one was (D-44). */
export function TotalChanged({ before, after, codes }: { before: number; after: number; codes: readonly QuoteCode[] }) {
  const market = useMarket()
  const plain = (amount: number) => plainText(amount, market.currency, market.locale)
  return (
    <Note kind="warn">
      <div role="alert">
        {codes.map((code) => (
          <p key={code.code}>{codeProblem(code, market)}</p>
        ))}
        <p>{before === after ? orderRefused() : text.totalChanged({ before: plain(before), after: plain(after) })}</p>
      </div>
    </Note>
  )
}
