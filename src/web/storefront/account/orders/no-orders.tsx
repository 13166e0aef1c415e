/** What stands in place of orders while there are none. */
import { href } from '#domain/market/market.ts'
import * as text from '#messages/customers/orders.ts'
import { useMarket } from '#web/ui/market.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as emptyStyles from '#web/ui/empty.module.css'
import * as textStyles from '#web/ui/text.module.css'

export function NoOrders() {
  const market = useMarket()
  return (
    <div className={emptyStyles.empty}>
      <p className={textStyles.h3}>{text.noOrders()}</p>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{text.noOrdersText()}</p>
      <a className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.medium}`} href={href(market, '/new')}>
        {text.toNew()}
      </a>
    </div>
  )
}
