/** The link for accounts without a password, as those that began at Google. */
import { href } from '#domain/market/market.ts'
import { choosePassword } from '#messages/customers/details.ts'
import { useMarket } from '#web/ui/market.tsx'
import * as textStyles from '#web/ui/text.module.css'

/** A link to the page that sends the mail by which a password is set. */
export function ChoosePassword() {
  const market = useMarket()
  return (
    <a className={textStyles.link} href={href(market, '/auth/forgot')}>
      {choosePassword()}
    </a>
  )
}
