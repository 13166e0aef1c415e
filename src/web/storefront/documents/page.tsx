/** Says what to do when a document cannot be opened by its address. The documents themselves are no pages. */
import { href } from '#domain/market/market.ts'
import * as text from '#messages/documents/links.ts'
import { useMarket } from '#web/ui/market.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './page.module.css'

export interface DocumentPage {
  /** Of the shop. */
  email: string
  picture: string
}

export function Component({ data: { email, picture } }: { data: DocumentPage }) {
  const market = useMarket()
  return (
    <main id="main" className={layoutStyles.wrap} tabIndex={-1}>
      <div className={styles.missing}>
        <div>
          <h1>{text.missingTitle()}</h1>
          <p className={textStyles.lead}>{text.missingText()}</p>
          <p className={styles.acts}>
            <a className={`${buttonStyles.button} ${buttonStyles.primary}`} href={href(market, '/my/orders')}>
              {text.toOrders()}
            </a>
            {email !== '' && (
              <a className={textStyles.link} href={`mailto:${email}`}>
                {text.writeToUs()}
              </a>
            )}
          </p>
        </div>
        {picture && (
          <figure>
            <img src={picture} alt="" width="1000" height="900" />
          </figure>
        )}
      </div>
    </main>
  )
}
