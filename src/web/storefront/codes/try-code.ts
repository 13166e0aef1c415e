/** What a typed code does to the cart, in words: loaded when the field is used. */
import * as text from '#messages/code-effects.ts'
import { checkFailed } from '#messages/codes.ts'
import type { Market } from '#domain/market/market.ts'
import type { QuoteRequest } from '#web/schema/cart.ts'
import { checkCode, type CodeCheck } from '#web/storefront/cart/state/check-code.browser.ts'
import { codeEffect, codeProblem } from './code-view.ts'

/** A code that was kept, with the sentence about its effect; or why it was not. */
export type Answer = { code: string; said: string } | { refusal: string }

/** Checks a typed code against the cart of `question` and keeps it when it applies or may apply later. */
export async function tryCode(typed: string, question: QuoteRequest, market: Market): Promise<Answer> {
  const check = await checkCode(typed, question)
  if (check.kind !== 'stored') return { refusal: refusalOf(check, typed, market) }
  const { code, currency } = check
  return { code: code.code, said: codeProblem(code, { ...market, currency }) || `${code.code} ${codeEffect(code, market)}` }
}

function refusalOf(check: Exclude<CodeCheck, { kind: 'stored' }>, typed: string, market: Market): string {
  switch (check.kind) {
    case 'empty':
      return text.codeRequired()
    case 'already':
      return text.alreadyInCart({ code: typed.trim().toUpperCase() })
    case 'full':
      return text.tooMany()
    case 'unanswered':
      return checkFailed()
    case 'refused':
      return codeProblem(check.code, { ...market, currency: check.currency })
  }
}
