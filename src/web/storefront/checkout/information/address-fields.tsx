/** Fields of a delivery or billing address. */
import {
  type Address,
  canonicalZip,
  countiesOf,
  countyFromZip,
  countyName,
  countyUse,
  deliveryCountry,
} from '#domain/customers/address.ts'
import { MAX_LENGTH } from '#domain/checkout/field-lengths.ts'
import { BUCHAREST_SECTORS } from '#domain/market/ro-counties.ts'
import * as text from '#messages/checkout.ts'
import { choose } from '#messages/forms.ts'
import { PLACE_COUNTRIES } from '#domain/customers/places.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { afterCounty, fromZip } from './address-rules.ts'
import { type PlacesOfForm, useOfferedZip, usePlaces } from './use-places.ts'
import type { CountryChoice } from './view.ts'
import type { FormState } from './form.ts'
import * as fieldStyles from '#web/ui/field.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'

interface Props {
  /** `address` or `billing`: begins the fields' paths and ids. */
  path: 'address' | 'billing'
  value: Address
  onChange: (part: Partial<Address>) => void
  form: Pick<FormState, 'error' | 'leave' | 'changed'>
  countries: readonly CountryChoice[]
  countyStrict: boolean
  /** Below the select of countries. */
  countryHelp?: string | undefined
}

/** What each part of an address knows of the whole. */
interface Parts extends Props {
  /** Value of `autocomplete` for a field of this address. */
  autoComplete: (field: string) => string
  /** Properties of the control of a field. */
  field: (name: keyof Address) => {
    id: string
    name: string
    value: string
    error: string
    onBlur: () => void
    onChange: (event: { target: { value: string } }) => void
  }
  countyKind: ReturnType<typeof countyUse>
  /** What its postcode tells. */
  places: PlacesOfForm
  /** The one postcode of its town, while none is typed. */
  offered: ReturnType<typeof useOfferedZip>
}

/** Value of the entry for a town that is not in the list; no town is called so. */
const OTHER = '-'

function partsOf(props: Props, known: Pick<Parts, 'places' | 'offered'>): Parts {
  const { path, value, onChange, form, countyStrict } = props
  const country = deliveryCountry(value.country)
  return {
    ...props,
    ...known,
    autoComplete: (field) => `${path === 'address' ? 'shipping' : 'billing'} ${field}`,
    countyKind: country ? countyUse(country, countyStrict) : 'none',
    field: (name) => {
      const id = `${path}.${name}`
      return {
        id,
        name: id,
        value: value[name],
        error: form.error(id),
        onBlur: () => form.leave(id),
        onChange: (event) => {
          form.changed(id)
          onChange({ [name]: event.target.value })
        },
      }
    },
  }
}

const isPlaceKnown = (country: string): boolean => PLACE_COUNTRIES.some((code) => code === country)

export function AddressFields(props: Props) {
  const { path, value, onChange } = props
  const places = usePlaces(value, onChange, `${path}.city`)
  const offered = useOfferedZip(value)
  const parts = partsOf(props, { places, offered })
  const zip = <ZipField key="zip" {...parts} />
  const place = [<CityField key="city" {...parts} />, <CountyField key="county" {...parts} />]
  return (
    <div className={fieldStyles.form}>
      <NameFields {...parts} />
      <TextField
        {...parts.field('address')}
        label={text.address()}
        help={text.addressHelp()}
        autoComplete={parts.autoComplete('address-line1')}
        maxLength={MAX_LENGTH.address}
      />
      {/* A postcode that fills in the others stands before them. */}
      {isPlaceKnown(value.country) ? [zip, ...place] : [...place, zip]}
      <CountryField {...parts} />
      <p className={layoutStyles.visuallyHidden} role="status">
        {offered ? text.offeredZip(offered) : places.report}
      </p>
    </div>
  )
}

function NameFields({ field, autoComplete }: Parts) {
  const { familyNameFirst } = useMarket()
  const names = [
    <TextField
      key="last"
      {...field('lastName')}
      label={text.lastName()}
      span={`${fieldStyles.span3} ${fieldStyles.half}`}
      autoComplete={autoComplete('family-name')}
      maxLength={MAX_LENGTH.lastName}
    />,
    <TextField
      key="first"
      {...field('firstName')}
      label={text.firstName()}
      span={`${fieldStyles.span3} ${fieldStyles.half}`}
      autoComplete={autoComplete('given-name')}
      maxLength={MAX_LENGTH.firstName}
    />,
  ]
  return familyNameFirst.form ? names : names.toReversed()
}

/** In Bucharest the sectors stand in place of the town (LOC-18), and towns that share the postcode in a list. */
function CityField(parts: Parts) {
  const { value, field, autoComplete, countyKind, places } = parts
  if (value.country === 'RO' && value.county === 'B')
    return (
      <SelectField
        {...field('city')}
        label={text.sector()}
        span={fieldStyles.span2}
        autoComplete={autoComplete('address-level2')}
      >
        <option value="">{choose()}</option>
        {BUCHAREST_SECTORS.map((sector) => (
          <option key={sector}>{sector}</option>
        ))}
      </SelectField>
    )
  if (places.choice.length > 0) return <TownField {...parts} />
  return (
    <TextField
      {...field('city')}
      onBlur={() => {
        field('city').onBlur()
        places.leaveTown()
      }}
      label={text.city()}
      span={countyKind === 'none' ? fieldStyles.span4 : fieldStyles.span2}
      autoComplete={autoComplete('address-level2')}
      maxLength={MAX_LENGTH.city}
    />
  )
}

/** The towns that share the postcode; the last entry makes way for a text. */
function TownField({ value, onChange, form, field, autoComplete, places }: Parts) {
  const control = field('city')
  const take = (city: string) => {
    form.changed(control.id)
    if (city !== OTHER)
      return onChange({ city, county: places.choice.find((place) => place.city === city)?.county ?? value.county })
    onChange({ city: '' })
    places.typeTown()
    requestAnimationFrame(() => document.getElementById(control.id)?.focus())
  }
  return (
    <SelectField
      {...control}
      label={text.city()}
      span={fieldStyles.span2}
      autoComplete={autoComplete('address-level2')}
      onChange={(event) => take(event.target.value)}
    >
      <option value="">{choose()}</option>
      {places.choice.map(({ city, county }) => (
        <option key={`${county} ${city}`}>{city}</option>
      ))}
      <option value={OTHER}>{text.otherTown()}</option>
    </SelectField>
  )
}

/** A list where the country has one, else a text; nothing where it writes no county (D-84). */
function CountyField({ value, onChange, form, field, autoComplete, countries, countyKind }: Parts) {
  if (countyKind === 'none') return null
  const control = {
    ...field('county'),
    label: countries.find(([code]) => code === value.country)?.[2] ?? text.county(),
    span: isPlaceKnown(value.country) ? `${fieldStyles.span2} ${fieldStyles.last}` : fieldStyles.span2,
    autoComplete: autoComplete('address-level1'),
  }
  const counties = countiesOf(value.country)
  if (!counties) return <TextField {...control} optional={countyKind === 'text-optional'} maxLength={MAX_LENGTH.county} />
  return (
    <SelectField
      {...control}
      onChange={(event) => {
        form.changed(control.id)
        onChange(afterCounty(value, event.target.value))
      }}
    >
      <option value="">{choose()}</option>
      {counties.map((county) => (
        <option key={county.code} value={county.code}>
          {county.name}
        </option>
      ))}
    </SelectField>
  )
}

function ZipField({ value, onChange, form, field, autoComplete, places, offered }: Parts) {
  const country = deliveryCountry(value.country)
  const control = field('zip')
  const zipCounty = country && canonicalZip(country, value.zip) === value.zip ? countyFromZip(value.country, value.zip) : null
  const isElsewhere = zipCounty && value.county && zipCounty !== value.county
  const take = (zip: string) => {
    form.changed(control.id)
    onChange({ zip })
    places.look({ ...value, zip })
  }
  return (
    <TextField
      {...control}
      label={text.zip()}
      span={fieldStyles.span2}
      placeholder={country?.zip.example}
      autoComplete={autoComplete('postal-code')}
      inputMode={country && /^\^?[\\d\d{}[\]-]+\$?$/.test(country.zip.pattern) ? 'numeric' : undefined}
      maxLength={MAX_LENGTH.zip}
      warning={isElsewhere ? text.zipElsewhere({ county: countyName(value.country, zipCounty) }) : places.warning}
      offer={
        offered && (
          <button
            type="button"
            className={fieldStyles.offer}
            onClick={() => {
              take(offered.zip)
              // The button is gone with the press.
              document.getElementById(control.id)?.focus()
            }}
          >
            {text.offeredZip(offered)}
          </button>
        )
      }
      onChange={(event) => take(event.target.value)}
      onBlur={() => {
        form.leave(control.id)
        onChange(fromZip(value))
      }}
    />
  )
}

function CountryField({ value, onChange, form, field, autoComplete, countries, countryHelp, places }: Parts) {
  const control = field('country')
  return (
    <SelectField
      {...control}
      label={text.country()}
      help={countryHelp}
      autoComplete={autoComplete('country')}
      onChange={(event) => {
        form.changed(control.id)
        const isSector = BUCHAREST_SECTORS.includes(value.city)
        const part = { country: event.target.value, county: '', ...(isSector && { city: '' }) }
        onChange(part)
        places.look({ ...value, ...part })
      }}
    >
      {countries.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
