/** Wallets: a browser pays with a card that it, or its telephone, keeps (D-46). */

/** Where the customer pays: on the page of the gateway, or with a wallet on a page of the shop. */
export const PAYMENT_WAYS = ['page', 'wallet'] as const
export type PaymentWay = (typeof PAYMENT_WAYS)[number]

/** `test`: of the sandbox, in which no money moves. */
export const WALLETS = ['apple_pay', 'google_pay', 'test'] as const
export type Wallet = (typeof WALLETS)[number]

/** Wallets that a gateway takes payments from. */
export interface GatewayWallets {
  names: readonly Wallet[]
  /** Document of the shop in which the gateway's script shows its buttons; null for buttons of the page itself. */
  frame: string | null
}

/** Cards in the test wallet, by their last digits: approved, declined, no funds, 3-D Secure, slow. */
export const TEST_WALLET_CARDS = ['4242', '0002', '9995', '3184', '0077'] as const

/** Document of the shop that loads the script of Stripe and shows its buttons. */
export const STRIPE_WALLETS_PATH = '/frames/wallets'
/** Where Apple looks for the proof that a domain may show Apple Pay. */
export const APPLE_PAY_PROOF_PATH = '/.well-known/apple-developer-merchantid-domain-association'
