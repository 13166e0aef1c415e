/** The way out of the newsletter: every mail has it. */
import { z } from 'zod'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'

const LEAVE = 'newsletter leave'
const TRIAL = 'newsletter trial'

type LeaveShop = Pick<Shop, 'tokens'>

/** Returns the token by which a subscriber leaves: every newsletter has it, and it stays valid. */
export const leaveToken = ({ tokens }: LeaveShop, subscriptionId: string): string => tokens.seal(LEAVE, subscriptionId)

/** Returns the id of the subscription of a token, null for an unknown one. */
export const subscriptionOf = ({ tokens }: LeaveShop, token: string): string | null => tokens.unseal(LEAVE, token)

/** Whom a trial of a newsletter went to. */
export interface TrialReader {
  email: string
  locale: Locale
}

const trialReader = z.strictObject({ email: z.string(), locale: z.enum(LOCALES) }) satisfies z.ZodType<TrialReader>

/** Returns a token that looks as a subscriber's and ends nothing: nobody is subscribed by a trial. */
export const trialToken = ({ tokens }: LeaveShop, { email, locale }: TrialReader): string =>
  tokens.seal(TRIAL, JSON.stringify({ email, locale }))

/** Returns whom the trial of a token went to, null for another token. */
export function trialReaderOf({ tokens }: LeaveShop, token: string): TrialReader | null {
  const text = tokens.unseal(TRIAL, token)
  return text === null ? null : trialReader.parse(JSON.parse(text))
}

/** Address for the header `List-Unsubscribe` (RFC 8058). */
export const oneClick = ({ config }: Pick<Shop, 'config'>, token: string): string =>
  `${config.publicUrl}/newsletter/one-click/${token}`
