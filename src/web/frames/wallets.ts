/**
 * Runs in the frame of the wallets: loads Stripe's script, which shows the buttons of Apple Pay and Google Pay where the browser has one
 * of them (Express Checkout Element). The payment is begun by the shop when the customer has confirmed in the wallet, and not before.
 */
import type { WalletAnswer, WalletMessage } from './messages.ts'

/** Of the same release as the API that the server speaks. */
const STRIPE_SCRIPT = 'https://js.stripe.com/endive/stripe.js'
const BUTTON_HEIGHT = 48

/** The part of Stripe.js that is used here. */
interface StripeJs {
  elements(options: object): StripeElements
  confirmPayment(options: object): Promise<{ error?: { type?: string }; paymentIntent?: { status: string } }>
}
interface StripeElements {
  create(kind: 'expressCheckout', options: object): ExpressElement
  submit(): Promise<{ error?: object }>
}
interface ExpressElement {
  on(event: 'ready', hear: (event: { availablePaymentMethods?: { applePay?: boolean; googlePay?: boolean } }) => void): void
  on(event: 'loaderror' | 'cancel', hear: () => void): void
  on(event: 'click', hear: (event: { resolve: () => void }) => void): void
  on(event: 'confirm', hear: (event: { paymentFailed: (why: { reason: 'fail' }) => void }) => void): void
  mount(place: HTMLElement): void
}
type OpenStripe = (key: string, options: { locale: string }) => StripeJs

const { id: key = '' } = document.querySelector<HTMLScriptElement>('script[data-id]')?.dataset ?? {}
const tell = (message: WalletMessage) => parent.postMessage(message, location.origin)

const loadStripe = (): Promise<OpenStripe> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = STRIPE_SCRIPT
    script.addEventListener('load', () => resolve((window as unknown as { Stripe: OpenStripe }).Stripe))
    script.addEventListener('error', () => reject(new Error('Stripe.js could not be loaded')))
    document.head.append(script)
  })

const isFromPage = ({ source, origin }: MessageEvent): boolean => source === parent && origin === location.origin

/** Has the page begin the payment. Returns its secret, or null. */
function begin(): Promise<string | null> {
  return new Promise((resolve) => {
    const hear = (event: MessageEvent<WalletAnswer>) => {
      if (!isFromPage(event) || event.data.kind !== 'begun') return
      removeEventListener('message', hear)
      resolve(event.data.secret)
    }
    addEventListener('message', hear)
    tell({ kind: 'begin' })
  })
}

/** A card that was declined, or whose owner was not recognised, is another thing than a fault. */
const DECLINES = ['card_error', 'invalid_request_error']

async function confirm(stripe: StripeJs, elements: StripeElements, fail: () => void): Promise<void> {
  const { error: invalid } = await elements.submit()
  if (invalid) {
    fail()
    return tell({ kind: 'end', end: 'failed' })
  }
  const secret = await begin()
  // The page says why it was refused.
  if (secret === null) return fail()
  const confirmParams = { return_url: location.href }
  const { error } = await stripe.confirmPayment({ elements, clientSecret: secret, confirmParams, redirect: 'if_required' })
  if (error) fail()
  tell({ kind: 'end', end: !error ? 'submitted' : DECLINES.includes(error.type ?? '') ? 'declined' : 'failed' })
}

async function show({ amount, currency, language }: Extract<WalletAnswer, { kind: 'order' }>): Promise<void> {
  const stripe = (await loadStripe())(key, { locale: language })
  const allowedPaymentMethodTypes = ['card']
  const elements = stripe.elements({ mode: 'payment', amount, currency: currency.toLowerCase(), allowedPaymentMethodTypes })
  const buttons = elements.create('expressCheckout', {
    buttonHeight: BUTTON_HEIGHT,
    buttonType: { applePay: 'plain', googlePay: 'pay' },
    layout: { maxColumns: 2, maxRows: 1, overflow: 'never' },
    paymentMethods: { applePay: 'auto', googlePay: 'auto', link: 'never', paypal: 'never', amazonPay: 'never', klarna: 'never' },
  })
  buttons.on('ready', ({ availablePaymentMethods: found }) =>
    tell({ kind: 'ready', isAvailable: found?.applePay === true || found?.googlePay === true }),
  )
  buttons.on('loaderror', () => tell({ kind: 'ready', isAvailable: false }))
  buttons.on('click', ({ resolve }) => resolve())
  buttons.on('cancel', () => tell({ kind: 'end', end: 'canceled' }))
  buttons.on('confirm', ({ paymentFailed }) => {
    confirm(stripe, elements, () => paymentFailed({ reason: 'fail' })).catch(() => tell({ kind: 'end', end: 'failed' }))
  })
  const place = document.createElement('div')
  document.body.append(place)
  buttons.mount(place)
}

addEventListener('message', (event: MessageEvent<WalletAnswer>) => {
  if (!isFromPage(event) || event.data.kind !== 'order') return
  show(event.data).catch(() => tell({ kind: 'ready', isAvailable: false }))
})
document.body.style.margin = '4px'
tell({ kind: 'loaded' })
