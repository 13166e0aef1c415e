/** Fields of billing details. */
import { MAX_LENGTH } from '#domain/checkout/field-lengths.ts'
import * as text from '#messages/checkout.ts'
import { draft, useBilling, type BillingDraft } from '#web/storefront/draft/checkout-draft.browser.ts'
import { Segments } from '#web/ui/choice.tsx'
import { Checkbox, TextField } from '#web/ui/field.tsx'
import { AddressFields } from './address-fields.tsx'
import type { CountryChoice } from './view.ts'
import type { FormState } from './form.ts'
import * as columnsStyles from '#web/ui/columns.module.css'
import * as fieldStyles from '#web/ui/field.module.css'
import * as informationPageStyles from './page.module.css'

interface Props {
  form: FormState
  countries: readonly CountryChoice[]
  countyStrict: boolean
  /** Country of the delivery: the billing's own until another is chosen. */
  country: string
  /** The first address is the invoice's already. */
  hasOneAddress: boolean
}

/** Whom the invoice names: an individual or a legal entity, at the delivery's address or another one. */
export function BillingFields({ form, countries, countyStrict, country, hasOneAddress }: Props) {
  const billing = useBilling()
  return (
    <section className={columnsStyles.block}>
      <div className={columnsStyles.blockHead}>
        <h2>{text.billing()}</h2>
        <Segments<BillingDraft['personType']>
          label={text.personType()}
          name="billing.personType"
          value={billing.personType}
          onChoose={(personType) => draft.setBilling({ personType })}
          choices={[
            { value: 'individual', text: text.individual() },
            { value: 'company', text: text.company() },
          ]}
        />
      </div>
      {billing.personType === 'company' && <CompanyFields form={form} />}
      {!hasOneAddress && (
        <Checkbox
          id="billing.sameAsDelivery"
          checked={billing.sameAsDelivery}
          onChange={(event) => draft.setBilling({ sameAsDelivery: event.target.checked })}
        >
          {text.sameAsDelivery()}
        </Checkbox>
      )}
      {!billing.sameAsDelivery && (
        <div className={informationPageStyles.otherAddress}>
          <AddressFields
            path="billing"
            value={{ ...billing, country: billing.country || country }}
            onChange={draft.setBilling}
            form={form}
            countries={countries}
            countyStrict={countyStrict}
          />
        </div>
      )}
    </section>
  )
}

function CompanyFields({ form }: { form: FormState }) {
  const billing = useBilling()
  const field = (name: 'companyName' | 'vatNumber' | 'registerNumber') => {
    const id = `billing.${name}`
    return {
      id,
      name: id,
      value: billing[name],
      error: form.error(id),
      maxLength: MAX_LENGTH[name],
      onBlur: () => form.leave(id),
      onChange: (event: { target: { value: string } }) => {
        form.changed(id)
        draft.setBilling({ [name]: event.target.value })
      },
    }
  }
  return (
    <div className={`${fieldStyles.form} ${informationPageStyles.company}`}>
      <TextField
        {...field('companyName')}
        label={text.companyName()}
        span={fieldStyles.span3}
        autoComplete="billing organization"
      />
      <TextField {...field('vatNumber')} label={text.vatNumber()} span={fieldStyles.span3} autoComplete="off" />
      <TextField
        {...field('registerNumber')}
        label={text.registerNumber()}
        span={fieldStyles.span3}
        optional
        autoComplete="off"
      />
    </div>
  )
}
