/** The way out of the newsletter: every mail has it. */
import type { Shop } from '#services/shop.ts'

const LEAVE = 'newsletter leave'

type LeaveShop = Pick<Shop, 'tokens'>

/** Returns the token by which a subscriber leaves: every newsletter has it, and it stays valid. */
export const leaveToken = ({ tokens }: LeaveShop, subscriptionId: string): string => tokens.seal(LEAVE, subscriptionId)

/** Returns the id of the subscription of a token, null for an unknown one. */
export const subscriptionOf = ({ tokens }: LeaveShop, token: string): string | null => tokens.unseal(LEAVE, token)

/** Address for the header `List-Unsubscribe` (RFC 8058). */
export const oneClick = (shop: LeaveShop & Pick<Shop, 'config'>, subscriptionId: string): string =>
  `${shop.config.publicUrl}/newsletter/one-click/${leaveToken(shop, subscriptionId)}`
