/**
 * A server that answers as Stripe documents its API, for tests of the adapter: keys, idempotency with stored failures, sessions, refunds,
 * signed webhooks; and a script of faults. It does what a customer would do on the payment page.
 */
import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  formTree,
  listAnswer,
  newCharge,
  newId,
  newIntent,
  newSession,
  refusal,
  sessionAnswer,
  type Answer,
  type Fault,
  type Intent,
  type Json,
  type PlannedFault,
  type Refund,
  type Session,
} from './stripe-records.ts'
import { amountFault, confirmIntent, hasEnded, intentAnswer, newWalletIntent } from './stripe-wallets.ts'

export const STRIPE_KEY = 'sk_test_ofALocalServer'
export const STRIPE_BROWSER_KEY = 'pk_test_ofALocalServer'
export const STRIPE_SECRETS = ['whsec_current', 'whsec_former']

export interface WebhookMessage {
  type: string
  body: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
}

const HALF_HOUR = 1800

export class StripeServer {
  url = ''
  readonly sessions = new Map<string, Session>()
  /** Payments by wallet: they have no session. */
  readonly intents = new Map<string, Intent>()
  readonly refunds: Refund[] = []
  /** Requests that were received: method and path. */
  readonly requests: string[] = []
  #stored = new Map<string, { asked: string; answer: Answer | null }>()
  #faults: PlannedFault[] = []
  #sent: WebhookMessage[] = []
  #cut: { path: RegExp; work: () => Promise<void> } | null = null
  #now: () => Date
  #server = createServer((request, response) => void this.#serve(request, response))

  constructor(now: () => Date) {
    this.#now = now
  }

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    return this
  }
  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  /** Plans a fault of the next requests to these paths. */
  fault(path: RegExp, does: Fault, times = 1): void {
    this.#faults.push({ path, does, times })
  }
  /** Does something, such as killing who asks, between what the next request to this path causes and its answer, which is lost. */
  beforeAnswering(path: RegExp, work: () => Promise<void>): void {
    this.#cut = { path, work }
  }
  /** Ends the planned faults. */
  heal(): void {
    this.#faults = []
  }
  /** Forgets every idempotency key, as Stripe may after a day. */
  forgetKeys(): void {
    this.#stored.clear()
  }

  session(id: string): Session {
    const found = this.sessions.get(id)
    if (!found) throw new Error(`no session ${id}`)
    return found
  }

  /** What the script of the browser does with the secret of a payment when the customer has confirmed in the wallet. Returns its answer. */
  confirmWallet(secret: string, does: 'pay' | 'decline' | 'challenge'): Json {
    const { answer, event, intent } = confirmIntent(this.intents, secret, does)
    if (intent) this.#tell(event, intentAnswer(intent, []))
    return answer
  }

  /** The card is charged: at once, or `late` although the session has expired. */
  pay(id: string, { late = false } = {}): void {
    const session = this.session(id)
    if (session.status !== 'open' && !late) return
    const intent = (session.payment_intent ??= newIntent(session))
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, last_payment_error: null })
    intent.latest_charge = newCharge(intent)
    Object.assign(session, { status: late ? session.status : 'complete', payment_status: 'paid', url: null })
    this.#tell('checkout.session.completed', sessionAnswer(session, []))
  }
  /** The bank declines; the page stays open for another card. */
  decline(id: string, code: string, decline?: string): void {
    const session = this.session(id)
    const intent = (session.payment_intent ??= newIntent(session))
    Object.assign(intent, { status: 'requires_payment_method', last_payment_error: { code, decline_code: decline } })
    this.#tell('payment_intent.payment_failed', { ...intent, latest_charge: null })
  }
  /** The bank asks the customer: the page waits for the answer. */
  challenge(id: string): void {
    const session = this.session(id)
    session.payment_intent = { ...(session.payment_intent ?? newIntent(session)), status: 'requires_action' }
    this.#tell('payment_intent.requires_action', { ...session.payment_intent })
  }
  /** A payment that is settled later was begun, and then failed. */
  failLater(id: string): void {
    const session = this.session(id)
    const intent = (session.payment_intent ??= newIntent(session))
    Object.assign(session, { status: 'complete', url: null })
    Object.assign(intent, {
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_payment_attempt_failed' },
    })
    this.#tell('checkout.session.async_payment_failed', sessionAnswer(session, []))
  }
  /** The page was left open until its end. */
  expire(id: string): void {
    const session = this.session(id)
    if (session.status !== 'open') return
    Object.assign(session, { status: 'expired', url: null })
    if (session.payment_intent) session.payment_intent.status = 'canceled'
    this.#tell('checkout.session.expired', sessionAnswer(session, []))
  }
  dispute(id: string): void {
    const { payment_intent: intent } = this.session(id)
    intent!.latest_charge!.disputed = true
    const dispute = { id: newId('du'), object: 'dispute', amount: intent!.amount, status: 'needs_response' }
    this.#tell('charge.dispute.created', {
      ...dispute,
      charge: intent!.latest_charge!.id,
      payment_intent: intent!.id,
      metadata: {},
    })
  }
  /** The bank does not take a refund of this key, days after it was made: the money is in the balance of the account again. */
  failRefund(id: string, key: string): void {
    const intent = this.intents.get(id) ?? this.session(id).payment_intent
    const charge = intent!.latest_charge!
    const refund = this.refunds.find(
      (one) => one.payment_intent === intent!.id && one.metadata.key === key && one.status !== 'failed',
    )!
    Object.assign(refund, { status: 'failed', failure_reason: 'lost_or_stolen_card' })
    Object.assign(charge, { amount_refunded: charge.amount_refunded - refund.amount, refunded: false })
    for (const type of ['refund.updated', 'charge.refund.updated', 'refund.failed']) this.#tell(type, { ...refund })
  }
  /** Another system of the same account takes a payment. */
  payElsewhere(): void {
    const id = newId('pi')
    this.#tell('checkout.session.completed', {
      id: newId('cs_test'),
      object: 'checkout.session',
      metadata: {},
      payment_intent: id,
    })
    this.#tell('charge.refunded', { id: newId('ch'), object: 'charge', payment_intent: id, metadata: {} })
    this.#tell('customer.created', { id: newId('cus'), object: 'customer' })
  }

  /** Returns the messages since the last call, oldest first. */
  sent(): WebhookMessage[] {
    return this.#sent.splice(0)
  }
  /** Returns a message signed with these secrets, as while one is replaced. */
  signed(event: Json, secrets: readonly string[] = STRIPE_SECRETS.slice(0, 1)): WebhookMessage {
    const body = new TextEncoder().encode(JSON.stringify(event))
    const t = Math.floor(this.#now().getTime() / 1000)
    const proofs = secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex')}`)
    return { type: String(event.type), body, headers: { 'stripe-signature': [`t=${t}`, ...proofs, 'v0=00'].join(',') } }
  }

  #tell(type: string, object: Json): void {
    const created = Math.floor(this.#now().getTime() / 1000)
    this.#sent.push(
      this.signed({
        id: newId('evt'),
        object: 'event',
        api_version: '2026-10-28.endive',
        created,
        type,
        livemode: false,
        data: { object },
      }),
    )
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url!, this.url)
    const asked = `${request.method} ${url.pathname}`
    this.requests.push(asked)
    const fault = this.#nextFault(asked)
    if (fault === 'silence') return
    if (fault === 'nonsense') return void response.writeHead(200).end('{"object":"checkout.session","id":7}')
    const send = ({ status, body, headers }: Answer) =>
      void response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req'), ...headers })
        .end(JSON.stringify(body))
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`)
      return send(refusal(401, 'invalid_request_error', 'api_key_invalid'))
    if (fault === 'busy') return send(refusal(429, 'invalid_request_error', 'rate_limit'))
    const form = Buffer.concat(chunks).toString()
    const answer = this.#answerOnce(asked, url, form, request.headers['idempotency-key'] as string | undefined, fault)
    if (this.#cut?.path.test(asked)) {
      const { work } = this.#cut
      this.#cut = null
      await work()
      return void response.destroy()
    }
    if (fault === 'silence after commit') return
    if (fault === 'reset after commit') return void response.destroy()
    send(answer)
  }

  #nextFault(asked: string): Fault | null {
    const planned = this.#faults.find(({ path, times }) => times > 0 && path.test(asked))
    if (!planned) return null
    planned.times--
    return planned.does
  }

  /** The first answer to a key is stored, failures included, and repeated. */
  #answerOnce(asked: string, url: URL, form: string, key: string | undefined, fault: Fault | null): Answer {
    const known = key === undefined ? undefined : this.#stored.get(key)
    if (known && known.asked !== asked + form) return refusal(400, 'idempotency_error', 'idempotency_error')
    if (known?.answer) return { ...known.answer, headers: { 'idempotent-replayed': 'true', 'stripe-should-retry': 'false' } }
    const failure: Answer = { ...refusal(500, 'api_error', 'internal'), headers: { 'stripe-should-retry': 'false' } }
    const done = fault === 'failure' ? failure : this.#answer(asked, url, formTree(new URLSearchParams(form)))
    const answer = fault === 'failure after commit' ? failure : done
    if (key !== undefined && (answer.status < 400 || answer.status >= 500)) this.#stored.set(key, { asked: asked + form, answer })
    return answer
  }

  #answer(asked: string, url: URL, params: Json): Answer {
    const expand = [...url.searchParams].filter(([name]) => name.startsWith('expand')).map(([, value]) => value)
    if (asked === 'POST /v1/checkout/sessions') return this.#create(params)
    const of = url.searchParams.get('payment_intent')
    if (asked === 'GET /v1/checkout/sessions') {
      const found = [...this.sessions.values()].filter(({ payment_intent }) => payment_intent?.id === of)
      return {
        status: 200,
        body: listAnswer(
          found.map((one) => sessionAnswer(one, [])),
          url.pathname,
        ),
      }
    }
    const wallet = this.#answerWallet(asked, params, expand)
    if (wallet) return wallet
    const [, id, isExpiry] = /^\w+ \/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(asked) ?? []
    if (id !== undefined) {
      const session = this.sessions.get(id)
      if (!session) return refusal(404, 'invalid_request_error', 'resource_missing')
      if (isExpiry && session.status !== 'open') return refusal(400, 'invalid_request_error', '')
      if (isExpiry) this.expire(id)
      return { status: 200, body: sessionAnswer(session, expand) }
    }
    if (asked === 'GET /v1/refunds')
      return {
        status: 200,
        body: listAnswer(
          this.refunds.filter(({ payment_intent }) => payment_intent === of),
          url.pathname,
        ),
      }
    if (asked === 'POST /v1/refunds') return this.#refund(params)
    return refusal(404, 'invalid_request_error', 'url_invalid')
  }

  /** Answers what concerns payments by wallet; null for anything else. A payment of a session is read by its id, too. */
  #answerWallet(asked: string, params: Json, expand: readonly string[]): Answer | null {
    if (asked === 'POST /v1/payment_intents') {
      const intent = newWalletIntent(params, Math.floor(this.#now().getTime() / 1000))
      const fault = amountFault(intent)
      if (fault !== null) return refusal(400, 'invalid_request_error', fault)
      this.intents.set(intent.id, intent)
      return { status: 200, body: intentAnswer(intent, []) }
    }
    const [, id, isEnd] = /^\w+ \/v1\/payment_intents\/([^/]+)(\/cancel)?$/.exec(asked) ?? []
    if (id === undefined) return null
    const intent = this.#intent(id)
    if (!intent) return refusal(404, 'invalid_request_error', 'resource_missing')
    if (isEnd && hasEnded(intent)) return refusal(400, 'invalid_request_error', 'payment_intent_unexpected_state')
    if (isEnd) {
      intent.status = 'canceled'
      this.#tell('payment_intent.canceled', intentAnswer(intent, []))
    }
    return { status: 200, body: intentAnswer(intent, expand) }
  }

  #create(params: Json): Answer {
    const now = Math.floor(this.#now().getTime() / 1000)
    const session = newSession(params, now, this.url)
    const { amount_total: amount, currency, expires_at: end } = session
    if (!(end >= now + HALF_HOUR && end <= now + 48 * HALF_HOUR))
      return refusal(400, 'invalid_request_error', 'parameter_invalid_integer')
    const fault = amountFault({ amount, currency })
    if (fault !== null) return refusal(400, 'invalid_request_error', fault)
    this.sessions.set(session.id, session)
    return { status: 200, body: sessionAnswer(session, []) }
  }

  #refund(params: Json): Answer {
    const intent = this.#intent(String(params.payment_intent))
    const charge = intent?.latest_charge
    if (!intent || !charge) return refusal(404, 'invalid_request_error', 'resource_missing')
    const amount = Number(params.amount)
    if (charge.refunded) return refusal(400, 'invalid_request_error', 'charge_already_refunded')
    if (amount > charge.amount - charge.amount_refunded) return refusal(400, 'invalid_request_error', 'parameter_invalid_integer')
    charge.amount_refunded += amount
    charge.refunded = charge.amount_refunded === charge.amount
    const metadata = (params.metadata ?? {}) as Record<string, string>
    const refund: Refund = { id: newId('re'), object: 'refund', amount, payment_intent: intent.id, status: 'succeeded', metadata }
    this.refunds.push(refund)
    this.#tell('charge.refunded', { ...charge })
    return { status: 200, body: refund }
  }

  #intent(id: string): Intent | null {
    const ofWallet = this.intents.get(id)
    if (ofWallet) return ofWallet
    return [...this.sessions.values()].find(({ payment_intent }) => payment_intent?.id === id)?.payment_intent ?? null
  }
}

/** Opens a server whose time is `now`. */
export const stripeServer = (now: () => Date): Promise<StripeServer> => new StripeServer(now).open()
