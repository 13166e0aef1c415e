/** Content of the mails of the newsletter. */
import type { Block } from '#domain/content/content.ts'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'

/** The code of the reward; moments are ISO texts, amounts hundredths. */
export interface RewardView {
  code: string
  amount: number
  minPurchase: number
  currency: Currency
  validUntil: string
}

interface Common {
  kind: 'newsletter'
  locale: Locale
  links: { home: string; logo: string; action: string; unsubscribe: string | null }
  seller: Merchant
}

/** Asks for the confirmation. It has nothing that was typed: anybody can have it sent to any address. */
export interface NewsletterConfirmMail extends Common {
  about: 'confirm'
  /** Whether a code follows. */
  hasReward: boolean
  /** ISO moment. */
  validUntil: string
}

/** After the confirmation, or when a subscriber asks again. */
export interface NewsletterWelcomeMail extends Common {
  about: 'welcome' | 'again'
  reward: RewardView | null
}

/** What a merchant writes to subscribers. */
export interface NewsletterIssueMail extends Common {
  about: 'issue'
  subject: string
  /** One mail, so that a merchant reads it before it is sent. */
  isTrial: boolean
  body: Block[]
}

export type NewsletterMail = NewsletterConfirmMail | NewsletterWelcomeMail | NewsletterIssueMail
