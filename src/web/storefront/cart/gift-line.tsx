/** Recipient of a gift voucher, shown on its line. */
import { dayInWords } from '#messages/dates.ts'
import * as text from '#messages/shopping/gift-line.ts'
import { inLocale } from '#messages/text.ts'
import type { Gift } from '#web/schema/cart.ts'
import { useMarket } from '#web/ui/market.tsx'
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import * as linesStyles from '#web/ui/lines.module.css'

/** Whom a bought voucher is for, in cart and order. */
export function GiftLine({ gift }: { gift: Gift | null }) {
  const { locale } = useMarket()
  return gift && inLocale(locale, () => wishes(gift))
}

function wishes(gift: Gift) {
  const way = [gift.email && text.sentTo({ email: gift.email }), gift.date && text.sentOn({ date: dayInWords(gift.date) })]
  const sent = way.filter(Boolean).join(' ')
  return (
    <>
      {gift.name && <p className={linesStyles.meta}>{text.forName({ name: gift.name })}</p>}
      {gift.message && <p className={linesStyles.meta}>{text.quoted({ message: gift.message })}</p>}
      {sent && (
        <p className={linesStyles.meta}>
          <Unbroken text={sent} />
        </p>
      )}
    </>
  )
}
