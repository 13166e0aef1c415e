/** A product page. */
import { useState } from 'react'
import { setQuery } from '#web/app/navigation.browser.ts'
import { Part } from '#web/app/part.tsx'
import { useInBrowser } from '#web/app/browser/stored.browser.ts'
import * as text from '#messages/listing.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { useDeliveryCountry } from '#web/storefront/draft/delivery-country.browser.ts'
import { Rail } from '#web/storefront/card/card.tsx'
import { RecentlyViewed } from '#web/storefront/rails/recently-viewed.tsx'
import { Bundle } from './bundle.tsx'
import { BuyBar } from './buy-bar.tsx'
import { BuyBox, SIMILAR } from './buy-box.tsx'
import { choiceFrom, firstChoice, isAway, isSoldOut, queryOf, type Choice } from './choice.ts'
import { Gallery } from './gallery.tsx'
import { useGifting } from './gifting.ts'
import { usePurchase } from './purchase.ts'
import type { ProductView, RecalledProduct } from './view.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './page.module.css'

/** Another product is another page, and so is another colour of it that an address asks for: its choices start afresh. */
export function Component({ data }: { data: ProductView | RecalledProduct }) {
  return 'recall' in data ? <Recalled data={data} /> : <Product key={`${data.id} ${data.askedColor}`} data={data} />
}

/** A product that is being recalled is not offered: its page is the notice. */
function Recalled({ data: { recall } }: { data: RecalledProduct }) {
  return (
    <main id="main" className={layoutStyles.wrap} tabIndex={-1}>
      <Breadcrumb trail={[{ name: recall.goods.name }]} />
      <Part name="recall" data={{ recall }} />
    </main>
  )
}

function Product({ data }: { data: ProductView }) {
  const [chosen, setChoice] = useState<Choice | null>(null)
  // Another colour or size keeps what was typed.
  const [email, setEmail] = useState('')
  // The page is the same for everybody: what its address chooses is known in the browser only.
  const isInBrowser = useInBrowser()
  const choice = chosen ?? (isInBrowser ? choiceFrom(data, location.search) : null) ?? firstChoice(data)
  const choose = (next: Choice) => {
    setChoice(next)
    if (next.color !== choice.color) setQuery(queryOf(data, next.color, location.search))
  }
  const gift = useGifting()
  const purchase = usePurchase({ data, choice, gift })
  const isUnavailable = isSoldOut(data)
  const away = isAway(data, choice, useDeliveryCountry())
  return (
    <main id="main" className={layoutStyles.wrap} tabIndex={-1}>
      <Breadcrumb trail={data.trail} />
      <div className={styles.columns}>
        <Gallery data={data} choice={choice} />
        <BuyBox
          data={data}
          choice={choice}
          gift={gift}
          purchase={purchase}
          isAway={away}
          email={email}
          onType={setEmail}
          onChoose={choose}
        />
      </div>
      {data.calculator && <Part name="belly_band" data={data.calculator} />}
      {isUnavailable && <Rail id={SIMILAR} title={text.similar()} cards={data.related} />}
      {data.bundle && <Bundle bundle={data.bundle} isOwn={data.kind === 'bundle'} />}
      {data.compatible && <Part name="compatible" data={{ id: data.id, compatible: data.compatible }} />}
      <Rail title={text.goesWithIt()} cards={data.together} />
      {!isUnavailable && <Rail title={text.related()} cards={data.related} />}
      <RecentlyViewed except={data.id} />
      {!isUnavailable && !away && <BuyBar data={data} choice={choice} purchase={purchase} />}
    </main>
  )
}
