/** A certificate as makers of authenticators put it into them, signed by its own key (X.509, in DER). */
import { sign, type KeyObject } from 'node:crypto'

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const length =
    body.length < 128 ? [body.length] : body.length < 256 ? [0x81, body.length] : [0x82, body.length >> 8, body.length & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const bytes = (hex: string) => Buffer.from(hex, 'hex')
const ECDSA_SHA256 = sequence(der(6, bytes('2a8648ce3d040302')))
/** Attribute of a name: C, O, OU or CN, by the last number of its identifier. */
const attribute = (last: string, text: string) =>
  der(0x31, sequence(der(6, bytes(`5504${last}`)), der(last === '06' ? 0x13 : 0x0c, Buffer.from(text))))

export function attestationCertificate({ privateKey, publicKey }: { privateKey: KeyObject; publicKey: KeyObject }): Buffer {
  const name = sequence(
    attribute('06', 'RO'),
    attribute('0a', 'Fabrica'),
    attribute('0b', 'Authenticator Attestation'),
    attribute('03', 'Cheie'),
  )
  const validity = sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('490101000000Z')))
  // Basic constraints: no authority.
  const extensions = der(0xa3, sequence(sequence(der(6, bytes('551d13')), der(4, sequence()))))
  const key = publicKey.export({ format: 'der', type: 'spki' })
  const version = der(0xa0, der(2, Buffer.from([2])))
  const content = sequence(version, der(2, Buffer.from([1])), ECDSA_SHA256, name, validity, name, key, extensions)
  return sequence(content, ECDSA_SHA256, der(3, Buffer.from([0]), sign('sha256', content, privateKey)))
}
