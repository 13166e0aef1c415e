/** Sending the order, and what the page does when it is refused. */
import { useState } from 'react'
import type { ProblemCode } from '#domain/checkout/checkout.ts'
import { href } from '#domain/market/market.ts'
import { limitText } from '#messages/limits.ts'
import { problemText } from '#messages/validation.ts'
import { navigate } from '#web/app/navigation.browser.ts'
import { quoting, type useQuote } from '#web/storefront/cart/state/quote.browser.ts'
import { draft } from '#web/storefront/draft/checkout-draft.browser.ts'
import { refusedFields } from '#web/storefront/checkout/refused-fields.browser.ts'
import { placeOrder } from '#web/storefront/checkout/place-order.browser.ts'
import type { OrderProblem, OrderRequest } from '#web/schema/checkout.ts'
import type { QuoteCode } from '#web/schema/codes.ts'
import { useMarket } from '#web/ui/market.tsx'
import { shortageOf, type Shortage } from './shortage.ts'

/** Why the order was not placed, as far as the form says it itself. */
export type Refusal =
  | { kind: 'failed' }
  | { kind: 'limit'; sentence: string }
  | { kind: 'total'; before: number; after: number; codes: readonly QuoteCode[] }

interface Sending {
  /** What is sent, see `fingerprintOf`; null while something is missing. */
  attempt: { request: OrderRequest; fingerprint: string } | null
  quote: ReturnType<typeof useQuote>['quote']
  onPlaced: () => void
  /** Somebody else has bought these in the meantime. */
  onGone: (shortage: Shortage) => void
  /** From now on the form shows its faults. */
  onTried: () => void
}

export function useSending({ attempt, quote, onPlaced, onGone, onTried }: Sending) {
  const market = useMarket()
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const refuseFields = (fields: Record<string, string>) => {
    const giftDate = Object.entries(fields).find(([field]) => field.startsWith('lines.'))
    if (giftDate) return setRefusal({ kind: 'limit', sentence: problemText(giftDate[1] as ProblemCode, giftDate[0], '') })
    refusedFields.set(fields)
    if (Object.keys(fields).some((field) => /^(contact|address|billing)\./.test(field)))
      return navigate(href(market, '/checkout'))
    // Its place in the form is empty again; everything else stays as it was typed.
    if (fields.locker) {
      draft.setShipping({ locker: null })
      document.getElementById('locker-search')?.focus()
    }
    onTried()
  }
  const refuse = (problem: OrderProblem | null, sent: OrderRequest) => {
    if (problem?.code === 'validation_failed' && problem.fields) return refuseFields(problem.fields)
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
    if (problem?.code === 'delivery_unavailable') return onTried()
    if (problem?.code === 'out_of_stock') return onGone(shortageOf(problem.quote?.adjustments ?? [], quote?.lines ?? []))
    const sentence = problem && limitText(problem)
    setRefusal(sentence ? { kind: 'limit', sentence } : { kind: 'failed' })
  }
  const send = async () => {
    if (!attempt || isSending || quote?.tooLarge) return
    const { request, fingerprint } = attempt
    setSending(true)
    setRefusal(null)
    const outcome = await placeOrder(request, fingerprint, Date.now())
    setSending(false)
    if (!outcome.placed) return refuse(outcome.problem, request)
    onPlaced()
    navigate(outcome.next)
  }
  return { send: () => void send(), isSending, refusal, closeRefusal: () => setRefusal(null) }
}
