/** Review of the order above the order button. */
import { formatAddress, formatFullName } from '#domain/customers/address.ts'
import { billingOf, type CheckoutForm } from '#domain/checkout/checkout.ts'
import { href, type Market } from '#domain/market/market.ts'
import { countryInWords } from '#messages/countries.ts'
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import * as text from '#messages/checkout.ts'
import {
  reviewAddress,
  reviewContact,
  reviewInvoice,
  reviewMethod,
  reviewReturns,
  reviewSeller,
} from '#messages/shopping/review.ts'
import { forName } from '#messages/shopping/gift-line.ts'
import { problemText } from '#messages/validation.ts'
import type { Quote } from '#web/schema/cart.ts'
import type { Locker, DeliveryOption } from '#web/schema/delivery.ts'
import { quoteSums } from '#web/storefront/checkout/checkout-summary.tsx'
import { methodName, methodWhen } from '#web/storefront/order/delivery-text.ts'
import { Checkbox } from '#web/ui/field.tsx'
import { LegalGuaranteeNotice } from './legal-guarantee.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { withoutCode } from '#messages/codes.ts'
import { shownLines } from '#web/storefront/cart/cart-view.ts'
import { Price } from '#web/ui/price.tsx'
import { ReviewRows, type ReviewRow } from '#web/ui/review-rows.tsx'
import { Totals } from '#web/storefront/cart/totals.tsx'
import type { ShippingPage } from './view.ts'
import * as columnsStyles from '#web/ui/columns.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as shippingPageStyles from './page.module.css'

interface Props {
  data: ShippingPage
  form: CheckoutForm
  quote: Quote
  chosen: DeliveryOption
  locker: Locker | null
  busy: boolean
  terms: boolean
  onTerms: (accepted: boolean) => void
  isTermsError: boolean
}

/** What the law wants directly above the binding button: goods, total, delivery, seller, withdrawal, guarantee (LAW-10). */
export function Review({ data, form, quote, chosen, locker, busy, terms, onTerms, isTermsError }: Props) {
  const market = useMarket()
  const { links } = data
  return (
    <section className={`${columnsStyles.block} ${shippingPageStyles.orderReview}`}>
      <div className={columnsStyles.blockHead}>
        <h2>{text.reviewTitle()}</h2>
      </div>
      <ReviewRows
        rows={[
          ...chosenRows({ form, chosen, locker, market }),
          ...(data.seller ? [{ label: reviewSeller(), text: <Unbroken text={data.seller} /> }] : []),
          { label: reviewReturns(), text: <Returns page={links.withdrawal} /> },
        ]}
      />
      <Goods quote={quote} />
      <Totals busy={busy} {...quoteSums(quote)} />
      {chosen.method !== 'email' && <LegalGuaranteeNotice image={data.guarantee} page={links.guarantee} />}
      <Checkbox
        id="terms"
        checked={terms}
        onChange={(event) => onTerms(event.target.checked)}
        error={isTermsError ? problemText('terms_required', 'terms', '') : undefined}
      >
        {text.termsBefore()}
        <a className={textStyles.link} href={links.terms} target="_blank" rel="noopener">
          {text.termsLink()}
        </a>
        .
      </Checkbox>
      <p className={`${textStyles.extraSmall} ${textStyles.muted}`}>
        {text.privacyBefore()}
        <a className={textStyles.link} href={links.privacy} target="_blank" rel="noopener">
          {text.privacyLink()}
        </a>
        {text.privacyAfter()}
      </p>
    </section>
  )
}

/** Returns what the customer has typed and chosen, each row with the way back to its field. */
function chosenRows({
  form,
  chosen,
  locker,
  market,
}: Pick<Props, 'form' | 'chosen' | 'locker'> & { market: Market }): ReviewRow[] {
  const billing = billingOf(form)
  const information = href(market, '/checkout')
  const place =
    chosen.method === 'locker' && locker
      ? `${locker.name}, ${formatAddress(locker)}`
      : (chosen.showroom?.address ?? `${formatAddress(form.address)}, ${countryInWords(form.address.country)}`)
  const payer =
    billing.personType === 'company' ? `${billing.companyName}, ${billing.vatNumber}` : formatFullName(billing, market.locale)
  const address = {
    label: reviewAddress(),
    text: `${formatFullName(form.address, market.locale)}, ${place}`,
    href: information,
  }
  return [
    { label: reviewContact(), text: <Unbroken text={`${form.contact.email}, ${form.contact.phone}`} />, href: information },
    { label: reviewMethod(), text: `${methodName(chosen)}, ${methodWhen(chosen)}` },
    ...(chosen.method === 'email' ? [] : [address]),
    {
      label: reviewInvoice(),
      text: [payer, formatAddress(billing), countryInWords(billing.country)].join(', '),
      href: information,
    },
  ]
}

function Returns({ page }: { page: string | null }) {
  return (
    <>
      {text.returnsInfo()}{' '}
      {page && (
        <a className={textStyles.link} href={page} target="_blank" rel="noopener">
          {text.returnsLink()}
        </a>
      )}
    </>
  )
}

function Goods({ quote }: { quote: Quote }) {
  return (
    <ul className={`${shippingPageStyles.reviewLines} ${textStyles.small}`}>
      {shownLines(quote.lines, quote).map(({ key, qty, quoted, total, was, isCouponed }) => (
        <li key={key}>
          <span>
            {qty} × {quoted?.name}
            {quoted?.option && ', '}
            {quoted?.option && <span className={`${textStyles.muted} ${shippingPageStyles.reviewOption}`}>{quoted.option}</span>}
            {quoted?.gift?.name && <span className={textStyles.muted}>. {forName({ name: quoted.gift.name })}</span>}
          </span>
          <Price amount={total} was={isCouponed ? was : null} wasName={withoutCode()} />
        </li>
      ))}
    </ul>
  )
}
