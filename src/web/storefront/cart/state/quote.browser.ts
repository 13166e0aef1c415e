/** Requests quotes of the cart and applies their corrections. */
import { useEffect } from 'react'
import type { Locale } from '#domain/market/market.ts'
import type { Adjustment, CartLine, Quote, QuoteRequest } from '#web/schema/cart.ts'
import { type Failure, failureOf, postJson } from '#web/app/browser/api.browser.ts'
import { lineKey } from '#domain/cart/cart.ts'
import { createStore, useStore } from '#web/ui/store.browser.ts'
import { cart, useCart } from './cart.browser.ts'
import { useCoupons } from './coupons.browser.ts'

export interface QuoteState {
  /** The last valid quote, shown while a newer one is requested or has failed. */
  quote: Quote | null
  /** What `quote` answers, see `requestKey`. */
  key: string
  loading: boolean
  failure: Failure | null
  /** Changes of the server in the cart since the visitor last saw it (SPEC-8). */
  notices: readonly Adjustment[]
  /** The market whose prices the visitor saw before, when the cart has been priced again for another one (D-40). */
  repricedFrom: Locale | null
}

const START: QuoteState = { quote: null, key: '', loading: false, failure: null, notices: [], repricedFrom: null }

/** Two requests with the same key have the same answer, as far as the visitor's side decides. */
export const requestKey = ({ market, lines, destination, delivery, codes, contact }: QuoteRequest): string =>
  JSON.stringify([
    market,
    lines.map((line) => [lineKey(line), line.qty]),
    destination ?? null,
    delivery ?? null,
    codes ?? [],
    contact ?? null,
  ])

/**
 * Returns the cart after an answer: quantities lowered to what can be promised, lines not found dropped, nothing returned = emptied
 * (SPEC-4, D-41). Lines added or changed while the answer was on its way stay as they are.
 */
export function settled(
  current: readonly CartLine[],
  asked: readonly CartLine[],
  quote: Pick<Quote, 'lines'>,
): readonly CartLine[] {
  const requested = new Map(asked.map((line) => [lineKey(line), line.qty]))
  const answered = new Map(quote.lines.map((line) => [lineKey(line), line.qty]))
  const lines = current.flatMap((line): CartLine[] => {
    const before = requested.get(lineKey(line))
    if (before === undefined) return [line]
    const now = answered.get(lineKey(line))
    if (now === undefined) return []
    return line.qty === before && now !== before ? [{ ...line, qty: now }] : [line]
  })
  return lines.length === current.length && lines.every((line, at) => line === current[at]) ? current : lines
}

/** Newest notice per item; the visitor's own later change of that line makes it go away. */
export const mergeNotices = (old: readonly Adjustment[], fresh: readonly Adjustment[]): readonly Adjustment[] =>
  fresh.length === 0 ? old : [...old.filter((one) => fresh.every((other) => other.item !== one.item)), ...fresh]

interface QuotingOptions {
  send(request: QuoteRequest, signal: AbortSignal): Promise<Quote>
  /** Applies the server's corrections to the stored cart. */
  correct(change: (lines: readonly CartLine[]) => readonly CartLine[]): void
  delayMs: number
}

interface Question {
  key: string
  request: QuoteRequest
}
const questionOf = (request: QuoteRequest): Question => ({ key: requestKey(request), request })

/** Returns the question that the corrected cart asks: it is answered already. */
const correctedQuestion = (request: QuoteRequest, quote: Quote): Question =>
  questionOf({ ...request, lines: [...settled(request.lines, request.lines, quote)] })

/** One conversation with the quote service: a newer question silences the older one. */
export function createQuoting({ send, correct, delayMs }: QuotingOptions) {
  const store = createStore(START)
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | null = null
  let wanted: Question | null = null

  const change = (part: Partial<QuoteState>) => store.set({ ...store.get(), ...part })
  const show = (quote: Quote, key: string) =>
    change({ quote, key, loading: false, failure: null, notices: mergeNotices(store.get().notices, quote.adjustments) })
  const fetchNow = async () => {
    if (!wanted) return
    const { request } = wanted
    running?.abort()
    const { signal } = (running = new AbortController())
    try {
      const quote = await send(request, signal)
      if (signal.aborted) return
      wanted = correctedQuestion(request, quote)
      show(quote, wanted.key)
      correct((current) => settled(current, request.lines, quote))
    } catch (error) {
      if (!signal.aborted) change({ loading: false, failure: failureOf(error) })
    }
  }

  return {
    ...store,
    /** Asks unless this very question is answered or on its way; changes within `delayMs` make one call. */
    ask(request: QuoteRequest): void {
      const question = questionOf(request)
      const { loading, key, quote } = store.get()
      if (wanted?.key === question.key && (loading || key === question.key)) return
      wanted = question
      clearTimeout(timer)
      running?.abort()
      if (request.lines.length === 0) return change({ quote: null, key: question.key, loading: false, failure: null })
      change({ loading: true, failure: null })
      timer = setTimeout(fetchNow, quote ? delayMs : 0)
    },
    /** The question that is answered or on its way. */
    asked: (): QuoteRequest | null => wanted?.request ?? null,
    /** Asks the last question again, at once. */
    retry(): void {
      if (!wanted) return
      clearTimeout(timer)
      change({ loading: true, failure: null })
      void fetchNow()
    },
    /** Takes a quote that came with a refusal (`total_changed`, `out_of_stock`). */
    take(quote: Quote): void {
      show(quote, store.get().key)
      correct((current) => settled(current, current, quote))
    },
    /** The visitor has read the notices, or changed this line. */
    dismiss: (item?: string): void =>
      change(item ? { notices: store.get().notices.filter((one) => one.item !== item) } : { notices: [], repricedFrom: null }),
    /** The visitor saw another market's prices last. */
    repriced: (from: Locale): void => change({ repricedFrom: from }),
  }
}

export const quoting = createQuoting({
  send: (request, signal) => postJson<Quote>('/api/cart/quote', request, { signal }),
  correct: cart.replaceLines,
  delayMs: 180,
})

/** Returns the cart's prices in a market; asked again whenever cart, codes, destination or delivery change. */
export function useQuote(
  market: Locale,
  { destination, delivery, contact }: Pick<QuoteRequest, 'destination' | 'delivery' | 'contact'> = {},
): QuoteState & { fresh: boolean } {
  const { lines, market: before } = useCart()
  const state = useStore(quoting)
  const codes = useCoupons()
  const request: QuoteRequest = {
    market,
    lines: [...lines],
    ...(destination && { destination }),
    ...(delivery && { delivery }),
    ...(codes.length > 0 && { codes: [...codes] }),
    // Only a code's limit per customer depends on who asks.
    ...(codes.length > 0 && contact && { contact }),
  }
  const key = requestKey(request)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says all that the request holds
  useEffect(() => quoting.ask(request), [key])
  useEffect(() => {
    if (before && before !== market && lines.length > 0) quoting.repriced(before)
    cart.pricedIn(market)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a page
  }, [market])
  useEffect(() => {
    if (!state.failure) return
    addEventListener('online', quoting.retry)
    return () => removeEventListener('online', quoting.retry)
  }, [state.failure])
  const quote = state.quote?.market === market ? state.quote : null
  return { ...state, quote, fresh: quote !== null && state.key === key && !state.loading && !state.failure }
}
