/** A customer without a browser: makes the requests that the shop's pages make. */
import type { Locale } from '#domain/market/market.ts'
import type { CartLine, Quote } from '#web/schema/cart.ts'
import type { OrderPlaced, OrderProblem, OrderRequest } from '#web/schema/checkout.ts'
import type { OrderView, PaymentAction } from '#web/schema/order.ts'
import { IOANAS_HOME } from './customers/ioana.ts'

/** A valid address and e-mail address in each market. */
const HOMES: Record<Locale, Pick<OrderRequest, 'address'> & { email: string }> = {
  ro: {
    email: 'ioana.marinescu@exemplu.ro',
    address: { ...IOANAS_HOME },
  },
  en: {
    email: 'greta.vogel@example.de',
    address: {
      firstName: 'Greta',
      lastName: 'Vogel',
      address: 'Lindenstraße 8',
      city: 'Leipzig',
      county: '',
      zip: '04107',
      country: 'DE',
    },
  },
  hu: {
    email: 'eszter.kovacs@pelda.hu',
    address: {
      firstName: 'Eszter',
      lastName: 'Kovács',
      address: 'Bartók Béla út 12.',
      city: 'Budapest',
      county: 'BU',
      zip: '1114',
      country: 'HU',
    },
  },
}

/** Phone numbers without their last six digits. */
const PHONES: Record<Locale, string> = { ro: '0722 ', en: '+49 151 23', hu: '+36 20 1' }

/** Each address is another customer: the limits of the shop count by e-mail address and telephone number too. */
function contactOf(market: Locale, address: string): OrderRequest['contact'] {
  const [, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  const digits = String(((b * 256 + c) * 256 + d) % 1_000_000).padStart(6, '0')
  return { email: HOMES[market].email.replace('@', `.${digits}@`), phone: PHONES[market] + digits }
}

export const CARDS = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenged: '4000 0027 6000 3184',
} as const

/** An answer of the shop with an error status. */
export class RequestRefused extends Error {
  readonly status: number
  readonly problem: Partial<OrderProblem>
  constructor(what: string, status: number, problem: Partial<OrderProblem>) {
    super(`${what}: ${status} ${problem.code ?? ''} ${JSON.stringify(problem.fields ?? '')}`)
    this.status = status
    this.problem = problem
  }
}

export interface HttpCustomer {
  market: Locale
  quote(lines: CartLine[], delivery?: string): Promise<Quote>
  /** Returns the order request that the checkout would send for these lines, with the shown total. */
  request(lines: CartLine[]): Promise<OrderRequest>
  order(request: OrderRequest, key: string): Promise<OrderPlaced>
  startPayment(id: string): Promise<PaymentAction>
  /** Submits a card on the gateway's page. Returns the address that the gateway redirects to. */
  pay(action: PaymentAction, card?: string): Promise<string>
  view(id: string): Promise<OrderView>
}

/**
 * Returns a customer of the shop at `url`.
 * @param address IP address of the customer, sent as the proxy in front of the shop would (`TRUSTED_PROXIES=1`)
 * @param send replaces `fetch`, for counting
 */
export function httpCustomer(url: string, market: Locale, address: string, send: typeof fetch = fetch): HttpCustomer {
  const headers = { 'x-forwarded-for': address, origin: url, 'sec-fetch-site': 'same-origin' }
  const call = async <T>(what: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<T> => {
    const answer = await send(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }), ...more },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const value = (await answer.json().catch(() => ({}))) as T
    if (!answer.ok) throw new RequestRefused(what, answer.status, value as Partial<OrderProblem>)
    return value
  }
  const home = { address: HOMES[market].address, contact: contactOf(market, address) }
  const destination = { country: home.address.country, zip: home.address.zip, county: home.address.county }

  return {
    market,
    quote: (lines, delivery) =>
      call('quote', '/api/cart/quote', { market, lines, destination, ...(delivery !== undefined && { delivery }) }),
    async request(lines) {
      const { options } = await this.quote(lines)
      const delivery = options?.find(({ method }) => method === 'courier') ?? options?.[0]
      if (!delivery) throw new Error('Nothing delivers this cart.')
      const { total } = await this.quote(lines, delivery.key)
      return {
        market,
        lines,
        ...home,
        billing: { sameAsDelivery: true, personType: 'individual' },
        delivery: delivery.key,
        codes: [],
        total,
        terms: true,
        newsletter: false,
      }
    },
    order: (request, key) => call('order', '/api/orders', request, { 'idempotency-key': key }),
    startPayment: (id) => call('payment', `/api/orders/${id}/payments`, {}),
    async pay(action, card = CARDS.approved) {
      if (action.type === 'none') return ''
      if (action.type !== 'redirect') throw new Error(`The sandbox gateway redirects, it does not ${action.type}.`)
      const page = await send(action.url, { headers, redirect: 'manual' })
      // Settled already: the gateway sends the customer on.
      if (page.status === 303) return page.headers.get('location') ?? ''
      if (!page.ok) throw new RequestRefused('card page', page.status, {})
      const form = (await page.text()).match(/<form[^>]*action="([^"]+)"/)?.[1]
      if (!form) throw new Error('The card page has no form.')
      const answer = await send(new URL(form, action.url).href, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ number: card, expiry: '12 / 39', cvc: '123', name: 'I. Marinescu' }).toString(),
      })
      await answer.arrayBuffer()
      const location = answer.headers.get('location')
      if (answer.status !== 303 || !location) throw new RequestRefused('card', answer.status, {})
      return location
    },
    view: (id) => call('order view', `/api/orders/${id}`),
  }
}
