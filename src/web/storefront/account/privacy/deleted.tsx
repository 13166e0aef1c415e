/** Instead of the page, once the account is deleted. */
import { useEffect, useRef } from 'react'
import { href } from '#domain/market/market.ts'
import * as text from '#messages/customers/privacy.ts'
import { useMarket } from '#web/ui/market.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as emptyStyles from '#web/ui/empty.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'

export function Deleted() {
  const market = useMarket()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main id="main" className={`${layoutStyles.wrap} ${emptyStyles.empty}`} tabIndex={-1}>
      <h1 className={textStyles.h2} ref={heading} tabIndex={-1}>
        {text.deletedTitle()}
      </h1>
      <p className={textStyles.muted}>{text.deletedText()}</p>
      <a className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.medium}`} href={href(market, '/')}>
        {text.toShop()}
      </a>
    </main>
  )
}
