/** Ports to other systems. A port exists only where two implementations do. */
import type { Address } from '#domain/customers/address.ts'
import type { FailedRefund } from '#domain/payments/failed-refund.ts'
import type { Authority } from '#domain/documents/authority.ts'
import type { CreditNotePlace } from '#domain/documents/credit-note-place.ts'
import type { DocumentRecord } from '#domain/documents/document.ts'
import type { OutgoingDocument, TransmissionOutcome } from '#domain/documents/transmission.ts'
import type { Story, StoryMode, StoryName, StoryPage, StoryQuestion } from '#domain/content/story.ts'
import type { ProvenPerson } from '#domain/customers/identity.ts'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { MailContent } from '#domain/mail/mail-content.ts'
import type { WrittenMail } from '#domain/orders/order-mail.ts'
import type { ListedLocker } from '#domain/delivery/locker.ts'
import type { Courier } from '#domain/orders/parcel.ts'
import type { ParcelLabel } from '#domain/orders/parcel-label.ts'
import type { ParcelEvent } from '#domain/orders/parcel-event.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import type { CustomerAction } from '#domain/payments/customer-action.ts'
import type { GatewayWallets, PaymentWay } from '#domain/payments/wallet.ts'
import {
  SEARCH_FAILURES,
  type RecommendModel,
  type Recommendation,
  type SearchDocument,
  type SearchFailure,
  type SearchPage,
  type SearchQuery,
  type SearchSuggestion,
} from '#domain/search/search.ts'

export type { PaymentState }

/** Pictures drawn on demand, beside uploaded photographs: what an address shows never changes. */
export interface DrawnPictures {
  /** Returns the SVG text at an address such as `/art/….svg`; null when there is no such picture. */
  draw(address: string): Promise<string | null>
}

/** What is frozen in the attempt's row before the gateway is called. */
export interface PaymentOrder {
  attemptId: string
  orderNumber: string
  amount: number
  currency: Currency
  /** `wallet` only of a gateway that has some: what the customer does next is `client`. */
  way: PaymentWay
  locale: Locale
  description: string
  email: string
  returnUrl: string
  notifyUrl: string
  /** The gateway's page may end from now on; it is the same each time the attempt is started. */
  closesAt: Date
}

export interface PaymentReading {
  providerRef: string
  attemptId: string
  state: PaymentState
  amount: number
  currency: string
  /** Reason of a decline, a key of `messages/order.ts` or null. */
  reason: string | null
  at: Date
}

/**
 * A notification whose proof holds, or the payment to read back; null for a message that speaks of no payment of the shop, which is
 * acknowledged all the same.
 */
export type PaymentNotification =
  | ({ verified: true; eventKey: string } & PaymentReading)
  | { verified: false; fetchBack: string | null }

/**
 * A payment gateway (PAY-1). Promises: `start` with the same attempt id gives the same payment; money calls
 * take a key and are safe to repeat; `parseNotification` throws `BadProof` unless the bytes are proven; an unknown state
 * is `unknown`, never `paid`. Amounts are integer hundredths; forints are whole.
 */
export interface PaymentGateway {
  readonly name: string
  readonly capabilities: {
    currencies: readonly Currency[]
    flow: 'redirect' | 'form' | 'client'
    partialRefund: boolean
    proof: 'hmac' | 'jwt' | 'none'
    /** None unless given. */
    wallets?: GatewayWallets
  }
  start(order: PaymentOrder): Promise<{ providerRef: string; action: CustomerAction }>
  parseNotification(
    body: Uint8Array,
    headers: Record<string, string | undefined>,
    query: URLSearchParams,
    now: Date,
  ): Promise<PaymentNotification>
  /** The exact answer that the gateway expects after the commit. */
  acknowledge(notification: PaymentNotification): { status: number; headers: Record<string, string>; body: string }
  fetchState(providerRef: string): Promise<PaymentReading>
  /** Voids a payment that was not captured; a captured one stays: read it back. */
  void(providerRef: string, key: string): Promise<void>
  /** Gives money back once for each key; what failed at the bank is given back anew with its key. */
  refund(providerRef: string, amount: number, key: string): Promise<void>
  /** Returns the refunds of a payment that failed after they were made. */
  failedRefunds(providerRef: string): Promise<FailedRefund[]>
  /** Only for a gateway in this process. */
  readonly hosted?: HostedGateway
}

/** Functions of a gateway without a server of its own. */
export interface HostedGateway {
  /** First segment of its addresses, without slashes. */
  prefix: string
  /** Returns the answer to a customer's request for one of its pages, null when it has no such page. */
  answer(request: Request): Promise<Response | null>
  /** Runs its deferred work (job `gateway.work`); throws to be called again later. */
  work(task: unknown): Promise<void>
}

export class BadProof extends Error {
  override name = 'BadProof'
}
export class GatewayUnavailable extends Error {
  override name = 'GatewayUnavailable'
}

/** A locker of a courier. */
export interface CourierLocker {
  /** As the courier calls it. */
  id: string
  name: string
  city: string
  zip: string
  /** Its code; '' where it is not known. */
  county?: string
}

/** A parcel as its courier is told of it. */
export interface CourierParcel {
  /** The shop's own name of the parcel, at most 32 letters and digits: a courier's records have it once. */
  reference: string
  /** A number of the shop; null where the courier gives one. */
  awb: string | null
  /** When the courier was asked for a number before, whether it answered or not; null for the first time. */
  askedAt: Date | null
  registeredAt: Date
  orderNumber: string
  /** Town of the warehouse. */
  from: string
  to: Address & { email: string; phone: string }
  /** Where it goes instead of a door. */
  locker: CourierLocker | null
  weightG: number
  /** What the courier takes for the shop, in hundredths; null for nothing. */
  collect: { amount: number; currency: Currency } | null
}

/** An event of a parcel with the courier's own word for it. */
export interface CourierEvent extends ParcelEvent {
  code?: string
}
export type CourierEvents = ReadonlyMap<string, readonly CourierEvent[]>

/** What a courier tells of all parcels of the shop. */
export interface CourierNews {
  events: CourierEvents
  /** Everything before this moment has been told. */
  until: Date
}

/** `deleted`: the courier does not know the parcel any more; `returning`: what becomes of it is in its events. */
export type CourierRecall = 'deleted' | 'returning' | 'too late'

/**
 * A courier (D-48). Promises: `register` and `cancel` are safe to repeat; `track` answers for many parcels in one call, leaves out those it
 * does not know, and gives an event the same key each time; every method throws `CourierUnavailable` when the courier does not answer as
 * agreed, and `register` throws `CourierRefused` when it does not take the parcel.
 */
export interface CourierService {
  /** Parcels of one question at most; 0 for a courier that tells nothing: staff do. */
  readonly batch: number
  /** Returns the number of the parcel. */
  register(parcel: CourierParcel): Promise<string>
  /** Whether its labels are drawn by the shop: many of them make one file. */
  readonly hasShopLabels?: true
  /** Returns the label as PDF. */
  label(label: ParcelLabel): Promise<Uint8Array>
  cancel(awb: string): Promise<CourierRecall>
  /** Returns the events of each parcel, in no order. The answer is not trusted. */
  track(awbs: readonly string[], signal: AbortSignal): Promise<CourierEvents>
  /** Returns what happened to all parcels since a moment, or to a part of that time; only of a courier that tells it in bulk. */
  changes?(since: Date, signal: AbortSignal): Promise<CourierNews>
  /** Returns all lockers that customers may choose, each once; only of a courier that has some. A list that lacks a part is no answer. */
  lockers?(signal: AbortSignal): Promise<readonly ListedLocker[]>
}

/** By the name of the courier. */
export type Couriers = Partial<Record<Courier, CourierService>>

export class CourierUnavailable extends Error {
  override name = 'CourierUnavailable'
}
/** The courier does not take the parcel; the message is its own. */
export class CourierRefused extends Error {
  override name = 'CourierRefused'
}

/** Writes a mail in its own language; the components it is made of are loaded when the first one is due. */
export type MailWriter = (mail: MailContent) => Promise<WrittenMail>
/** Prints the label of a parcel as PDF: for couriers that have none of their own, and for goods that are sent back. */
export type LabelPrinter = (label: ParcelLabel) => Promise<Uint8Array>

/** Prints an invoice or a credit note as PDF, with the same record as XML attached where there is one. The same record gives the same bytes. */
export type DocumentPrinter = (record: DocumentRecord, xml: string | null) => Promise<Uint8Array>

/** Writes an invoice or a credit note as UBL 2.1: EN 16931, for Romanian sellers CIUS-RO. */
export type UblWriter = (document: DocumentRecord) => Promise<string>

/**
 * Writes an invoice or a credit note as InvoiceData 3.0 of Hungary's Online Számla. `place`: that of a credit note among those of its invoice;
 * `forints`: the rate, in ten-thousandths, where the document states none. Throws `RangeError` where its amounts cannot be told in forints.
 */
export type NavWriter = (
  document: DocumentRecord,
  context: { place: CreditNotePlace | null; forints: number | null },
) => Promise<string>

/**
 * The way to a tax office. Promises: a document that was handed over has a reference; `reason` is what the office says, in one line; methods
 * throw `TransmitterUnavailable`, and nothing else, when the office does not answer as agreed.
 */
export interface DocumentTransmitter {
  readonly name: string
  send(
    document: OutgoingDocument,
  ): Promise<{ reference: string; outcome: TransmissionOutcome } | { reference: null; reason: string }>
  /** Asks what became of a document; null where nobody can be asked. */
  readonly check: ((reference: string, document: Pick<OutgoingDocument, 'taxNumber'>) => Promise<TransmissionOutcome>) | null
}

export type Transmitters = Record<Authority, DocumentTransmitter>

export class TransmitterUnavailable extends Error {
  override name = 'TransmitterUnavailable'
}

export interface OutgoingMail {
  /** Stays the same when a mail is sent again, so that the receiving side can tell. */
  id: string
  to: string
  replyTo: string
  subject: string
  html: string
  text: string
  /** Address that ends the subscription by one POST (RFC 8058); null for mails that are no newsletter. */
  unsubscribe: string | null
}

/** Sends a mail; throws when it was not accepted. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>
}

/**
 * A search engine (SEARCH-1). Promises: the same filter tree finds the same products in every engine; every method
 * throws `SearchUnavailable` and nothing else when the engine does not answer as agreed, and answers or throws within a few
 * seconds.
 */
export interface SearchEngine {
  readonly name: string
  search(query: SearchQuery): Promise<SearchPage>
  /** The best products for the beginning of a query. */
  suggest(locale: Locale, text: string, count: number): Promise<SearchSuggestion>
  /** Products that go with one, the best first. None for an unknown product. */
  recommend(locale: Locale, product: number, count: number, model: RecommendModel): Promise<Recommendation[]>
  /** Only for an engine that does not read the shop's database. */
  readonly index?: SearchIndex
}

/** Synchronises an external engine. Every method is safe to repeat. */
export interface SearchIndex {
  /** Identity of the index: another one is empty. */
  readonly id: string
  /** Configures the searched and filtered attributes; creates the index when it is missing. */
  configure(locale: Locale, settings: { searched: readonly string[]; facets: readonly string[] }): Promise<void>
  put(locale: Locale, documents: readonly SearchDocument[]): Promise<void>
  remove(locale: Locale, products: readonly number[]): Promise<void>
}

/**
 * Where written content comes from (D-70). Promises: `published` returns nothing that is not published; what another system adds to a
 * content is dropped or harmless: the shop shows only the components that it knows, and text never as markup.
 */
export interface ContentService {
  readonly name: string
  story(name: StoryName, locale: Locale, mode: StoryMode): Promise<Story | null>
  stories(question: StoryQuestion): Promise<StoryPage>
  /** Rises with every publication. */
  version(): Promise<number>
  /** Only for another system's: calls `changed` when what is published has changed, within a minute. Returns what ends that. */
  follow?(changed: () => void): () => void
  /** Only for another system's: takes a call of its own, and returns whether that is proven. The bytes are those that were sent. */
  notify?(bytes: Uint8Array, signature: string): Promise<boolean>
}

/** What a sign-in begins with, and its end needs: nobody but the browser's own cookie and the provider knows them. */
export interface IdentitySecrets {
  state: string
  nonce: string
  /** Of the code (RFC 7636). */
  verifier: string
}

/**
 * A provider of OpenID Connect, at which customers sign in (D-60). Promises: a person is returned only when answer and token are proven to
 * be the provider's, for this shop and these secrets; both methods throw `IdentityFailure` and nothing else, and answer within a few seconds.
 */
export interface IdentityProvider {
  /** In addresses: `/api/auth/callback/google`. */
  readonly id: string
  readonly name: string
  /** Origin of the pages on which people sign in. */
  readonly origin: string
  /** Returns where the browser is sent. */
  begin(): Promise<{ url: string; secrets: IdentitySecrets }>
  /** `answer`: the query with which the browser came back. */
  finish(answer: URLSearchParams, secrets: IdentitySecrets): Promise<ProvenPerson>
}

/** A sign-in at a provider failed; the message has no data of a person. */
export class IdentityFailure extends Error {
  override name = 'IdentityFailure'
  /** The person, or who manages the account there, said no. */
  readonly isDenied: boolean
  constructor(message: string, { isDenied = false } = {}) {
    super(message)
    this.isDenied = isDenied
  }
}

/** A search engine did not answer; the message is one of the three of SPEC-8, the cause says more. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable'
  readonly status = 0
  readonly failure: SearchFailure
  constructor(failure: SearchFailure, options?: ErrorOptions) {
    super(SEARCH_FAILURES[failure], options)
    this.failure = failure
  }
}
