/** Offers the places of a postcode to an address that names another town or county. */
import { useQuery } from '@tanstack/react-query'
import { canonicalZip, countyName, deliveryCountry } from '#domain/customers/address.ts'
import { isNamed, PLACE_COUNTRIES } from '#domain/customers/places.ts'
import * as say from '#messages/admin/order/acts.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Button } from '#admin/ui/button.tsx'
import type { PlacesView } from '#web/schema/countries.ts'
import * as styles from './act.module.css'

interface Props {
  country: string
  zip: string
  city: string
  county: string
  onTake: (place: { city: string; county: string }) => void
}

export function PlaceOffer({ country, zip: typed, city, county, onTake }: Props) {
  const rules = PLACE_COUNTRIES.some((code) => code === country) ? deliveryCountry(country) : undefined
  const zip = rules ? canonicalZip(rules, typed) : null
  const found = useQuery({
    queryKey: ['places', country, zip],
    queryFn: () => read<PlacesView>(`/places?${new URLSearchParams({ country, zip: zip ?? '' })}`),
    enabled: zip !== null,
    staleTime: Infinity,
  })
  const places = zip === null ? [] : (found.data?.places ?? [])
  const isThere = places.some((place) => place.county === county && isNamed(city, place.city))
  return (
    <div className={styles.buttons} role="status" tabIndex={-1}>
      {!isThere &&
        places.map((place) => (
          <Button
            key={place.county + place.city}
            kind="link"
            onClick={(event) => {
              // The button is gone with the press.
              event.currentTarget.parentElement?.focus()
              onTake(place)
            }}
          >
            {say.takePlace({ place: [...new Set([place.city, countyName(country, place.county)])].join(', ') })}
          </Button>
        ))}
    </div>
  )
}
