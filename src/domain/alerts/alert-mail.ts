/** Content of the mails about goods that are out of stock. */
import type { Currency, Locale } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'

/** What somebody waits for. */
export interface AwaitedGoods {
  name: string
  brand: string
  /** Size and colour, '' without a choice. */
  option: string
}

interface Common {
  kind: 'alert'
  locale: Locale
  goods: AwaitedGoods
  seller: Merchant
}

interface Links {
  home: string
  logo: string
  /** Where the button leads. */
  action: string
}

/** Asks for the confirmation. It has no word that was typed: anybody can have it sent to any address. */
export interface AlertConfirmMail extends Common {
  about: 'confirm'
  /** ISO moment. */
  validUntil: string
  links: Links
}

/** Somebody asked who waits already. */
export interface AlertAlreadyMail extends Common {
  about: 'already'
  links: Links & { stop: string }
}

/** The goods can be bought again. */
export interface AlertBackMail extends Common {
  about: 'back'
  /** Hundredths. */
  price: number
  currency: Currency
  /** Absolute addresses. `picture`: '' for none; `stop` ends what the address still waits for, null where that is nothing. */
  links: Links & { picture: string; stop: string | null }
}

export type AlertMail = AlertConfirmMail | AlertAlreadyMail | AlertBackMail
