/** The address form of the checkout. */
import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { MAX_LENGTH } from '#domain/checkout/field-lengths.ts'
import { href } from '#domain/market/market.ts'
import * as text from '#messages/checkout.ts'
import { openingFailed } from '#messages/errors.ts'
import { errorSummary } from '#messages/forms.ts'
import { backToCart } from '#messages/shell.ts'
import { navigate } from '#web/app/navigation.browser.ts'
import { signedIn } from '#web/storefront/auth/signed-in.browser.ts'
import { draft, useBilling, useShipping } from '#web/storefront/draft/checkout-draft.browser.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Note } from '#web/ui/note.tsx'
import { useStore } from '#web/ui/store.browser.ts'
import { toast } from '#web/ui/toasts.browser.ts'
import { AddressFields } from './address-fields.tsx'
import { BillingFields } from './billing-fields.tsx'
import { useCheckoutForm, type FormState } from './form.ts'
import type { CheckoutPage } from './view.ts'
import * as columnsStyles from '#web/ui/columns.module.css'
import * as fieldStyles from '#web/ui/field.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as purchaseStyles from '#web/storefront/cart/purchase.module.css'
import * as informationPageStyles from './page.module.css'

interface Props {
  data: CheckoutPage
  /** Nothing is delivered: the one address is that of the invoice. */
  isVirtual: boolean
  disabled: boolean
  failed: ReactNode
}

export function InformationForm({ data, isVirtual, disabled, failed }: Props) {
  const market = useMarket()
  const shipping = useShipping()
  const form = useCheckoutForm(data)
  const { faults, summary, submit } = useSubmit(form)
  const country = shipping.address.country || market.country
  useOneAddress(isVirtual)
  usePrefill(data.delivered)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only fetches ahead; the fields in it act
    <form noValidate onFocus={form.prepare} onSubmit={submit}>
      <h1>{text.informationTitle()}</h1>
      <NeedsScript />
      {failed}
      <Faults form={form} fields={faults.filter((field) => form.error(field))} box={summary} />
      <fieldset disabled={disabled}>
        <ContactFields form={form} />
        <section className={columnsStyles.block}>
          <div className={columnsStyles.blockHead}>
            <h2>{isVirtual ? text.billingAddress() : text.deliveryAddress()}</h2>
          </div>
          <AddressFields
            path="address"
            value={{ ...shipping.address, country }}
            onChange={draft.setAddress}
            form={form}
            countries={isVirtual ? data.countries : data.countries.filter(([code]) => data.delivered.includes(code))}
            countyStrict={data.countyStrict}
            countryHelp={isVirtual ? undefined : text.onlyTheseCountries()}
          />
        </section>
        <BillingFields
          form={form}
          countries={data.countries}
          countyStrict={data.countyStrict}
          country={country}
          hasOneAddress={isVirtual}
        />
        <div className={columnsStyles.block}>
          <Checkbox checked={shipping.newsletter} onChange={(event) => draft.setShipping({ newsletter: event.target.checked })}>
            {text.newsletter()}
          </Checkbox>
          <div className={purchaseStyles.goRow}>
            <a className={`${textStyles.link} ${textStyles.small}`} href={href(market, '/cart')}>
              {backToCart()}
            </a>
            <Button type="submit">
              {text.toDelivery()} <Icon name="arrow-right" />
            </Button>
          </div>
        </div>
      </fieldset>
    </form>
  )
}

/** A signed-in customer finds the account's details filled in; what fails leaves the form as it is. */
function usePrefill(delivered: readonly string[]): void {
  const isSignedIn = useStore(signedIn)
  useEffect(() => {
    if (!isSignedIn) return
    import('./account-prefill.browser.ts').then(({ prefillFromAccount }) => prefillFromAccount(delivered)).catch(() => {})
  }, [isSignedIn, delivered])
}

/** An order without delivery has one address only. */
function useOneAddress(isVirtual: boolean): void {
  const billing = useBilling()
  const isSplit = isVirtual && !billing.sameAsDelivery
  useEffect(() => {
    if (isSplit) draft.setBilling({ sameAsDelivery: true })
  }, [isSplit])
}

/** Checks the form, stores it in its canonical form and goes to the next step; with faults it goes to their summary. */
function useSubmit(form: FormState) {
  const market = useMarket()
  const [faults, setFaults] = useState<string[]>([])
  const summary = useRef<HTMLDivElement>(null)
  const check = async () => {
    const { form: typed, faults: wrong } = await form.showAll()
    setFaults(wrong)
    if (wrong.length > 0) return requestAnimationFrame(() => summary.current?.focus())
    const { companyName, vatNumber, registerNumber } = typed.billing
    draft.setContact(typed.contact)
    draft.setAddress(typed.address)
    draft.setBilling({ companyName, vatNumber, registerNumber })
    navigate(href(market, '/checkout/shipping'))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // What has been typed is in the browser's storage and in the fields.
    check().catch(() => toast(openingFailed()))
  }
  return { faults, summary, submit }
}

/** The summary of the faults: each leads to its field. */
function Faults({ form, fields, box }: { form: FormState; fields: string[]; box: RefObject<HTMLDivElement | null> }) {
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={informationPageStyles.faults}
      role="group"
      aria-labelledby={fields.length > 0 ? 'faults' : undefined}
    >
      {fields.length > 0 && (
        <Note kind="bad">
          <p id="faults">
            <b>{errorSummary(fields.length)}</b>
          </p>
          <ul>
            {fields.map((field) => (
              <li key={field}>
                <a
                  href={`#${field}`}
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(field)?.focus()
                  }}
                >
                  {field.startsWith('billing.') && `${text.billing()}: `}
                  {form.error(field)}
                </a>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}

function ContactFields({ form }: { form: FormState }) {
  const { contact } = useShipping()
  const field = (name: 'email' | 'phone') => {
    const id = `contact.${name}`
    return {
      id,
      name: id,
      value: contact[name],
      error: form.error(id),
      maxLength: MAX_LENGTH[name],
      span: fieldStyles.span3,
      onBlur: () => form.leave(id),
      onChange: (event: { target: { value: string } }) => {
        form.changed(id)
        draft.setContact({ [name]: event.target.value })
      },
    }
  }
  return (
    <section className={columnsStyles.block}>
      <div className={columnsStyles.blockHead}>
        <h2>{text.contact()}</h2>
      </div>
      <div className={fieldStyles.form}>
        <TextField {...field('email')} label={text.email()} type="email" autoComplete="email" inputMode="email" />
        <TextField {...field('phone')} label={text.phone()} type="tel" autoComplete="tel" />
      </div>
    </section>
  )
}
