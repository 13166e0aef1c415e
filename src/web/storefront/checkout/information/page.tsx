import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { MAX_LENGTH } from '#domain/checkout/checkout.ts'
import { href } from '#domain/market/market.ts'
import * as text from '#messages/checkout.ts'
import { errorSummary } from '#messages/forms.ts'
import { backToCart } from '#messages/shell.ts'
import { useCart } from '#web/storefront/cart/state/cart.browser.ts'
import { draft, useBilling, useShipping } from '#web/storefront/checkout/checkout-draft.browser.ts'
import { formOf } from '#web/storefront/checkout/checkout-form.browser.ts'
import { navigate } from '#web/app/navigation.browser.ts'
import { useQuote } from '#web/storefront/cart/state/quote.browser.ts'
import { useInBrowser } from '#web/app/stored.browser.ts'
import { Button } from '#web/ui/button.tsx'
import { CartNotices, QuoteFailure } from '#web/storefront/cart/cart-notices.tsx'
import { isOnlyVouchers } from '#web/storefront/cart/cart-view.ts'
import { CheckoutSummary } from '#web/storefront/checkout/checkout-summary.tsx'
import { EmptyCheckout } from '#web/storefront/checkout/empty-checkout.tsx'
import { Checkbox, TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Note } from '#web/ui/note.tsx'
import { AddressFields } from './address-fields.tsx'
import { BillingFields } from './billing-fields.tsx'
import { useCheckoutForm } from './form.ts'
import type { CheckoutPage } from './view.ts'
import './page.css'

/** First step: who, where to, and whom the invoice names. */
export function Component({ data }: { data: CheckoutPage }) {
  const here = useInBrowser()
  const market = useMarket()
  const { lines } = useCart()
  const state = useQuote(market.locale)
  if (here && lines.length === 0) return <EmptyCheckout state={state} />
  // Vouchers go by e-mail, wherever their buyer lives.
  const isVirtual = isOnlyVouchers(state.quote?.lines ?? [])
  return (
    <main id="main" className="wrap co checkout" tabIndex={-1}>
      <InformationForm data={data} isVirtual={isVirtual} disabled={!here} failed={<Trouble state={state} />} />
      <CheckoutSummary lines={lines} quote={state.quote} busy={!state.fresh} />
    </main>
  )
}

function Trouble({ state }: { state: ReturnType<typeof useQuote> }) {
  return (
    <>
      <CartNotices notices={state.notices} repricedFrom={state.repricedFrom} quote={state.quote} />
      {state.failure && <QuoteFailure failure={state.failure} stale={state.quote !== null} />}
    </>
  )
}

interface FormProps {
  data: CheckoutPage
  /** Nothing is delivered: the one address is that of the invoice. */
  isVirtual: boolean
  disabled: boolean
  failed: ReactNode
}

function InformationForm({ data, isVirtual, disabled, failed }: FormProps) {
  const market = useMarket()
  const shipping = useShipping()
  const billing = useBilling()
  const form = useCheckoutForm(data)
  const [faults, setFaults] = useState<string[]>([])
  const summary = useRef<HTMLDivElement>(null)
  const country = shipping.address.country || market.country
  const open = faults.filter((field) => form.error(field))

  const isSplit = isVirtual && !billing.sameAsDelivery
  useEffect(() => {
    if (isSplit) draft.setBilling({ sameAsDelivery: true })
  }, [isSplit])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = form.showAll()
    setFaults(wrong)
    if (wrong.length > 0) return requestAnimationFrame(() => summary.current?.focus())
    const { contact, address, billing: tidy } = formOf(shipping, billing, market)
    draft.setContact(contact)
    draft.setAddress(address)
    draft.setBilling({ companyName: tidy.companyName, vatNumber: tidy.vatNumber, registerNumber: tidy.registerNumber })
    navigate(href(market, '/checkout/shipping'))
  }
  const contactField = (name: 'email' | 'phone') => {
    const id = `contact.${name}`
    return {
      id,
      name: id,
      value: shipping.contact[name],
      error: form.error(id),
      maxLength: MAX_LENGTH[name],
      span: 'c3',
      onBlur: () => form.leave(id),
      onChange: (event: { target: { value: string } }) => {
        form.changed(id)
        draft.setContact({ [name]: event.target.value })
      },
    }
  }
  return (
    <form noValidate onSubmit={submit}>
      <h1>{text.informationTitle()}</h1>
      <NeedsScript />
      {failed}
      <div ref={summary} tabIndex={-1} className="faults" role="group" aria-labelledby={open.length > 0 ? 'faults' : undefined}>
        {open.length > 0 && (
          <Note kind="bad">
            <p id="faults">
              <b>{errorSummary(open.length)}</b>
            </p>
            <ul>
              {open.map((field) => (
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
      <fieldset disabled={disabled}>
        <section className="blk">
          <div className="blk-h">
            <h2>{text.contact()}</h2>
          </div>
          <div className="form">
            <TextField {...contactField('email')} label={text.email()} type="email" autoComplete="email" inputMode="email" />
            <TextField {...contactField('phone')} label={text.phone()} type="tel" autoComplete="tel" />
          </div>
        </section>
        <section className="blk">
          <div className="blk-h">
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
        <div className="blk">
          <Checkbox checked={shipping.newsletter} onChange={(event) => draft.setShipping({ newsletter: event.target.checked })}>
            {text.newsletter()}
          </Checkbox>
          <div className="go-row">
            <a className="link sm" href={href(market, '/cart')}>
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
