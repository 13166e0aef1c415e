/** A server that answers as Online Számla 3.0 documents its operations, and checks what it documents about requests. */
import { createCipheriv, createHash } from 'node:crypto'
import { readXml, textAt, all, type Tree } from '../documents/xml-tree.ts'
import { OfficeServer, type OfficeReply, type OfficeRequest } from './office-server.ts'

export const TECHNICAL_USER = {
  login: 'technical1',
  password: 'Jelszo-12',
  signatureKey: 'ac-ac3a-7f661bff7d342N43CYX4U9FG',
  exchangeKey: '0123456789abcdef',
}
const API = 'http://schemas.nav.gov.hu/OSA/3.0/api'
const PREFIXES = { [API]: '', 'http://schemas.nav.gov.hu/NTCA/1.0/common': 'common' }

export interface Handed {
  transactionId: string
  operation: string
  xml: string
  status: 'RECEIVED' | 'PROCESSING' | 'SAVED' | 'DONE' | 'ABORTED'
  messages: { code: string; text: string; result: 'ERROR' | 'WARN' }[]
}

const sha = (algorithm: 'sha512' | 'sha3-512', text: string) => createHash(algorithm).update(text).digest('hex').toUpperCase()

/** Answers have prefixes of their own. */
const answer = (name: string, content: string): OfficeReply => ({
  status: 200,
  body: `<?xml version="1.0"?><ns3:${name} xmlns:ns3="${API}" xmlns:ns2="http://schemas.nav.gov.hu/NTCA/1.0/common">
    <ns2:result><ns2:funcCode>OK</ns2:funcCode></ns2:result>${content}</ns3:${name}>`,
})
const refusal = (code: string, messages = ''): OfficeReply => ({
  status: 400,
  body: `<?xml version="1.0"?><ns3:GeneralErrorResponse xmlns:ns3="${API}" xmlns:ns2="http://schemas.nav.gov.hu/NTCA/1.0/common">
    <ns2:result><ns2:funcCode>ERROR</ns2:funcCode><ns2:errorCode>${code}</ns2:errorCode><ns2:message>${code}</ns2:message></ns2:result>${messages}</ns3:GeneralErrorResponse>`,
})

export class OnlineSzamlaServer extends OfficeServer {
  readonly handed: Handed[] = []
  /** What the next request to a path is refused with. */
  refusal: string | null = null
  refusedPath = '/manageInvoice'
  #token = 0
  #now: () => Date

  constructor(now: () => Date) {
    super((request) => this.#reply(request))
    this.#now = now
  }

  #reply({ url, body }: OfficeRequest): OfficeReply {
    const request = readXml(body, PREFIXES)
    const fault = this.#faultOf(request)
    if (fault !== null) return refusal(fault)
    if (this.refusal !== null && url.pathname === this.refusedPath) return this.#refuse(this.refusal)
    switch (url.pathname) {
      case '/tokenExchange':
        return this.#exchange()
      case '/manageInvoice':
        return this.#manage(request)
      case '/queryTransactionStatus':
        return this.#status(textAt(request, 'transactionId'))
      default:
        return { status: 404, body: '' }
    }
  }

  #refuse(code: string): OfficeReply {
    this.refusal = null
    const message = `<ns3:technicalValidationMessages><ns2:validationResultCode>CRITICAL</ns2:validationResultCode>
      <ns2:validationErrorCode>${code}</ns2:validationErrorCode><ns2:message>line 3: not valid</ns2:message></ns3:technicalValidationMessages>`
    return refusal(code, code === 'SCHEMA_VIOLATION' ? message : '')
  }

  /** Returns the error code of a request that is not signed as documented. */
  #faultOf(request: Tree): string | null {
    const id = textAt(request, 'common:header/common:requestId')
    const time = textAt(request, 'common:header/common:timestamp')
    if (!/^[+\w]{1,30}$/.test(id) || Math.abs(Date.parse(time) - this.#now().getTime()) > 86_400_000) return 'INVALID_REQUEST'
    if (!/^[0-9A-Z-]{18}$/.test(textAt(request, 'software/softwareId'))) return 'SCHEMA_VIOLATION'
    const { login, password, signatureKey } = TECHNICAL_USER
    const user = (name: string) => textAt(request, `common:user/common:${name}`)
    if (user('login') !== login || user('passwordHash') !== sha('sha512', password) || !/^\d{8}$/.test(user('taxNumber')))
      return 'INVALID_SECURITY_USER'
    const hashes = all(request, 'invoiceOperations/invoiceOperation').map((one) =>
      sha('sha3-512', textAt(one, 'invoiceOperation') + textAt(one, 'invoiceData')),
    )
    const signed = id + time.slice(0, 19).replace(/\D/g, '') + signatureKey + hashes.join('')
    return user('requestSignature') === sha('sha3-512', signed) ? null : 'INVALID_REQUEST_SIGNATURE'
  }

  #exchange(): OfficeReply {
    const cipher = createCipheriv('aes-128-ecb', TECHNICAL_USER.exchangeKey, null)
    const encoded = Buffer.concat([cipher.update(`token-${++this.#token}`), cipher.final()]).toString('base64')
    return answer('TokenExchangeResponse', `<ns3:encodedExchangeToken>${encoded}</ns3:encodedExchangeToken>`)
  }

  #manage(request: Tree): OfficeReply {
    if (textAt(request, 'exchangeToken') !== `token-${this.#token}`) return refusal('INVALID_EXCHANGE_TOKEN')
    const operation = all(request, 'invoiceOperations/invoiceOperation')[0]!
    const transactionId = `T${this.handed.length + 1}`
    const xml = Buffer.from(textAt(operation, 'invoiceData'), 'base64').toString()
    this.handed.push({ transactionId, operation: textAt(operation, 'invoiceOperation'), xml, status: 'RECEIVED', messages: [] })
    return answer('ManageInvoiceResponse', `<ns3:transactionId>${transactionId}</ns3:transactionId>`)
  }

  #status(id: string): OfficeReply {
    const found = this.handed.find(({ transactionId }) => transactionId === id)
    if (!found) return answer('QueryTransactionStatusResponse', '')
    const messages = found.messages.map(
      ({ code, text, result }) => `<ns3:businessValidationMessages><ns3:validationResultCode>${result}</ns3:validationResultCode>
        <ns3:validationErrorCode>${code}</ns3:validationErrorCode><ns3:message>${text}</ns3:message></ns3:businessValidationMessages>`,
    )
    return answer(
      'QueryTransactionStatusResponse',
      `<ns3:processingResults><ns3:processingResult><ns3:index>1</ns3:index><ns3:invoiceStatus>${found.status}</ns3:invoiceStatus>
        ${messages.join('')}</ns3:processingResult></ns3:processingResults>`,
    )
  }
}
