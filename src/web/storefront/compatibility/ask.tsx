/** The question whether a product fits what somebody has. It is asked without JavaScript. */
import { href } from '#domain/market/market.ts'
import * as text from '#messages/goods/compatibility.ts'
import { TextField } from '#web/ui/field.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './list.module.css'

const PATH = '/fits'

export function AskWhetherItFits({ product, own = '', level = 3 }: { product: string; own?: string; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.ask}>
      <Heading className={textStyles.h3}>{text.ask()}</Heading>
      <form action={href(useMarket(), PATH)} method="get">
        <input type="hidden" name="product" value={product} />
        <TextField
          key={own}
          id="own"
          name="own"
          label={text.own()}
          help={text.askHint()}
          autoComplete="off"
          maxLength={80}
          defaultValue={own}
          required
        />
        <button type="submit" className={`${buttonStyles.button} ${buttonStyles.dark}`}>
          {text.check()}
        </button>
      </form>
    </div>
  )
}

/** Leads to the whole list. A form and no link: search engines need not ask it of every product. */
export const SeeAllThatFits = ({ product, count }: { product: string; count: number }) => (
  <form action={href(useMarket(), PATH)} method="get" className={styles.all}>
    <input type="hidden" name="product" value={product} />
    <button type="submit" className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.medium}`}>
      {text.seeAll({ count })}
    </button>
  </form>
)
