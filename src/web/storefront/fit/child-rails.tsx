/** Rows of products that fit the customer's children. */
import { useEffect, useState } from 'react'
import { href } from '#domain/market/market.ts'
import { ageOn } from '#domain/customers/age.ts'
import { ageText } from '#messages/customers/ages.ts'
import * as text from '#messages/customers/child-marks.ts'
import { getJson } from '#web/app/browser/api.browser.ts'
import type { ChildGoodsView } from '#web/schema/fit.ts'
import { Cards } from '#web/storefront/card/card.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { useStore } from '#web/ui/store.browser.ts'
import { ownChildren } from './own-children.browser.ts'
import { useChildren } from './fitting.ts'
import type { ChildPlaces } from './slot/child-parts.browser.ts'
import * as cardStyles from '#web/storefront/card/card.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'

export function ChildRails({ className }: ChildPlaces['rails']) {
  const market = useMarket()
  const { today } = useChildren()
  const { children } = useStore(ownChildren)
  const rails = useRails()
  return rails.map(({ child: id, cards }) => {
    const child = children.find((one) => one.id === id)
    if (!child) return null
    return (
      <section key={id} className={className} aria-labelledby={`for-${id}`}>
        <div className={layoutStyles.sectionHead}>
          <div>
            <h2 id={`for-${id}`}>{text.railTitle({ name: child.name })}</h2>
            <p>
              {text.railLead({ age: ageText(ageOn(child.dateOfBirth, today)) })}{' '}
              <a className={textStyles.link} href={href(market, '/my/children')}>
                {text.changeOrStop()}
              </a>
            </p>
          </div>
        </div>
        <Cards cards={cards} className={`${cardStyles.grid} ${layoutStyles.rail}`} />
      </section>
    )
  })
}

/** Asks for them again when the children change; until then the former ones stay. */
function useRails(): ChildGoodsView['rails'] {
  const { locale } = useMarket()
  const { children } = useStore(ownChildren)
  const [rails, setRails] = useState<ChildGoodsView['rails']>([])
  useEffect(() => {
    const leaving = new AbortController()
    getJson<ChildGoodsView>(`/api/my/children/goods?market=${locale}`, leaving.signal).then(
      (found) => leaving.signal.aborted || setRails(found.rails),
      // Nobody asked for them: without them nothing is missing.
      () => {},
    )
    return () => leaving.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other children, other goods
  }, [locale, children])
  return rails
}
