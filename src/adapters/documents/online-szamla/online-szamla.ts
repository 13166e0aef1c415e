/** Hungary's Online Számla: a token is exchanged, the document is handed over with a signature, and its state is asked for. */
import type { OutgoingDocument, TransmissionOutcome } from '#domain/documents/transmission.ts'
import { TransmitterUnavailable, type DocumentTransmitter } from '#services/ports.ts'
import { elementsOf, readXml, textOf, type ReadElement } from '#xml/read-xml.ts'
import { element } from '#xml/xml.ts'
import { askOffice, inOneLine } from '../office.ts'
import { requestBody, tokenOf, type OnlineSzamlaSettings } from './request.ts'

const NAME = 'Online Számla'
/** Errors of a request that are about the document in it. */
const ABOUT_THE_DOCUMENT = new Set(['SCHEMA_VIOLATION', 'INVALID_REQUEST'])
/** The office has a document of this number: an attempt before this one arrived, and its answer was lost. */
const IS_THERE = 'INVOICE_NUMBER_NOT_UNIQUE'

const unavailable = (why: string) => new TransmitterUnavailable(`${NAME} ${why}`)

/** Returns the messages of a result, errors only: warnings change nothing. */
const messagesIn = (root: ReadElement): { code: string; text: string }[] =>
  [...elementsOf(root, 'technicalValidationMessages'), ...elementsOf(root, 'businessValidationMessages')]
    .filter((message) => ['ERROR', 'CRITICAL'].includes(textOf(message, 'validationResultCode')))
    .map((message) => ({ code: textOf(message, 'validationErrorCode'), text: textOf(message, 'message') }))

const reasonOf = (messages: readonly { code: string; text: string }[]): string =>
  inOneLine(messages.map(({ code, text }) => [code, text].filter(Boolean).join(': ')))

/** A request that was refused for what is in it. */
class DocumentRefused extends Error {
  override name = 'DocumentRefused'
}

/** Returns the answer to a request. @throws DocumentRefused, TransmitterUnavailable */
function accepted(root: ReadElement | null, answerName: string, status: number): ReadElement {
  if (!root) throw unavailable(status === 200 ? 'answers something else than agreed' : `answers ${status}`)
  const code = textOf(root, 'errorCode')
  if (root.name === answerName && textOf(root, 'funcCode') === 'OK') return root
  if (ABOUT_THE_DOCUMENT.has(code)) {
    const messages = messagesIn(root)
    throw new DocumentRefused(reasonOf(messages.length > 0 ? messages : [{ code, text: textOf(root, 'message') }]))
  }
  throw unavailable(code === '' ? `answers ${status}` : `refuses the request: ${inOneLine([code])}`)
}

/** One operation of the service. @throws DocumentRefused, TransmitterUnavailable */
type Ask = (operation: string, request: Omit<Parameters<typeof requestBody>[2], 'now'>) => Promise<ReadElement>

const askAs =
  (settings: OnlineSzamlaSettings, now: () => Date): Ask =>
  async (operation, request) => {
    const name = operation[0]!.toUpperCase() + operation.slice(1)
    const body = requestBody(`${name}Request`, settings, { ...request, now: now() })
    const headers = { 'content-type': 'application/xml', accept: 'application/xml' }
    const { status, bytes } = await askOffice(
      NAME,
      `${settings.url}/${operation}`,
      { method: 'POST', headers, body },
      settings.patienceMs,
    )
    return accepted(await readXml(bytes.toString()), `${name}Response`, status)
  }

/** Turns the refusal of a request that has no document. */
function withoutDocument(error: unknown): never {
  throw error instanceof DocumentRefused ? unavailable(`refuses the question: ${error.message}`) : error
}

async function exchangeToken(ask: Ask, taxNumber: string, exchangeKey: string): Promise<string> {
  const answer = await ask('tokenExchange', { taxNumber }).catch(withoutDocument)
  try {
    return tokenOf(textOf(answer, 'encodedExchangeToken'), exchangeKey)
  } catch {
    throw unavailable('sends a token that NAV_EXCHANGE_KEY does not open')
  }
}

/** Hands a document over. Returns the number of the transaction. */
async function manageInvoice(ask: Ask, token: string, { isCreditNote, taxNumber, xml }: OutgoingDocument): Promise<string> {
  const document = { operation: isCreditNote ? 'MODIFY' : 'CREATE', data: Buffer.from(xml).toString('base64') } as const
  const content = [
    element('exchangeToken', token),
    element('invoiceOperations', [
      element('compressedContent', 'false'),
      element('invoiceOperation', [
        element('index', '1'),
        element('invoiceOperation', document.operation),
        element('invoiceData', document.data),
      ]),
    ]),
  ]
  const reference = textOf(await ask('manageInvoice', { taxNumber, documents: [document], content }), 'transactionId')
  if (!/^[+\w]{1,30}$/.test(reference)) throw unavailable('gives no number of the transaction')
  return reference
}

function outcomeOf(result: ReadElement): TransmissionOutcome {
  switch (textOf(result, 'invoiceStatus')) {
    case 'DONE':
      return { state: 'accepted' }
    case 'RECEIVED':
    case 'PROCESSING':
    case 'SAVED':
      return { state: 'sent' }
    case 'ABORTED': {
      const messages = messagesIn(result)
      if (messages.some(({ code }) => code === IS_THERE)) return { state: 'accepted' }
      return { state: 'rejected', reason: reasonOf(messages) || 'ABORTED' }
    }
    default:
      throw unavailable('answers something else than agreed')
  }
}

export function onlineSzamlaTransmitter(settings: OnlineSzamlaSettings, now: () => Date): DocumentTransmitter {
  const ask = askAs(settings, now)
  return {
    name: 'online-szamla',
    async send(document) {
      try {
        const token = await exchangeToken(ask, document.taxNumber, settings.exchangeKey)
        return { reference: await manageInvoice(ask, token, document), outcome: { state: 'sent' } }
      } catch (error) {
        if (error instanceof DocumentRefused) return { reference: null, reason: error.message }
        throw error
      }
    },
    async check(reference, { taxNumber }) {
      const content = [element('transactionId', reference), element('returnOriginalRequest', 'false')]
      const answer = await ask('queryTransactionStatus', { taxNumber, content }).catch(withoutDocument)
      const [result] = elementsOf(answer, 'processingResult')
      if (!result) throw unavailable('does not know the transaction')
      return outcomeOf(result)
    },
  }
}
