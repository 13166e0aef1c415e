/** Public ids that cannot be guessed and need not be kept (D-8): 160 bits derived from the shop's secret, base32 in lower case. */
import { createHash, createHmac, randomInt } from 'node:crypto'
import { drawCode } from '#domain/promotions/codes.ts'

export interface Tokens {
  /** The order's public id: the same each time, so that a mail can link to it although only its hash is stored. */
  orderToken(orderId: string): string
  /** What people call it: 'NST-7K3F92QD', 40 bits, no order to count by. Two orders may draw the same one: it is unique in the books. */
  orderNumber(orderId: string): string
  /** The id of a voucher's page; likewise only its hash is stored. */
  voucherToken(voucherId: string): string
  /** What is stored and looked up: SHA-256 of the token. */
  hash(token: string): Buffer
  /** Returns a keyed hash (HMAC-SHA256) that stands for a caller, an address or a code in the counts of `limits.ts`. */
  subject(purpose: string, value: string): Buffer
}

/** `secret`: at least 32 characters; another secret makes every earlier token unknown. */
export function makeTokens(secret: string): Tokens {
  const derive = (purpose: string, orderId: string) => createHmac('sha256', secret).update(`${purpose}:${orderId}`).digest()
  return {
    orderToken: (orderId) => base32(derive('order', orderId).subarray(0, 20), TOKEN_LETTERS),
    orderNumber: (orderId) => `NST-${base32(derive('number', orderId).subarray(0, 5), NUMBER_LETTERS)}`,
    voucherToken: (voucherId) => base32(derive('voucher', voucherId).subarray(0, 20), TOKEN_LETTERS),
    hash: (token) => createHash('sha256').update(token).digest(),
    subject: (purpose, value) => derive(`limit:${purpose}`, value),
  }
}

/** Could this be a token at all? Anything else is answered like an unknown one. */
export const isToken = (text: string): boolean => /^[a-z2-7]{32}$/.test(text)

const TOKEN_LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
/** Without I, L, O and U: nothing to misread on the telephone. */
const NUMBER_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns a new voucher's code: 80 random bits (D-29). */
export const newVoucherCode = (): string => drawCode('voucher', (count) => randomInt(count))

function base32(bytes: Uint8Array, letters: string): string {
  let bits = 0
  let value = 0
  let text = ''
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xffff
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += letters[(value >> bits) & 31]
    }
  }
  return text
}
