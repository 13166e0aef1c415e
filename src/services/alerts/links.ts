/** Addresses in mails about goods that are out of stock: none has anything that was typed. */
import type { Shop } from '#services/shop.ts'
import { isUuid } from '#store/database/uuid.ts'

const STOP = 'stock alert'

/** Returns the token by which a request is ended: every mail after the confirmation has it, and it stays valid. */
export const stopToken = ({ tokens }: Pick<Shop, 'tokens'>, alertId: string): string => tokens.seal(STOP, alertId)

/** Returns the id of the request of a token, null for an unknown one. */
export function alertOfToken({ tokens }: Pick<Shop, 'tokens'>, token: string): string | null {
  const id = tokens.unseal(STOP, token)
  return id !== null && isUuid(id) ? id : null
}
