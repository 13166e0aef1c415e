/** Who sells: what customers read everywhere, and what invoices need besides. */
import { useFieldArray, useWatch } from 'react-hook-form'
import { COUNTRY_NAMES } from '#domain/market/country-names.ts'
import { MARKETS } from '#domain/market/market.ts'
import { RO_COUNTIES } from '#domain/market/ro-counties.ts'
import * as say from '#messages/admin/settings/markets.ts'
import { FormSelect, FormText, MarketFields } from '#admin/form/fields.tsx'
import type { RecordForm } from '#admin/form/record-form.ts'
import { Button } from '#admin/ui/button.tsx'
import type { SellerValues } from './seller-form.ts'
import { countryName } from './seller-labels.ts'
import * as styles from './markets.module.css'

interface Props {
  of: RecordForm<SellerValues>
  isReadOnly: boolean
}

const COUNTRIES = Object.keys(COUNTRY_NAMES)

export const WhoSells = ({ of, isReadOnly }: Props) => (
  <section className={styles.section} aria-labelledby="who-sells">
    <h2 id="who-sells">{say.whoSells()}</h2>
    <p className={styles.hint}>{say.whoSellsHint()}</p>
    <fieldset className={styles.fields} disabled={isReadOnly}>
      <FormText of={of} name="name" label={say.shopName()} />
      <FormText of={of} name="legalName" label={say.company()} autoComplete="organization" />
      <FormText of={of} name="address" label={say.seat()} />
      <FormText of={of} name="vatNumber" label={say.fiscalCode()} />
      <FormText of={of} name="registerNumber" label={say.tradeRegister()} />
      <FormText of={of} name="email" type="email" label={say.email()} />
      <FormText of={of} name="phone" type="tel" label={say.phone()} />
    </fieldset>
    <fieldset className={styles.plain} disabled={isReadOnly}>
      <MarketFields of={of} nameOf={(market) => `motto.${market}`} label={say.motto()} hint={say.mottoHint()} by="language" />
    </fieldset>
  </section>
)

const CountryOptions = () =>
  COUNTRIES.map((code) => (
    <option key={code} value={code}>
      {countryName(code)}
    </option>
  ))

export const OnInvoices = ({ of, isReadOnly }: Props) => {
  const country = useWatch({ control: of.form.control, name: 'seller.country' })
  return (
    <section className={styles.section} aria-labelledby="on-invoices">
      <h2 id="on-invoices">{say.onInvoices()}</h2>
      <p className={styles.hint}>{say.onInvoicesHint()}</p>
      <fieldset className={styles.fields} disabled={isReadOnly}>
        <FormText of={of} name="seller.street" label={say.street()} />
        <FormText of={of} name="seller.zip" label={say.zip()} />
        <FormText of={of} name="seller.city" label={say.city()} />
        {country === MARKETS.ro.country ? (
          <FormSelect of={of} name="seller.county" label={say.county()}>
            <option value="">{say.chooseCounty()}</option>
            {RO_COUNTIES.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </FormSelect>
        ) : (
          <FormText of={of} name="seller.county" label={say.county()} />
        )}
        <FormSelect of={of} name="seller.country" label={say.country()}>
          <CountryOptions />
        </FormSelect>
      </fieldset>
      <Registrations of={of} isReadOnly={isReadOnly} />
    </section>
  )
}

function Registrations({ of, isReadOnly }: Props) {
  const { fields, append, remove } = useFieldArray({ control: of.form.control, name: 'seller.registrations' })
  const registrations = useWatch({ control: of.form.control, name: 'seller.registrations' })
  const country = useWatch({ control: of.form.control, name: 'seller.country' })
  return (
    <fieldset className={styles.registrations} disabled={isReadOnly}>
      <legend>{say.registrations()}</legend>
      <p className={styles.hint}>{say.registrationsHint()}</p>
      {fields.map(({ id }, at) => {
        const name = countryName(registrations[at]?.country ?? '')
        return (
          <div key={id} className={styles.registration}>
            <FormSelect of={of} name={`seller.registrations.${at}.country`} label={say.country()}>
              <CountryOptions />
            </FormSelect>
            <FormText of={of} name={`seller.registrations.${at}.vatNumber`} label={say.vatNumber({ country: name })} />
            <FormText of={of} name={`seller.registrations.${at}.taxNumber`} label={say.localNumber({ country: name })} />
            <Button aria-label={say.removeRegistration({ country: name })} onClick={() => remove(at)}>
              ×
            </Button>
          </div>
        )
      })}
      <div>
        <Button
          onClick={() => append({ country: fields.length === 0 ? country : MARKETS.hu.country, vatNumber: '', taxNumber: '' })}
        >
          {say.addRegistration()}
        </Button>
      </div>
    </fieldset>
  )
}
