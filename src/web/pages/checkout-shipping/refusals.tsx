import { Fragment } from 'react'
import { href } from '#domain/market.ts'
import * as text from '#messages/checkout.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useMarket } from '#web/ui/market.tsx'

/** Somebody else took the last pieces between the quote and the order (section 8). */
export function OutOfStock({ names, hasRest, onClose }: { names: readonly string[]; hasRest: boolean; onClose: () => void }) {
  const market = useMarket()
  return (
    <Dialog labelledBy="out-of-stock" onClose={onClose}>
      <div className="refusal">
        <h2 id="out-of-stock">{text.outOfStockTitle()}</h2>
        <p className="mute">
          {text.outOfStockBefore()}
          {names.map((name, at) => (
            <Fragment key={name}>
              {at > 0 && (at === names.length - 1 ? text.and() : ', ')}
              <b>{name}</b>
            </Fragment>
          ))}
          {hasRest ? text.outOfStockAfter() : '.'}
        </p>
        <div className="row">
          <a className="btn btn-p btn-m" href={href(market, '/')}>
            {text.backToStore()}
          </a>
          <a className="btn btn-s btn-m" href={href(market, '/cart')}>
            {text.backToCheck()}
          </a>
        </div>
      </div>
    </Dialog>
  )
}

/** The order could not be registered: nothing was charged, everything typed is there (section 8). */
export function NotPlaced({ contact, onAgain, onClose }: { contact: string; onAgain: () => void; onClose: () => void }) {
  return (
    <Dialog labelledBy="not-placed" onClose={onClose}>
      <div className="refusal">
        <h2 id="not-placed">{text.notPlacedTitle()}</h2>
        <p className="mute">{text.notPlaced()}</p>
        <div className="row">
          <Button className="btn btn-p btn-m" onClick={onAgain}>
            {text.tryAgain()}
          </Button>
          <a className="btn btn-s btn-m" href={contact}>
            {text.contactUs()}
          </a>
        </div>
      </div>
    </Dialog>
  )
}
