/** Says that nothing delivers the product to the visitor's country, and where it goes. */
import { countriesInWords, countryInSentence, countryInWords } from '#messages/countries.ts'
import * as text from '#messages/delivery/places.ts'
import { useId } from 'react'
import { useInBrowser } from '#web/app/browser/stored.browser.ts'
import { deliverTo, useDeliveryCountry } from '#web/storefront/draft/delivery-country.browser.ts'
import { useMarket } from '#web/ui/market.tsx'
import { shownVariant, type Choice } from './choice.ts'
import type { ProductView } from './view.ts'
import * as fieldStyles from '#web/ui/field.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './not-delivered.module.css'

/** More countries than these are in the list alone. */
const MAX_IN_WORDS = 4

interface Props {
  data: ProductView
  choice: Choice
}

/** Stands in place of the cart button. */
export function NotDelivered({ data, choice }: Props) {
  const country = useDeliveryCountry()
  const { country: home } = useMarket()
  const { only = [] } = shownVariant(data, choice)
  const isServed = country !== home || data.isHomeServed !== false
  const reason = [
    isServed ? text.tooLarge() : text.notServed(),
    only.length === 0
      ? text.keepIt()
      : only.length <= MAX_IN_WORDS
        ? text.deliveredTo({ countries: countriesInWords(only) })
        : '',
  ]
  return (
    <div role="status">
      <p className={textStyles.h3}>{text.notDelivered({ country: countryInSentence(country) })}</p>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{reason.filter(Boolean).join(' ')}</p>
    </div>
  )
}

/** Chooses the country among those that the product goes to; nothing for what goes everywhere, and where it goes to the market's own. */
export function DeliveryPlace({ only, isAway }: { only: readonly string[] | undefined; isAway: boolean }) {
  const id = useId()
  const country = useDeliveryCountry()
  const { country: home } = useMarket()
  const countries = [...new Set([home, country, ...(only ?? [])])]
  const isInBrowser = useInBrowser()
  if (!isInBrowser || !only || countries.length < 2 || (!isAway && country === home)) return null
  return (
    <div className={styles.place}>
      <label htmlFor={id}>{text.deliverTo()}</label>
      <select
        id={id}
        className={`${fieldStyles.input} ${styles.select}`}
        value={country}
        onChange={(event) => deliverTo(event.target.value)}
      >
        {countries.map((code) => (
          <option key={code} value={code}>
            {countryInWords(code)}
          </option>
        ))}
      </select>
    </div>
  )
}
