/** State of the gift form. */
import { useState } from 'react'
import { textFault, type TextFault } from '#domain/customers/free-text.ts'
import { GIFT_MESSAGE_RULES } from '#domain/promotions/gift.ts'
import { isGiftEmail, parseGift } from '#web/storefront/cart/state/cart.browser.ts'
import type { Gift } from '#web/schema/cart.ts'

/** Draft of the gift data. */
export interface Gifting {
  wishes: Required<Gift>
  set(part: Partial<Gift>): void
  isEmailWrong: boolean
  /** Problems of the message, while typing. */
  faults: { name: TextFault | null; message: TextFault | null }
  /** Returns whether the gift data are valid; focuses the first invalid field. */
  check(): boolean
  /** Gift data for the cart, undefined when there are none. */
  wished(): Gift | undefined
}

export const EMAIL_FIELD = 'gift-email'
export const NAME_FIELD = 'gift-name'
export const MESSAGE_FIELD = 'gift-message'

export function useGifting(): Gifting {
  const [wishes, setWishes] = useState({ email: '', name: '', message: '', date: '' })
  const [isEmailWrong, setEmailWrong] = useState(false)
  const faults = { name: textFault(wishes.name.trim()), message: textFault(wishes.message.trim(), GIFT_MESSAGE_RULES) }
  return {
    wishes,
    isEmailWrong,
    faults,
    set: (part) => {
      setWishes((now) => ({ ...now, ...part }))
      if (part.email !== undefined) setEmailWrong(false)
    },
    check: () => {
      const typed = wishes.email.trim()
      const isRight = typed === '' || isGiftEmail(typed)
      setEmailWrong(!isRight)
      const wrong = faults.name ? NAME_FIELD : faults.message ? MESSAGE_FIELD : isRight ? null : EMAIL_FIELD
      if (wrong) document.getElementById(wrong)?.focus()
      return wrong === null
    },
    wished: () => parseGift(wishes),
  }
}
