/** An authenticator in software: makes passkeys and signs with them as WebAuthn says, or wrongly where a test asks for it. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { NewPasskeyAnswer, PasskeyAnswer } from '#services/passkeys/proofs.ts'

type Algorithm = 'ES256' | 'EdDSA' | 'RS256'

interface SoftPasskey {
  id: Buffer
  key: KeyObject
  publicKey: KeyObject
  algorithm: Algorithm
  rpId: string
  userHandle: string
  counter: number
}

/** What differs from a right answer. */
export interface Deviation {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  crossOrigin?: boolean
  /** Flags of the authenticator data: 1 person present, 4 person verified. */
  flags?: number
  counter?: number
  userHandle?: string | null
  /** Format and statement of the attestation; `signed` is what its signature is about. */
  attestation?: { fmt: string; attStmt(signed: Buffer): Map<unknown, unknown> }
  /** Signs with another key. */
  key?: KeyObject
}

interface Creation {
  challenge: string
  rp: { id: string }
  user: { id: string }
}
interface Request {
  challenge: string
  rpId: string
  allowCredentials?: { id: string }[]
}

const PRESENT = 1
const VERIFIED = 4
const HAS_CREDENTIAL = 64

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()

/** CBOR of whole numbers, bytes, texts, lists and maps (RFC 8949). */
export function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)])
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...Array.from(value).flat().map(cbor)])
  throw new Error('no CBOR for this')
}

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

const COSE: Record<Algorithm, (jwk: Record<string, string>) => [number, unknown][]> = {
  ES256: ({ x, y }) => [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x!, 'base64url')],
    [-3, Buffer.from(y!, 'base64url')],
  ],
  EdDSA: ({ x }) => [
    [1, 1],
    [3, -8],
    [-1, 6],
    [-2, Buffer.from(x!, 'base64url')],
  ],
  RS256: ({ n, e }) => [
    [1, 3],
    [3, -257],
    [-1, Buffer.from(n!, 'base64url')],
    [-2, Buffer.from(e!, 'base64url')],
  ],
}

export function newKey(algorithm: Algorithm): { privateKey: KeyObject; publicKey: KeyObject } {
  if (algorithm === 'ES256') return generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return algorithm === 'EdDSA' ? generateKeyPairSync('ed25519') : generateKeyPairSync('rsa', { modulusLength: 2048 })
}

const clientDataOf = (type: string, { challenge }: { challenge: string }, origin: string, change: Deviation): Buffer =>
  Buffer.from(
    JSON.stringify({
      type: change.type ?? type,
      challenge: change.challenge ?? challenge,
      origin: change.origin ?? origin,
      crossOrigin: change.crossOrigin ?? false,
    }),
  )

/** @param options.origin of the pages on which it is used; `counts`: whether its passkeys count their signatures */
export function authenticator(options: { origin: string; algorithm?: Algorithm; counts?: boolean }) {
  const { origin, algorithm = 'ES256', counts = true } = options
  const passkeys: SoftPasskey[] = []

  const dataOf = (rpId: string, flags: number, counter: number, credential: Buffer = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential])
  }

  return {
    passkeys,
    /** Answers `navigator.credentials.create`. */
    create({ challenge, rp, user }: Creation, change: Deviation = {}): NewPasskeyAnswer {
      const { privateKey: key, publicKey } = newKey(algorithm)
      const passkey: SoftPasskey = {
        id: randomBytes(32),
        key,
        publicKey,
        algorithm,
        rpId: rp.id,
        userHandle: user.id,
        counter: counts ? 1 : 0,
      }
      passkeys.push(passkey)
      const clientData = clientDataOf('webauthn.create', { challenge }, origin, change)
      const cose = cbor(new Map(COSE[algorithm](publicKey.export({ format: 'jwk' }) as Record<string, string>)))
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, passkey.id.length]), passkey.id, cose])
      const flags = (change.flags ?? PRESENT | VERIFIED) | HAS_CREDENTIAL
      const authData = dataOf(change.rpId ?? rp.id, flags, change.counter ?? passkey.counter, credential)
      const { fmt, attStmt } = change.attestation ?? { fmt: 'none', attStmt: () => new Map() }
      const statement = attStmt(Buffer.concat([authData, sha256(clientData)]))
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', fmt],
          ['attStmt', statement],
          ['authData', authData],
        ]),
      )
      return {
        id: passkey.id.toString('base64url'),
        clientData: clientData.toString('base64url'),
        attestation: attestation.toString('base64url'),
        transports: ['internal', 'hybrid'],
      }
    },
    /** Answers `navigator.credentials.get` with a passkey, the newest unless given. */
    get({ challenge, rpId }: Request, change: Deviation = {}, passkey = passkeys.at(-1)!): PasskeyAnswer {
      if (counts) passkey.counter++
      const clientData = clientDataOf('webauthn.get', { challenge }, origin, change)
      const data = dataOf(change.rpId ?? rpId, change.flags ?? PRESENT | VERIFIED, change.counter ?? passkey.counter)
      const signed = Buffer.concat([data, sha256(clientData)])
      const signature = sign(passkey.algorithm === 'EdDSA' ? null : 'sha256', signed, change.key ?? passkey.key)
      return {
        id: passkey.id.toString('base64url'),
        clientData: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: change.userHandle === undefined ? passkey.userHandle : change.userHandle,
      }
    },
  }
}
