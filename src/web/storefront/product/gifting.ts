import { useState } from 'react'
import { isGiftEmail, parseGift } from '#web/storefront/cart/state/cart.browser.ts'
import type { Gift } from '#web/storefront/contract.ts'

/** Whom a gift voucher is for, as typed so far. */
export interface Gifting {
  wishes: Required<Gift>
  set(part: Partial<Gift>): void
  isEmailWrong: boolean
  /** Can it be sent there? Leads to the field where it cannot. */
  check(): boolean
  /** What goes into the cart, undefined where nothing is wished. */
  wished(): Gift | undefined
}

export const EMAIL_FIELD = 'gift-email'

export function useGifting(): Gifting {
  const [wishes, setWishes] = useState({ email: '', name: '', message: '', date: '' })
  const [isEmailWrong, setEmailWrong] = useState(false)
  return {
    wishes,
    isEmailWrong,
    set: (part) => {
      setWishes((now) => ({ ...now, ...part }))
      if (part.email !== undefined) setEmailWrong(false)
    },
    check: () => {
      const typed = wishes.email.trim()
      const isRight = typed === '' || isGiftEmail(typed)
      setEmailWrong(!isRight)
      if (!isRight) document.getElementById(EMAIL_FIELD)?.focus()
      return isRight
    },
    wished: () => parseGift(wishes),
  }
}
