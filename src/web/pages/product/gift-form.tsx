import { useState } from 'react'
import * as text from '#messages/voucher.ts'
import { GIFT_LENGTHS, isGiftEmail, parseGift } from '#web/browser/cart.ts'
import { useInBrowser } from '#web/browser/stored.ts'
import type { Gift } from '#web/contract.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'

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

const EMAIL_FIELD = 'gift-email'

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

const DAY_MS = 86_400_000
const LATEST_DAYS = 365
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** Whom a gift voucher is for, what it says and when it goes out; all of it optional. */
export function GiftForm({ gift }: { gift: Gifting }) {
  const { wishes, set } = gift
  // The page is the same for everybody and may be some minutes old: the days are the browser's.
  const isInBrowser = useInBrowser()
  const [today] = useState(Date.now)
  return (
    <fieldset className="gift">
      <legend>{text.wishes()}</legend>
      <div className="form">
        <TextField
          id="gift-name"
          label={text.recipient()}
          optional
          autoComplete="off"
          maxLength={GIFT_LENGTHS.name}
          value={wishes.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <TextArea
          id="gift-message"
          label={text.message()}
          optional
          rows={3}
          placeholder={text.messageExample()}
          maxLength={GIFT_LENGTHS.message}
          value={wishes.message}
          onChange={(event) => set({ message: event.target.value })}
        />
        <TextField
          id={EMAIL_FIELD}
          label={text.email()}
          optional
          type="email"
          inputMode="email"
          autoComplete="off"
          help={text.emailHelp()}
          error={gift.isEmailWrong ? text.emailInvalid() : undefined}
          maxLength={GIFT_LENGTHS.email}
          value={wishes.email}
          onChange={(event) => set({ email: event.target.value })}
        />
        <TextField
          id="gift-date"
          label={text.date()}
          optional
          type="date"
          help={text.dateHelp()}
          min={isInBrowser ? dayOf(today) : undefined}
          max={isInBrowser ? dayOf(today + LATEST_DAYS * DAY_MS) : undefined}
          value={wishes.date}
          onChange={(event) => set({ date: event.target.value })}
        />
      </div>
    </fieldset>
  )
}
