/** Public ids that cannot be guessed and need not be stored (D-8): 160 bits derived from the shop's secret, base32 in lower case. */
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { drawCode } from '#domain/promotions/codes.ts'

export interface Tokens {
  /**
   * The order's public id: the same each time, so that a mail can link to it although only its hash is stored. With the
   * stored hash, the token that it belongs to, whichever key made it.
   */
  orderToken(orderId: string, stored?: Buffer): string
  /** Returns the order number: 'NST-7K3F92QD', 40 bits, not sequential. Two orders may get the same one, which a unique index refuses. */
  orderNumber(orderId: string): string
  /** The id of the page on which a withdrawal is confirmed, and then of its receipt; likewise only its hash is stored. */
  withdrawalToken(withdrawalId: string): string
  /** Returns the number of a withdrawal: 'R-7K3F92QD'. */
  withdrawalNumber(withdrawalId: string): string
  /** Returns the number of a message of the contact form: 'M-7K3F92QD'. */
  contactNumber(messageId: string): string
  /** The id of a voucher's page; likewise only its hash is stored. */
  voucherToken(voucherId: string, stored?: Buffer): string
  /** The id of a document's address; likewise only its hash is stored. */
  documentToken(documentId: string, stored?: Buffer): string
  /** The token in the link of a mail to a customer: 256 bits, base64url, derived from a new id, so that the job that writes the mail finds it. */
  mailToken(id: string): string
  /** Returns the proof that a CSRF token is this shop's: 64 hexadecimal digits (contract A1). */
  csrfProof(token: string): string
  /** What is stored and looked up: SHA-256 of the token. */
  hash(token: string): Buffer
  /** Returns a keyed hash (HMAC-SHA256) that stands for a caller, an address or a code in the counts of `limits.ts`. */
  subject(purpose: string, value: string): Buffer
  /** Returns a text that only this shop can read or write, for a cookie: AES-256-GCM, base64url. */
  seal(purpose: string, text: string): string
  /** Returns the sealed text; null for anything that `seal` did not return for this purpose. */
  unseal(purpose: string, sealed: string): string | null
}

/** AES-GCM: 96 bits that are never used again with the key, and 128 bits of proof. */
const SEAL = { algorithm: 'aes-256-gcm', nonce: 12, proof: 16 } as const

/**
 * Returns the tokens of a key of at least 32 characters. `before`: keys that were used earlier; a token that one of them made is
 * found again by its stored hash.
 */
export function makeTokens(secret: string, before: readonly string[] = []): Tokens {
  const derive = (key: string, purpose: string, id: string) => createHmac('sha256', key).update(`${purpose}:${id}`).digest()
  const hash = (token: string) => createHash('sha256').update(token).digest()
  const token = (purpose: string) => (id: string, stored?: Buffer) => {
    const made = (key: string) => base32(derive(key, purpose, id).subarray(0, 20), TOKEN_LETTERS)
    const former = stored && [secret, ...before].map(made).find((one) => hash(one).equals(stored))
    return former ?? made(secret)
  }
  return {
    orderToken: token('order'),
    orderNumber: (orderId) => `NST-${base32(derive(secret, 'number', orderId).subarray(0, 5), NUMBER_LETTERS)}`,
    withdrawalToken: token('withdrawal'),
    withdrawalNumber: (id) => `R-${base32(derive(secret, 'withdrawal number', id).subarray(0, 5), NUMBER_LETTERS)}`,
    contactNumber: (id) => `M-${base32(derive(secret, 'contact number', id).subarray(0, 5), NUMBER_LETTERS)}`,
    voucherToken: token('voucher'),
    documentToken: token('document'),
    mailToken: (id) => derive(secret, 'customer mail', id).toString('base64url'),
    csrfProof: (csrf) => derive(secret, 'csrf', csrf).toString('hex'),
    hash,
    subject: (purpose, value) => derive(secret, `limit:${purpose}`, value),
    seal: (purpose, text) => seal(derive(secret, 'seal', purpose), text),
    unseal(purpose, sealed) {
      for (const key of [secret, ...before]) {
        const text = unseal(derive(key, 'seal', purpose), sealed)
        if (text !== null) return text
      }
      return null
    },
  }
}

function seal(key: Buffer, text: string): string {
  const nonce = randomBytes(SEAL.nonce)
  const cipher = createCipheriv(SEAL.algorithm, key, nonce)
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
}

function unseal(key: Buffer, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const begin = SEAL.nonce + SEAL.proof
  if (bytes.length < begin) return null
  const cipher = createDecipheriv(SEAL.algorithm, key, bytes.subarray(0, SEAL.nonce), { authTagLength: SEAL.proof })
  cipher.setAuthTag(bytes.subarray(SEAL.nonce, begin))
  try {
    return Buffer.concat([cipher.update(bytes.subarray(begin)), cipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** Returns new 256 bits as base64url: the token of a session or a browser, of which only the hash is stored. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url')

/** Returns whether a text has the form of 256 bits as base64url. */
export const isSecretToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** Returns whether a text has the form of a token. What opens tokens looks up every text: others take as long as unknown ones. */
export const isToken = (text: string): boolean => /^[a-z2-7]{32}$/.test(text)

const TOKEN_LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
/** Without I, L, O and U, which are misread. */
const NUMBER_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns a number by which a visitor and the log speak of the same failure: '7KQ4-92TM'. */
export function newReference(): string {
  const letters = base32(randomBytes(5), NUMBER_LETTERS)
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** Returns whether a text has the form of such a number. */
export const isReference = (text: string): boolean => /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(text)

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
