import { useEffect, useState, type FormEvent } from 'react'
import type { ProblemCode } from '#domain/checkout/checkout.ts'
import { href } from '#domain/market/market.ts'
import { problemText } from '#messages/validation.ts'
import * as text from '#messages/checkout.ts'
import { limitText } from '#messages/limits.ts'
import { loadingCart } from '#messages/cart.ts'
import { useCart } from '#web/storefront/cart/state/cart.browser.ts'
import { draft, useBilling, useShipping } from '#web/storefront/checkout/checkout-draft.browser.ts'
import { formOf, formProblems, refusedFields, useRefusedFields } from '#web/storefront/checkout/checkout-form.browser.ts'
import { navigate } from '#web/app/navigation.browser.ts'
import { orderRequest, placeOrder } from '#web/storefront/checkout/place-order.browser.ts'
import { attemptKey, fingerprintOf, randomKey } from '#web/storefront/order/state/placed-orders.browser.ts'
import { quoting, useQuote } from '#web/storefront/cart/state/quote.browser.ts'
import { useInBrowser } from '#web/app/stored.browser.ts'
import type { OrderRequest, OrderProblem, QuoteCode } from '#web/storefront/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { CartNotices, QuoteFailure } from '#web/storefront/cart/cart-notices.tsx'
import { CheckoutSummary } from '#web/storefront/checkout/checkout-summary.tsx'
import { EmptyCheckout } from '#web/storefront/checkout/empty-checkout.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Note } from '#web/ui/note.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { LimitReached, NotPlaced, OutOfStock, TotalChanged } from './refusals.tsx'
import { Review } from './review.tsx'
import { shortageOf, type Shortage } from './shortage.ts'
import type { ShippingPage } from './view.ts'
import './page.css'

/** Second step: how it arrives, the whole order once more, and the button that binds. */
export function Component({ data }: { data: ShippingPage }) {
  const here = useInBrowser()
  const market = useMarket()
  const { lines } = useCart()
  const shipping = useShipping()
  const form = formOf(shipping, useBilling(), market)
  const [isPlaced, setPlaced] = useState(false)
  // Held here, because it may have been the last thing in the cart.
  const [gone, setGone] = useState<Shortage | null>(null)
  const { note: noteProblem, ...problems } = formProblems(form, data)
  const isComplete = Object.keys(problems).length === 0
  const { country, zip, county } = form.address
  const state = useQuote(market.locale, {
    ...(isComplete && { destination: { country, zip, ...(county && { county }) } }),
    ...(isComplete && shipping.delivery && { delivery: shipping.delivery }),
    ...(isComplete && { contact: form.contact }),
  })
  const isMissing = here && lines.length > 0 && !isComplete && !isPlaced
  useEffect(() => {
    if (isMissing) navigate(href(market, '/checkout'), { replace: true })
  }, [isMissing, market])

  const outOfStock = gone && <OutOfStock shortage={gone} hasRest={lines.length > 0} onClose={() => setGone(null)} />
  if (here && lines.length === 0 && !isPlaced)
    return (
      <>
        <EmptyCheckout state={state} />
        {outOfStock}
      </>
    )
  if (!here || !isComplete || isPlaced)
    return (
      <main id="main" className="wrap co" tabIndex={-1} aria-busy="true">
        <div>
          <h1>{text.deliveryTitle()}</h1>
          <NeedsScript />
          <p className="mute live" role="status">
            {isPlaced ? text.sendingOrder() : loadingCart()}
          </p>
        </div>
      </main>
    )
  return (
    <main id="main" className="wrap co shipping" tabIndex={-1}>
      <DeliveryForm
        data={data}
        state={state}
        form={form}
        noteProblem={noteProblem}
        onPlaced={() => setPlaced(true)}
        onGone={setGone}
      />
      <CheckoutSummary lines={lines} quote={state.quote} busy={!state.fresh} />
      {outOfStock}
    </main>
  )
}

interface FormProps {
  data: ShippingPage
  state: ReturnType<typeof useQuote>
  form: ReturnType<typeof formOf>
  /** The one field of the form that stands on this page. */
  noteProblem: ProblemCode | undefined
  onPlaced: () => void
  /** Somebody else has bought these in the meantime. */
  onGone: (shortage: Shortage) => void
}
type Refusal =
  | { kind: 'failed' }
  | { kind: 'limit'; sentence: string }
  | { kind: 'total'; before: number; after: number; codes: readonly QuoteCode[] }

function DeliveryForm({ data, state, form, noteProblem, onPlaced, onGone }: FormProps) {
  const market = useMarket()
  const shipping = useShipping()
  const refused = useRefusedFields()
  const [terms, setTerms] = useState(false)
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { quote, fresh } = state
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
  const fingerprint = request && fingerprintOf(JSON.stringify(request))

  // One possible method needs no choosing; a method that is no longer offered is not kept.
  useEffect(() => {
    if (only && shipping.delivery !== only) draft.setShipping({ delivery: only })
    else if (options && fresh && shipping.delivery && !chosen) draft.setShipping({ delivery: '' })
  }, [only, options, fresh, chosen, shipping.delivery])
  // The key is made before anybody presses, so that two tabs have the same one.
  useEffect(() => {
    if (fingerprint) attemptKey(fingerprint, Date.now(), randomKey)
  }, [fingerprint])

  const refuse = (problem: OrderProblem | null, sent: OrderRequest) => {
    if (problem?.code === 'validation_failed' && problem.fields) {
      const giftDate = Object.entries(problem.fields).find(([field]) => field.startsWith('lines.'))
      if (giftDate) return setRefusal({ kind: 'limit', sentence: problemText(giftDate[1] as ProblemCode, giftDate[0], '') })
      refusedFields.set(problem.fields)
      if (Object.keys(problem.fields).some((field) => /^(contact|address|billing)\./.test(field)))
        return navigate(href(market, '/checkout'))
      return setTried(true)
    }
    if (problem?.quote) quoting.take(problem.quote)
    if (problem?.code === 'total_changed' && problem.quote)
      return setRefusal({
        kind: 'total',
        before: sent.due ?? sent.total,
        after: problem.quote.due,
        codes: problem.quote.codes.filter(({ code, state }) => state !== 'applied' && sent.codes.includes(code)),
      })
    // The fresh quote says it beside the lines.
    if (problem?.code === 'total_too_large') return quoting.retry()
    if (problem?.code === 'delivery_unavailable') return setTried(true)
    if (problem?.code === 'out_of_stock') return onGone(shortageOf(problem.quote?.adjustments ?? [], quote?.lines ?? []))
    const sentence = problem && limitText(problem)
    setRefusal(sentence ? { kind: 'limit', sentence } : { kind: 'failed' })
  }
  const send = async () => {
    if (!request || isSending || quote?.tooLarge) return
    setSending(true)
    setRefusal(null)
    const outcome = await placeOrder(request, Date.now())
    setSending(false)
    if (!outcome.placed) return refuse(outcome.problem, request)
    onPlaced()
    navigate(outcome.next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!chosen) return document.getElementById('delivery')?.focus()
    if (needsLocker) return document.getElementById('locker-search')?.focus()
    if (wrongNote) return document.getElementById('note')?.focus()
    if (!terms) return document.getElementById('terms')?.focus()
    void send()
  }

  return (
    <form noValidate onSubmit={submit}>
      <h1>{text.deliveryTitle()}</h1>
      <CartNotices notices={state.notices} repricedFrom={state.repricedFrom} quote={state.quote} />
      {state.failure && <QuoteFailure failure={state.failure} stale={quote !== null} />}
      {options === null ? (
        !state.failure && <OptionsSkeleton />
      ) : options.length === 0 ? (
        <NoMethod email={data.email} />
      ) : (
        <DeliveryChoice
          options={options}
          shipping={shipping}
          form={form}
          errors={{
            delivery: isTried && !chosen,
            locker: (isTried && needsLocker) || refused.locker !== undefined,
            phone: refused['contact.phone'] === 'phone_mobile_required',
            note: wrongNote,
          }}
        />
      )}
      {quote && chosen && options && options.length > 0 && (
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
        <Button type="submit" className="btn btn-p btn-w bind" busy={isSending || state.loading}>
          {text.orderButton()}
        </Button>
      )}
      <div className="go-row">
        <a className="link sm" href={href(market, '/checkout')}>
          {text.backToInformation()}
        </a>
      </div>
      {refusal?.kind === 'failed' && (
        <NotPlaced contact={data.links.contact} onAgain={() => void send()} onClose={() => setRefusal(null)} />
      )}
    </form>
  )
}

function NoMethod({ email }: { email: string }) {
  const market = useMarket()
  return (
    <Note kind="warn">
      <p>
        <b>{text.noMethodTitle()}</b>
      </p>
      <p>{text.noMethod({ email })}</p>
      <a className="btn btn-s btn-xs again" href={href(market, '/checkout')}>
        {text.changeAddress()}
      </a>
    </Note>
  )
}

function OptionsSkeleton() {
  return (
    <div className="options-wait" aria-busy="true">
      <p className="sr" role="status">
        {loadingCart()}
      </p>
      <span className="sk" />
      <span className="sk" />
    </div>
  )
}
