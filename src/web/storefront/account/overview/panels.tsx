/** Panels of the overview: what each page of the account holds, in a few lines, and the way there. */
import type { ReactNode } from 'react'
import { formatFullName } from '#domain/customers/address.ts'
import { href, type Currency } from '#domain/market/market.ts'
import { plainText } from '#domain/pricing/money.ts'
import type { PartnershipState } from '#domain/promotions/partnership.ts'
import * as text from '#messages/customers/account.ts'
import * as vouchersText from '#messages/customers/vouchers.ts'
import type { AddressView } from '#web/schema/account.ts'
import { AddressText } from '#web/storefront/account/layout/address-text.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import * as textStyles from '#web/ui/text.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'

export interface ListedChild {
  name: string
  /** In words. */
  age: string
}

export interface ListedPartnership {
  title: string
  text: string
  state: PartnershipState
}

/** What the valid vouchers of a currency are worth together, hundredths. */
export interface Credit {
  currency: Currency
  balance: number
}

interface PanelProps {
  title: string
  /** Path of the page without the market's prefix. */
  path: string
  link: string
  children: ReactNode
}

function Panel({ title, path, link, children }: PanelProps) {
  return (
    <div className={pageStyles.panel}>
      <h2 className={textStyles.h3}>{title}</h2>
      {children}
      <a className={pageStyles.textButton} href={href(useMarket(), path)} aria-label={`${link}: ${title}`}>
        {link}
      </a>
    </div>
  )
}

const Text = ({ children }: { children: ReactNode }) => <p className={`${textStyles.small} ${textStyles.muted}`}>{children}</p>

export function DetailsPanel({ customer }: { customer: { firstName: string; lastName: string; email: string } }) {
  return (
    <Panel title={text.details()} path="/my/details" link={text.change()}>
      <Text>
        {formatFullName(customer, useMarket().locale)}
        <br />
        <Unbroken text={customer.email} />
      </Text>
    </Panel>
  )
}

export function AddressPanel({ address }: { address: AddressView | null }) {
  return (
    <Panel title={text.deliveryAddress()} path="/my/addresses" link={address ? text.change() : text.add()}>
      {address ? <AddressText address={address} /> : <Text>{text.noAddress()}</Text>}
    </Panel>
  )
}

export function ChildrenPanel({ listed }: { listed: readonly ListedChild[] }) {
  return (
    <Panel title={text.children()} path="/my/children" link={listed.length > 0 ? text.change() : text.add()}>
      {listed.length === 0 ? (
        <Text>{text.noChildren()}</Text>
      ) : (
        <ul className={textStyles.small}>
          {listed.map(({ name, age }, at) => (
            // Two children may have one name.
            <li key={at}>
              {name} <span className={textStyles.muted}>· {age}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

export function PartnershipPanel({ partnership }: { partnership: ListedPartnership | null }) {
  const link = partnership === null ? text.allPartnerships() : text.partnershipLink(partnership.state === 'obtained')
  return (
    <Panel title={text.partnerships()} path="/my/partnerships" link={link}>
      {partnership === null ? (
        <Text>{text.noPartnership()}</Text>
      ) : (
        <>
          <p className={textStyles.small}>{partnership.title}</p>
          <Text>{partnership.text}</Text>
        </>
      )}
    </Panel>
  )
}

export function VouchersPanel({ credit }: { credit: readonly Credit[] }) {
  const { locale } = useMarket()
  return (
    <Panel title={text.vouchers()} path="/my/vouchers" link={credit.length > 0 ? text.allVouchers() : text.add()}>
      {credit.length === 0 ? (
        <Text>{vouchersText.none()}</Text>
      ) : (
        <Text>
          {vouchersText.creditLeft()}: {credit.map(({ balance, currency }) => plainText(balance, currency, locale)).join(' · ')}
        </Text>
      )}
    </Panel>
  )
}
