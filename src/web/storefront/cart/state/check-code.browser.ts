/** Checks a code that a visitor has typed, and stores it when it applies. */
import { canonicalCode, MAX_CODES } from '#domain/promotions/codes.ts'
import type { Quote, QuoteRequest } from '#web/schema/cart.ts'
import type { QuoteCode } from '#web/schema/codes.ts'
import { failureOf, postJson } from '#web/app/browser/api.browser.ts'
import { coupons } from './coupons.browser.ts'

/**
 * Refusals that nothing the visitor puts in the cart can cure. A code typed just now is then not kept but stays in its field; the others
 * wait beside the cart for what they ask for.
 */
const HOPELESS: ReadonlySet<QuoteCode['state']> = new Set([
  'error_not_exist',
  'error_invalid',
  'error_logged_in',
  'error_usage',
  'error_credit_used',
  'error_too_many_tries',
])

export type CodeCheck =
  | { kind: 'stored'; code: QuoteCode; currency: Quote['currency'] }
  | { kind: 'refused'; code: QuoteCode; currency: Quote['currency'] }
  | { kind: 'empty' | 'already' | 'full' | 'unanswered' }

type Ask = (request: QuoteRequest) => Promise<Quote>

const askServer: Ask = (request) => postJson<Quote>('/api/cart/quote', request)

/** Checks a typed code against this cart, and stores it when it applies or may apply later. */
export async function checkCode(typed: string, request: QuoteRequest, ask: Ask = askServer): Promise<CodeCheck> {
  const code = canonicalCode(typed)
  const savedCodes = coupons.get()
  if (!code) return { kind: 'empty' }
  if (savedCodes.includes(code)) return { kind: 'already' }
  if (savedCodes.length >= MAX_CODES) return { kind: 'full' }
  try {
    const quote = await ask({ ...request, codes: [...savedCodes, code] })
    const answer = quote.codes.find((one) => one.code === code)
    if (!answer) return { kind: 'unanswered' }
    if (HOPELESS.has(answer.state)) return { kind: 'refused', code: answer, currency: quote.currency }
    coupons.add([code])
    return { kind: 'stored', code: answer, currency: quote.currency }
  } catch (error) {
    const { problem } = failureOf(error)
    if (problem?.code !== 'validation_failed') return { kind: 'unanswered' }
    // What no code can look like.
    return { kind: 'refused', code: { ...NOTHING, code }, currency: 'RON' }
  }
}

const NOTHING: QuoteCode = {
  code: '',
  valid: false,
  usage: 0,
  data: null,
  kind: 'unknown',
  state: 'error_not_exist',
  amount: 0,
  missing: null,
  retryAfter: null,
  warnings: [],
}
