/** The form of an address of the account. */
import { useEffect, useRef } from 'react'
import { MAX_LENGTH } from '#domain/checkout/field-lengths.ts'
import { MAX_ADDRESS_LABEL } from '#domain/customers/account-limits.ts'
import { companyName, company, individual, personType, registerNumber, vatNumber } from '#messages/checkout.ts'
import * as text from '#messages/customers/addresses.ts'
import type { AddressView } from '#web/schema/account.ts'
import { AddressFields } from '#web/storefront/checkout/information/address-fields.tsx'
import type { CountryChoice } from '#web/storefront/checkout/information/view.ts'
import { DialogButtons } from '#web/storefront/account/layout/dialog-buttons.tsx'
import { Segments } from '#web/ui/choice.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Checkbox, TextField } from '#web/ui/field.tsx'
import { fieldId, useAddressForm, type AddressFormState } from './address-form-state.ts'
import * as fieldStyles from '#web/ui/field.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './page.module.css'

interface Props {
  /** Null for a new one. */
  address: AddressView | null
  /** The first one is for delivery and billing. */
  isFirst: boolean
  countries: readonly CountryChoice[]
  countyStrict: boolean
  onSaved: () => void
  onClose: () => void
}

export default function AddressForm({ address, isFirst, countries, countyStrict, onSaved, onClose }: Props) {
  const form = useAddressForm({ address, countries, countyStrict, onSaved })
  const heading = useRef<HTMLHeadingElement>(null)
  // The form appears below the cards, wherever it was opened.
  useEffect(() => heading.current?.focus(), [])
  const { typed } = form
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {address ? text.changeAddress() : text.newAddress()}
      </h2>
      <form noValidate onSubmit={form.submit}>
        <ErrorSummary box={form.box} faults={form.faults} failure={form.failure} />
        <AboutFields form={form} />
        <div className={styles.part}>
          <AddressFields
            path="address"
            value={typed}
            onChange={form.change}
            form={checkoutForm(form)}
            countries={countries}
            countyStrict={countyStrict}
          />
          <PersonFields form={form} />
          {!isFirst && <DefaultFields form={form} address={address} />}
          <DialogButtons name={text.save()} cancel={text.cancel()} isBusy={form.isBusy} onClose={onClose} />
        </div>
      </form>
    </section>
  )
}

/** The form as the fields of the checkout know it: names of fields begin with `address.`. */
const checkoutForm = (form: AddressFormState) => {
  const nameOf = (field: string) => field.slice(field.lastIndexOf('.') + 1)
  return {
    error: (field: string) => form.error(nameOf(field)),
    leave: (field: string) => form.leave(nameOf(field)),
    changed: () => {},
  }
}

type TextName = 'label' | 'phone' | 'companyName' | 'vatNumber' | 'registerNumber'

const fieldOf = (form: AddressFormState, name: TextName) => ({
  id: fieldId(name),
  name,
  value: form.typed[name],
  error: form.error(name),
  span: fieldStyles.span3,
  onBlur: () => form.leave(name),
  onChange: (event: { target: { value: string } }) => form.change({ [name]: event.target.value }),
})

function AboutFields({ form }: { form: AddressFormState }) {
  return (
    <div className={fieldStyles.form}>
      <TextField
        {...fieldOf(form, 'label')}
        label={text.label()}
        placeholder={text.labelExample()}
        optional
        autoComplete="off"
        maxLength={MAX_ADDRESS_LABEL}
      />
      <TextField
        {...fieldOf(form, 'phone')}
        label={text.phone()}
        optional
        type="tel"
        autoComplete="tel"
        maxLength={MAX_LENGTH.phone}
      />
    </div>
  )
}

/** Whom an invoice to this address names. */
function PersonFields({ form }: { form: AddressFormState }) {
  const isCompany = form.typed.personType === 'company'
  return (
    <>
      <Segments<AddressView['personType']>
        label={personType()}
        name="personType"
        value={form.typed.personType}
        onChoose={(chosen) => form.change({ personType: chosen })}
        choices={[
          { value: 'individual', text: individual() },
          { value: 'company', text: company() },
        ]}
      />
      {isCompany && (
        <div className={fieldStyles.form}>
          <TextField
            {...fieldOf(form, 'companyName')}
            label={companyName()}
            autoComplete="organization"
            maxLength={MAX_LENGTH.companyName}
          />
          <TextField {...fieldOf(form, 'vatNumber')} label={vatNumber()} autoComplete="off" maxLength={MAX_LENGTH.vatNumber} />
          <TextField
            {...fieldOf(form, 'registerNumber')}
            label={registerNumber()}
            optional
            autoComplete="off"
            maxLength={MAX_LENGTH.registerNumber}
          />
        </div>
      )}
    </>
  )
}

/** A default stays one until another address takes it over. */
function DefaultFields({ form, address }: { form: AddressFormState; address: AddressView | null }) {
  const box = (name: 'isDelivery' | 'isBilling', label: string) => (
    <Checkbox
      checked={form.typed[name]}
      disabled={address?.[name] ?? false}
      onChange={(event) => form.change({ [name]: event.target.checked })}
    >
      {label}
    </Checkbox>
  )
  return (
    <div>
      {box('isDelivery', text.isDelivery())}
      {box('isBilling', text.isBilling())}
      {(address?.isDelivery || address?.isBilling) && (
        <p className={`${textStyles.small} ${textStyles.muted}`}>{text.staysDefault()}</p>
      )}
    </div>
  )
}
