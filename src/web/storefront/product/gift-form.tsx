/** The form for recipient and message of a gift voucher. */
import { DAY_MS } from '#domain/time/durations.ts'
import { useState } from 'react'
import { LATEST_GIFT_DAYS } from '#domain/cart/gift-date.ts'
import { problemText } from '#messages/validation.ts'
import * as text from '#messages/voucher.ts'
import { GIFT_LENGTHS } from '#domain/promotions/gift.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { EMAIL_FIELD, MESSAGE_FIELD, NAME_FIELD, type Gifting } from './gifting.ts'
import * as fieldStyles from '#web/ui/field.module.css'
import * as styles from './gift-form.module.css'

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/**
 * Recipient, message and date of a gift voucher; all optional. Loaded in the browser only: other products
 * do without it, and what is bought is put in the cart by scripts anyway.
 */
export default function GiftForm({ gift }: { gift: Gifting }) {
  const { wishes, set } = gift
  const [today] = useState(Date.now)
  return (
    <fieldset className={styles.gift}>
      <legend>{text.wishes()}</legend>
      <div className={fieldStyles.form}>
        <TextField
          id={NAME_FIELD}
          error={gift.faults.name ? problemText(gift.faults.name, 'name', '') : undefined}
          label={text.recipient()}
          optional
          autoComplete="off"
          maxLength={GIFT_LENGTHS.name}
          value={wishes.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <TextArea
          id={MESSAGE_FIELD}
          error={gift.faults.message ? problemText(gift.faults.message, 'message', '') : undefined}
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
          min={dayOf(today)}
          max={dayOf(today + LATEST_GIFT_DAYS * DAY_MS)}
          value={wishes.date}
          onChange={(event) => set({ date: event.target.value })}
        />
      </div>
    </fieldset>
  )
}
