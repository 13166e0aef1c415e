/** Where an order goes and whom the invoice names. */
import * as text from '#messages/customers/orders.ts'
import { inLocale } from '#messages/text.ts'
import type { OrderView } from '#web/schema/order.ts'
import { AddressText } from '#web/storefront/account/layout/address-text.tsx'
import { methodName, methodWhen } from '#web/storefront/order/delivery-text.ts'
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import * as textStyles from '#web/ui/text.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'

/** To be shown inside `OrderMarket`. */
export function Places({ order, language }: { order: OrderView; language: string }) {
  const { address, billing, delivery, contact } = order
  const place = delivery.locker ?? delivery.showroom
  return inLocale(order.market, () => (
    <section className={pageStyles.panels} lang={language}>
      <div className={pageStyles.panel}>
        <h2 className={textStyles.h3}>{text.delivery()}</h2>
        <p className={textStyles.small}>
          {methodName(delivery)}, {methodWhen(delivery)}
        </p>
        {delivery.method === 'email' ? (
          <p className={`${textStyles.small} ${textStyles.muted}`}>
            <Unbroken text={contact.email} />
          </p>
        ) : place ? (
          <p className={`${textStyles.small} ${textStyles.muted}`}>
            {place.name}
            <br />
            {place.address}, {place.city}
          </p>
        ) : (
          <AddressText address={{ ...address, phone: contact.phone }} />
        )}
      </div>
      <div className={pageStyles.panel}>
        <h2 className={textStyles.h3}>{text.billing()}</h2>
        <AddressText address={billing.personType === 'company' ? billing : { ...billing, companyName: '' }} />
      </div>
    </section>
  ))
}
