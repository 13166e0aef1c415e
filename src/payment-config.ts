/** The settings of payments: the gateway of cards, and the other methods of each market. */
import { z } from 'zod'
import type { Locale } from '#domain/market/market.ts'
import { readBankAccount, type BankAccount } from '#domain/payments/bank-account.ts'
import type { MethodSwitches } from '#domain/payments/payment-method.ts'
import { isOrigin, isSafeAddress, whole } from './setting-types.ts'

/** Card payments at Stripe. */
export interface StripeConfig {
  secretKey: string
  webhookSecrets: string[]
  /** The account's key for browsers: with it wallets are offered; null for none. */
  publishableKey: string | null
  /** What Apple asks a domain to prove before it shows Apple Pay; null while it is not given. */
  applePayProof: string | null
  /** Where its API is instead, without a path; null for Stripe's own address. */
  apiBase: string | null
  /** The key is one of a test account, in which no money moves. */
  isTest: boolean
}

export interface PaymentConfig {
  /** Name of the gateway that takes the payments of new orders. */
  paymentGateway: string
  /** What each market offers besides the card. */
  methods: Record<Locale, MethodSwitches>
  /** Days for which an order waits for a bank transfer. */
  transferDays: number
  /** Null where nobody pays by Stripe. */
  stripe: StripeConfig | null
}

const bankAccount = z
  .string()
  .transform(readBankAccount)
  .refine(
    (account) => account !== null,
    'must be an IBAN and its holder, and may have a BIC and a bank behind them, separated by semicolons',
  )
/** '9.90' → 990 hundredths. */
const fee = z
  .string()
  .regex(/^\d{1,5}(\.\d{1,2})?$/, 'must be an amount such as 9.90, or 0')
  .transform((value) => Math.round(Number(value) * 100))

export const paymentSettings = {
  PAYMENT_GATEWAY: z.enum(['sandbox', 'stripe'], 'must be sandbox or stripe').optional(),
  PAYMENT_TRANSFER_RO: bankAccount.optional(),
  PAYMENT_TRANSFER_EN: bankAccount.optional(),
  PAYMENT_TRANSFER_HU: bankAccount.optional(),
  PAYMENT_TRANSFER_DAYS: whole('a number of days between 1 and 30', 1, 30).default(5),
  PAYMENT_CASH_RO: fee.optional(),
  PAYMENT_CASH_EN: fee.optional(),
  PAYMENT_CASH_HU: fee.refine((amount) => amount % 100 === 0, 'must be whole forints').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a key that begins with sk_live_, rk_live_, sk_test_ or rk_test_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform((value) => value.split(',').map((one) => one.trim()))
    .refine((all) => all.every((one) => /^whsec_\w+$/.test(one)), 'must be secrets that begin with whsec_, separated by commas')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must be a key that begins with pk_live_ or pk_test_')
    .optional(),
  APPLE_PAY_DOMAIN_ASSOCIATION: z
    .string()
    .regex(/^[\x20-\x7e]{1,20000}$/, 'must be the text of the file, in one line')
    .optional(),
  STRIPE_API_BASE: z
    .string()
    .refine((value) => isSafeAddress(value) && isOrigin(value), 'must be an https address without a path')
    .optional(),
}
type PaymentSettings = z.infer<z.ZodObject<typeof paymentSettings>>

/** Returns what is wrong about settings of payments that belong together. */
export function paymentFaults(given: Record<string, string | undefined>): string[] {
  const faults: string[] = []
  if (!given.STRIPE_SECRET_KEY !== !given.STRIPE_WEBHOOK_SECRET)
    faults.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be given together')
  if (given.PAYMENT_GATEWAY === 'stripe' && !given.STRIPE_SECRET_KEY)
    faults.push('STRIPE_SECRET_KEY must be given with PAYMENT_GATEWAY=stripe')
  const { STRIPE_PUBLISHABLE_KEY: browserKey, STRIPE_SECRET_KEY: secretKey } = given
  if (browserKey && modeOf(browserKey) !== modeOf(secretKey ?? ''))
    faults.push('STRIPE_PUBLISHABLE_KEY must be of the account and mode of STRIPE_SECRET_KEY')
  return faults
}

/** 'pk_test_…' → 'test'. */
const modeOf = (key: string): string | undefined => key.split('_')[1]

export const paymentsOf = (value: PaymentSettings): PaymentConfig => ({
  paymentGateway: value.PAYMENT_GATEWAY ?? (value.STRIPE_SECRET_KEY ? 'stripe' : 'sandbox'),
  methods: methodsOf(value),
  transferDays: value.PAYMENT_TRANSFER_DAYS,
  stripe: stripeOf(value),
})

/** A method is on in the markets for which its setting is given. */
function methodsOf(value: PaymentSettings): PaymentConfig['methods'] {
  const switches = (transfer: BankAccount | null = null, cash?: number): MethodSwitches => ({
    transfer,
    cash: cash === undefined ? null : { fee: cash },
  })
  return {
    ro: switches(value.PAYMENT_TRANSFER_RO, value.PAYMENT_CASH_RO),
    en: switches(value.PAYMENT_TRANSFER_EN, value.PAYMENT_CASH_EN),
    hu: switches(value.PAYMENT_TRANSFER_HU, value.PAYMENT_CASH_HU),
  }
}

function stripeOf(value: PaymentSettings): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets, STRIPE_API_BASE: apiBase } = value
  if (!secretKey || !webhookSecrets) return null
  return {
    secretKey,
    webhookSecrets,
    publishableKey: value.STRIPE_PUBLISHABLE_KEY ?? null,
    applePayProof: value.APPLE_PAY_DOMAIN_ASSOCIATION ?? null,
    apiBase: apiBase ?? null,
    isTest: modeOf(secretKey) === 'test',
  }
}
