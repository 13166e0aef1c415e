import {
  type Address,
  canonicalZip,
  countiesOf,
  countyFromZip,
  countyName,
  countyUse,
  deliveryCountry,
} from '#domain/customers/address.ts'
import { MAX_LENGTH } from '#domain/checkout/checkout.ts'
import { BUCHAREST_SECTORS } from '#domain/market/ro-counties.ts'
import * as text from '#messages/checkout.ts'
import { choose } from '#messages/forms.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { afterCounty, fromZip } from './address-rules.ts'
import type { CountryChoice } from './view.ts'
import type { FormState } from './form.ts'

interface Props {
  /** `address` or `billing`: begins the fields' paths and ids. */
  path: 'address' | 'billing'
  value: Address
  onChange: (part: Partial<Address>) => void
  form: FormState
  countries: readonly CountryChoice[]
  countyStrict: boolean
  /** Below the select of countries. */
  countryHelp?: string | undefined
}

export function AddressFields({ path, value, onChange, form, countries, countyStrict, countryHelp }: Props) {
  const { familyNameFirst } = useMarket()
  const section = path === 'address' ? 'shipping' : 'billing'
  const country = deliveryCountry(value.country)
  const countyKind = country ? countyUse(country, countyStrict) : 'none'
  const counties = countiesOf(value.country)
  const countyLabel = countries.find(([code]) => code === value.country)?.[2] ?? text.county()
  const hasCounty = countyKind !== 'none'
  const isBucharest = value.country === 'RO' && value.county === 'B'
  const zipCounty = country && canonicalZip(country, value.zip) === value.zip ? countyFromZip(value.country, value.zip) : null

  const field = (name: keyof Address) => {
    const id = `${path}.${name}`
    return {
      id,
      name: id,
      value: value[name],
      error: form.error(id),
      onBlur: () => form.leave(id),
      onChange: (event: { target: { value: string } }) => {
        form.changed(id)
        onChange({ [name]: event.target.value })
      },
    }
  }
  const names = [
    <TextField
      key="last"
      {...field('lastName')}
      label={text.lastName()}
      span="c3 h"
      autoComplete={`${section} family-name`}
      maxLength={MAX_LENGTH.lastName}
    />,
    <TextField
      key="first"
      {...field('firstName')}
      label={text.firstName()}
      span="c3 h"
      autoComplete={`${section} given-name`}
      maxLength={MAX_LENGTH.firstName}
    />,
  ]
  return (
    <div className="form">
      {familyNameFirst.form ? names : names.toReversed()}
      <TextField
        {...field('address')}
        label={text.address()}
        help={text.addressHelp()}
        autoComplete={`${section} address-line1`}
        maxLength={MAX_LENGTH.address}
      />
      {isBucharest ? (
        <SelectField {...field('city')} label={text.sector()} span="c2" autoComplete={`${section} address-level2`}>
          <option value="">{choose()}</option>
          {BUCHAREST_SECTORS.map((sector) => (
            <option key={sector}>{sector}</option>
          ))}
        </SelectField>
      ) : (
        <TextField
          {...field('city')}
          label={text.city()}
          span={hasCounty ? 'c2' : 'c4'}
          autoComplete={`${section} address-level2`}
          maxLength={MAX_LENGTH.city}
        />
      )}
      {hasCounty && counties ? (
        <SelectField
          {...field('county')}
          label={countyLabel}
          span="c2"
          autoComplete={`${section} address-level1`}
          onChange={(event) => {
            form.changed(`${path}.county`)
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
      ) : hasCounty ? (
        <TextField
          {...field('county')}
          label={countyLabel}
          span="c2"
          optional={countyKind === 'text-optional'}
          autoComplete={`${section} address-level1`}
          maxLength={MAX_LENGTH.county}
        />
      ) : null}
      <TextField
        {...field('zip')}
        label={text.zip()}
        span="c2"
        placeholder={country?.zip.example}
        autoComplete={`${section} postal-code`}
        inputMode={country && /^\^?[\\d\d{}[\]-]+\$?$/.test(country.zip.pattern) ? 'numeric' : undefined}
        maxLength={MAX_LENGTH.zip}
        warning={
          zipCounty && value.county && zipCounty !== value.county
            ? text.zipElsewhere({ county: countyName(value.country, zipCounty) })
            : undefined
        }
        onBlur={() => {
          form.leave(`${path}.zip`)
          onChange(fromZip(value))
        }}
      />
      <SelectField
        {...field('country')}
        label={text.country()}
        help={countryHelp}
        autoComplete={`${section} country`}
        onChange={(event) => {
          form.changed(`${path}.country`)
          const isSector = BUCHAREST_SECTORS.includes(value.city)
          onChange({ country: event.target.value, county: '', ...(isSector && { city: '' }) })
        }}
      >
        {countries.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
