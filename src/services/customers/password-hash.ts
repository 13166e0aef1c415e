/** Hashes of passwords: argon2id of Node itself, in PHC form. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import type { Shop } from '#services/shop.ts'

/** Memory in KiB, passes and lanes (OWASP; contract 1a). */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 } as const
const SALT_BYTES = 16
const HASH_BYTES = 32
/** Hashes that wait for a core; further ones are refused. */
export const MAX_WAITING_HASHES = 32
/** Seconds after which a refused caller may try again. */
export const HASH_RETRY_S = 2

type HashShop = { memory: Pick<Shop['memory'], 'passwordTurns'> }

/** Too many hashes wait. Answered with 503 and Retry-After. */
export class HashQueueFull extends Error {
  override name = 'HashQueueFull'
}

interface Phc {
  memory: number
  passes: number
  parallelism: number
  salt: Buffer
  hash: Buffer
}

const derive = promisify(argon2)

/** At most as many at a time as the machine has cores. @throws HashQueueFull */
function inTurn<T>({ memory: { passwordTurns } }: HashShop, work: () => Promise<T>): Promise<T> {
  if (passwordTurns.pending >= availableParallelism() + MAX_WAITING_HASHES) return Promise.reject(new HashQueueFull())
  return passwordTurns.run(work)
}

const hashOf = (password: string, { memory, passes, parallelism, salt, hash }: Phc): Promise<Buffer> =>
  // Composed and decomposed letters look alike and are typed differently on different systems.
  derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: salt,
    memory,
    passes,
    parallelism,
    tagLength: hash.byteLength,
  })

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** Returns the PHC string of a password with a new salt. @throws HashQueueFull */
export async function hashPassword(shop: HashShop, password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await inTurn(shop, () => hashOf(password, { ...PARAMETERS, salt, hash: Buffer.alloc(HASH_BYTES) }))
  const { memory, passes, parallelism } = PARAMETERS
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`
}

/**
 * Returns whether the password is that of the stored hash. Without one (an unknown address) the same work is done, so that the time does not
 * tell. @throws HashQueueFull
 */
export async function isPassword(shop: HashShop, password: string, stored: string | null): Promise<boolean> {
  const parsed = stored === null ? null : parsePhc(stored)
  const compared = parsed ?? { ...PARAMETERS, salt: randomBytes(SALT_BYTES), hash: Buffer.alloc(HASH_BYTES) }
  const hash = await inTurn(shop, () => hashOf(password, compared))
  return timingSafeEqual(hash, compared.hash) && parsed !== null
}

/** Returns whether a stored hash has other parameters than new ones get. */
export function isOutdated(stored: string): boolean {
  const { memory, passes, parallelism } = parsePhc(stored) ?? {}
  return memory !== PARAMETERS.memory || passes !== PARAMETERS.passes || parallelism !== PARAMETERS.parallelism
}

function parsePhc(stored: string): Phc | null {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored)
  if (!found) return null
  const [, memory, passes, parallelism, salt = '', hash = ''] = found
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}
