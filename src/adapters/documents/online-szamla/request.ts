/** Requests of Online Számla 3.0: who asks, the signature, and the token that is exchanged for each transmission. */
import { createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { element, xmlDocument, type Element } from '#xml/xml.ts'

export interface OnlineSzamlaSettings {
  /** Of the technical user. */
  login: string
  password: string
  signatureKey: string
  exchangeKey: string
  /** Where the service is, without a slash at the end. */
  url: string
  /** Address of the shop: whom the office asks about the software. */
  contact: string
  /** Milliseconds for each question. */
  patienceMs?: number
}

/** What is signed beside id, time and key: the operation and the document in base 64. */
export interface SignedDocument {
  operation: 'CREATE' | 'MODIFY'
  data: string
}

const NAMESPACES = { xmlns: 'http://schemas.nav.gov.hu/OSA/3.0/api', 'xmlns:common': 'http://schemas.nav.gov.hu/NTCA/1.0/common' }

const hash = (algorithm: 'sha512' | 'sha3-512', text: string): string =>
  createHash(algorithm).update(text).digest('hex').toUpperCase()

/** Returns the signature of a request: of its id, its time to the second, the key, and of each document. */
export function signatureOf(requestId: string, timestamp: string, key: string, documents: readonly SignedDocument[]): string {
  const second = timestamp.replace(/\.\d+Z$/, '').replace(/\D/g, '')
  const hashes = documents.map(({ operation, data }) => hash('sha3-512', operation + data))
  return hash('sha3-512', requestId + second + key + hashes.join(''))
}

/** Returns the token of an answer, which is encrypted with the exchange key. @throws an error of the cipher for another key */
export function tokenOf(encoded: string, key: string): string {
  const decipher = createDecipheriv('aes-128-ecb', Buffer.from(key), null)
  return Buffer.concat([decipher.update(Buffer.from(encoded, 'base64')), decipher.final()]).toString()
}

const crypto = (name: string, type: string, text: string): Element => element(name, text, { cryptoType: type })

const software = (contact: string): Element =>
  element('software', [
    element('softwareId', 'NESTLING-SHOP-0001'),
    element('softwareName', 'Nestling'),
    element('softwareOperation', 'LOCAL_SOFTWARE'),
    element('softwareMainVersion', '0.1'),
    element('softwareDevName', 'Nestling'),
    element('softwareDevContact', contact),
  ])

/** Returns the body of a request. */
export function requestBody(
  name: string,
  { login, password, signatureKey, contact }: OnlineSzamlaSettings,
  {
    taxNumber,
    now,
    documents = [],
    content = [],
  }: { taxNumber: string; now: Date; documents?: readonly SignedDocument[]; content?: Element[] },
): string {
  const requestId = `N${randomBytes(12).toString('hex')}`
  const timestamp = now.toISOString()
  const header = element('common:header', [
    element('common:requestId', requestId),
    element('common:timestamp', timestamp),
    element('common:requestVersion', '3.0'),
    element('common:headerVersion', '1.0'),
  ])
  const user = element('common:user', [
    element('common:login', login),
    crypto('common:passwordHash', 'SHA-512', hash('sha512', password)),
    element('common:taxNumber', taxNumber),
    crypto('common:requestSignature', 'SHA3-512', signatureOf(requestId, timestamp, signatureKey, documents)),
  ])
  return xmlDocument(element(name, [header, user, software(contact), ...content], NAMESPACES))
}
