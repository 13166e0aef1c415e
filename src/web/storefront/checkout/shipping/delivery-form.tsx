/** The form of the shipping step. */
import { useEffect, useState, type FormEvent } from 'react'
import type { ProblemCode } from '#domain/checkout/checkout.ts'
import { getsTo } from '#domain/delivery/places.ts'
import { href } from '#domain/market/market.ts'
import { loadingCart } from '#messages/cart.ts'
import * as text from '#messages/checkout.ts'
import { countryInSentence } from '#messages/countries.ts'
import { notDelivered } from '#messages/delivery/places.ts'
import type { Quote } from '#web/schema/cart.ts'
import { randomKey } from '#web/app/browser/random-key.browser.ts'
import { CartNotices, QuoteFailure } from '#web/storefront/cart/cart-notices.tsx'
import { useCart } from '#web/storefront/cart/state/cart.browser.ts'
import type { useQuote } from '#web/storefront/cart/state/quote.browser.ts'
import { draft, useShipping } from '#web/storefront/draft/checkout-draft.browser.ts'
import { useDeliveryCountry } from '#web/storefront/draft/delivery-country.browser.ts'
import type { formOf } from '#web/storefront/checkout/checkout-form.browser.ts'
import { orderRequest } from '#web/storefront/checkout/place-order.browser.ts'
import { useRefusedFields } from '#web/storefront/checkout/refused-fields.browser.ts'
import { attemptKey, fingerprintOf } from '#web/storefront/order/state/placed-orders.browser.ts'
import { Button } from '#web/ui/button.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Note } from '#web/ui/note.tsx'
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { LimitReached, NotPlaced, TotalChanged } from './refusals.tsx'
import { Review } from './review.tsx'
import { useSending } from './sending.ts'
import type { Shortage } from './shortage.ts'
import type { ShippingPage } from './view.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as noteStyles from '#web/ui/note.module.css'
import * as skeletonStyles from '#web/ui/skeleton.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as purchaseStyles from '#web/storefront/cart/purchase.module.css'
import * as shippingPageStyles from './page.module.css'

interface Props {
  data: ShippingPage
  state: ReturnType<typeof useQuote>
  form: ReturnType<typeof formOf>
  /** The one field of the form that stands on this page. */
  noteProblem: ProblemCode | undefined
  onPlaced: () => void
  /** Somebody else has bought these in the meantime. */
  onGone: (shortage: Shortage) => void
}

export function DeliveryForm({ data, state, form, noteProblem, onPlaced, onGone }: Props) {
  const market = useMarket()
  const [terms, setTerms] = useState(false)
  const [isTried, setTried] = useState(false)
  const { quote, fresh } = state
  const choice = useChoice({ state, form, noteProblem })
  const { options, chosen, shipping } = choice
  const onTried = () => setTried(true)
  const { send, isSending, refusal, closeRefusal } = useSending({ attempt: choice.attempt, quote, onPlaced, onGone, onTried })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const missing = choice.missing ?? (terms ? null : 'terms')
    if (missing) return document.getElementById(missing)?.focus()
    send()
  }
  return (
    <form noValidate onSubmit={submit}>
      <h1>{text.deliveryTitle()}</h1>
      <CartNotices notices={state.notices} repricedFrom={state.repricedFrom} quote={state.quote} />
      {state.failure && <QuoteFailure failure={state.failure} stale={quote !== null} />}
      {options === null && !state.failure && <OptionsSkeleton />}
      {quote && options?.length === 0 && <NoMethod email={data.email} quote={quote} />}
      {options && options.length > 0 && (
        <DeliveryChoice options={options} shipping={shipping} form={form} errors={choice.errors(isTried)} />
      )}
      {quote && chosen && (
        <Review
          data={data}
          form={form}
          quote={quote}
          chosen={chosen}
          locker={shipping.locker}
          busy={!fresh}
          terms={terms}
          onTerms={setTerms}
          isTermsError={isTried && !terms}
        />
      )}
      {refusal?.kind === 'total' && <TotalChanged {...refusal} />}
      {refusal?.kind === 'limit' && <LimitReached sentence={refusal.sentence} contact={data.links.contact} />}
      {options && options.length > 0 && (
        <Button
          type="submit"
          className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.wide} ${shippingPageStyles.bind}`}
          busy={isSending || state.loading}
        >
          {text.orderButton()}
        </Button>
      )}
      <div className={purchaseStyles.goRow}>
        <a className={`${textStyles.link} ${textStyles.small}`} href={href(market, '/checkout')}>
          {text.backToInformation()}
        </a>
      </div>
      {refusal?.kind === 'failed' && <NotPlaced contact={data.links.contact} onAgain={send} onClose={closeRefusal} />}
    </form>
  )
}

/** Returns the chosen method among those that are offered, what it still lacks, and the order that can be sent. */
function useChoice({ state: { quote, fresh }, form, noteProblem }: Pick<Props, 'state' | 'form' | 'noteProblem'>) {
  const market = useMarket()
  const shipping = useShipping()
  const refused = useRefusedFields()
  // Of this render, like the request: another tab may order and renew the cart before the button is pressed here.
  const { id: cartId } = useCart()
  const options = quote?.options ?? null
  const chosen = options?.find((option) => option.key === shipping.delivery) ?? null
  const only = options?.length === 1 ? options[0]!.key : null
  const needsLocker = chosen?.method === 'locker' && !shipping.locker
  const isReady = chosen !== null && !needsLocker && fresh && quote !== null && quote.delivery !== null
  // Nobody but a courier reads the note.
  const hasNote = chosen?.method === 'courier'
  const wrongNote = hasNote ? (noteProblem ?? refused.note) : undefined
  const sent = hasNote ? form : { ...form, note: '' }
  const request = isReady ? orderRequest({ market: market.locale, form: sent, shipping, quote }) : null
  const attempt = request && { request, fingerprint: fingerprintOf(request, cartId) }
  const fingerprint = attempt?.fingerprint

  // One possible method needs no choosing; a method that is no longer offered is not kept.
  useEffect(() => {
    if (only && shipping.delivery !== only) draft.setShipping({ delivery: only })
    else if (options && fresh && shipping.delivery && !chosen) draft.setShipping({ delivery: '' })
  }, [only, options, fresh, chosen, shipping.delivery])
  // The key is made before anybody presses, so that two tabs have the same one.
  useEffect(() => {
    if (fingerprint) attemptKey(fingerprint, Date.now(), randomKey)
  }, [fingerprint])
  return {
    options,
    chosen,
    shipping,
    attempt,
    /** Id of the first control that is to be filled in; null when none is. */
    missing: !chosen ? 'delivery' : needsLocker ? 'locker-search' : wrongNote ? 'note' : null,
    errors: (isTried: boolean) => ({
      delivery: isTried && !chosen,
      locker: refused.locker ?? (isTried && needsLocker ? ('locker_required' as const) : undefined),
      phone: refused['contact.phone'] === 'phone_mobile_required',
      note: wrongNote,
    }),
  }
}

/** `quote`: the cart, of which some goods alone may be the reason. */
function NoMethod({ email, quote }: { email: string; quote: Quote }) {
  const market = useMarket()
  const country = useDeliveryCountry()
  const away = quote.lines.filter((line) => !getsTo(line, country))
  return (
    <Note kind="warn">
      <p>
        <b>{text.noMethodTitle()}</b>
      </p>
      {away.map(({ item, name }) => (
        <p key={item}>
          <b>{name}</b>: {notDelivered({ country: countryInSentence(country) })}
        </p>
      ))}
      <p>
        <Unbroken text={text.noMethod({ email })} />
      </p>
      <a
        className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.small} ${noteStyles.again}`}
        href={href(market, '/checkout')}
      >
        {text.changeAddress()}
      </a>
    </Note>
  )
}

function OptionsSkeleton() {
  return (
    <div className={shippingPageStyles.optionsWait} aria-busy="true">
      <p className={layoutStyles.visuallyHidden} role="status">
        {loadingCart()}
      </p>
      <span className={skeletonStyles.skeleton} />
      <span className={skeletonStyles.skeleton} />
    </div>
  )
}
