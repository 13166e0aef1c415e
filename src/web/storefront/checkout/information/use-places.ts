/** Completion of an address by its postcode, and of its postcode by its town. */
import { useEffect, useRef, useState } from 'react'
import { type Address, canonicalZip, countyFromZip, countyName, deliveryCountry } from '#domain/customers/address.ts'
import { type Place, PLACE_COUNTRIES } from '#domain/customers/places.ts'
import { foldedWords } from '#domain/search/fold.ts'
import * as text from '#messages/checkout.ts'
import { getJson } from '#web/app/browser/api.browser.ts'
import type { PlacesView, TownsView } from '#web/schema/countries.ts'
import { type Filled, fromPlaces, mismatchOf, townsIn } from './address-rules.ts'

/** A postcode whose places can be known, in its canonical form. */
interface Asked {
  country: string
  zip: string
}

interface Found extends Asked {
  places: readonly Place[]
  /** Whether the town is typed rather than chosen from the places. */
  isTyped: boolean
}

export interface PlacesOfForm {
  /** What the last look has changed or found, for screen readers. */
  report: string
  /** Towns to choose from; empty when the town is typed. */
  choice: readonly Place[]
  /** The sentence that says where the postcode belongs to, when the address names another place. */
  warning: string | undefined
  /** Looks for the places after the postcode or the country was changed by hand. */
  look(address: Address): void
  /** The town is typed after all. */
  typeTown(): void
  /** The town was left: from now on it is compared with the postcode. */
  leaveTown(): void
}

/** Returns what to ask for, or null without a whole postcode of a country whose places are known. */
function askedFor(address: Address): Asked | null {
  const country = PLACE_COUNTRIES.some((code) => code === address.country) && deliveryCountry(address.country)
  const zip = country && canonicalZip(country, address.zip)
  return zip ? { country: address.country, zip } : null
}

const isSame = (one: Asked | null, other: Asked | null): boolean => one?.zip === other?.zip && one?.country === other?.country

/** Returns the places; of an unknown postcode its county, where its digits tell one. */
async function placesFor({ country, zip }: Asked): Promise<Place[]> {
  const { places } = await getJson<PlacesView>(`/api/places?${new URLSearchParams({ country, zip })}`)
  const county = countyFromZip(country, zip)
  return places.length === 0 && county ? [{ county, city: '' }] : places
}

function warningOf(address: Address, places: readonly Place[]): string | undefined {
  const mismatch = mismatchOf(address, places)
  if (!mismatch) return undefined
  return 'city' in mismatch
    ? text.zipOfTown(mismatch)
    : text.zipElsewhere({ county: countyName(address.country, mismatch.county) })
}

/** Returns what screen readers are told: what has been filled in, that there is a choice, or that something does not fit. */
function reportOf(before: Address, after: Address, places: readonly Place[]): string {
  const filled = (['city', 'county'] as const).filter((name) => after[name] !== '' && after[name] !== before[name])
  const words = filled.map((name) => (name === 'county' ? countyName(after.country, after.county) : after.city))
  const said = [
    words.length > 0 && text.placeFilled({ place: [...new Set(words)].join(', ') }),
    after.city === '' && townsIn(places, after.county).length > 1 && text.severalTowns(),
    warningOf(after, places),
  ]
  return said.filter(Boolean).join(' ')
}

/** @param cityId id of the control of the town: while somebody types in it, no list takes its place */
export function usePlaces(value: Address, onChange: (part: Partial<Address>) => void, cityId: string): PlacesOfForm {
  const [found, setFound] = useState<Found | null>(null)
  const [leftTown, setLeftTown] = useState(value.city)
  const [report, setReport] = useState('')
  const filled = useRef<Filled>({ county: '', city: '' })
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  const take = (asked: Asked, places: readonly Place[]) => {
    const now = latest.current
    if (!isSame(askedFor(now), asked)) return
    const fill = fromPlaces(now, places, filled.current)
    filled.current = {
      county: fill.county === now.county ? filled.current.county : fill.county,
      city: fill.city === now.city ? filled.current.city : fill.city,
    }
    setFound({ ...asked, places, isTyped: document.activeElement?.id === cityId })
    setLeftTown(fill.city)
    onChange(fill)
    setReport(reportOf(now, { ...now, ...fill }, places))
  }
  const isOfForm = found !== null && isSame(found, askedFor(value))
  const towns = isOfForm ? townsIn(found.places, value.county) : []
  const isChoice = !found?.isTyped && towns.length > 1 && (value.city === '' || towns.some(({ city }) => city === value.city))
  return {
    report,
    choice: isChoice ? towns : [],
    warning: isOfForm && value.city === leftTown ? warningOf(value, found.places) : undefined,
    look(address) {
      const asked = askedFor(address)
      // Without an answer the form is as it was: the town can be typed.
      if (asked && !isSame(asked, found))
        placesFor(asked).then(
          (places) => take(asked, places),
          () => {},
        )
    },
    typeTown: () => setFound((now) => now && { ...now, isTyped: true }),
    leaveTown: () => setLeftTown(value.city),
  }
}

/** Returns the town in the form with its postcode, where it has one only and none is typed; null otherwise. */
export function useOfferedZip({ country, county, city, zip }: Address): TownsView['towns'][number] | null {
  const [found, setFound] = useState<{ county: string; towns: TownsView['towns'] } | null>(null)
  const asked = country === 'RO' && zip === '' && /^(?!B$)[A-Z]{1,2}$/.test(county) ? county : ''
  useEffect(() => {
    if (asked === '') return
    let isLeft = false
    getJson<TownsView>(`/api/places/towns?county=${asked}`).then(
      ({ towns }) => isLeft || setFound({ county: asked, towns }),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [asked])
  if (asked === '' || found?.county !== asked) return null
  const nameOf = (town: string) => foldedWords(town).join(' ')
  return found.towns.find((town) => nameOf(town.city) === nameOf(city)) ?? null
}
