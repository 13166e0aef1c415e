/** Romania's RO e-Factura: UBL is uploaded with a token, and its state is asked for by the index of the upload. */
import type { OutgoingDocument, TransmissionOutcome } from '#domain/documents/transmission.ts'
import { TransmitterUnavailable, type DocumentTransmitter } from '#services/ports.ts'
import { elementsOf, readXml, type ReadElement } from '#xml/read-xml.ts'
import { askOffice, inOneLine, type OfficeAnswer } from '../office.ts'
import { filesOf } from './zip.ts'

export interface EFacturaSettings {
  /** Of the office's OAuth 2; it is valid for 90 days. */
  token: string
  /** Where the service is, without a slash at the end. */
  url: string
  /** Milliseconds for each question. */
  patienceMs?: number
}

const NAME = 'RO e-Factura'
/** Refusals that are not about the document: missing rights, limits of a day, technical faults. They may pass. */
const NOT_THE_DOCUMENT = /\bdrept|eroare tehnic|deja de|s-au f[aă]cut deja|limit/i

const unavailable = (why: string) => new TransmitterUnavailable(`${NAME} ${why}`)

/** Returns what an answer says about errors. */
const errorsIn = (element: ReadElement): string[] =>
  elementsOf(element, element.name)
    .concat(elementsOf(element, 'Errors'), elementsOf(element, 'Error'))
    .flatMap(({ attributes }) => attributes.errorMessage ?? [])

/** Returns the one element of an answer. @throws TransmitterUnavailable for every other answer */
async function headerOf({ status, bytes }: OfficeAnswer): Promise<ReadElement> {
  if (status === 401 || status === 403) throw unavailable('refuses the token: renew EFACTURA_TOKEN')
  if (status !== 200) throw unavailable(`answers ${status}`)
  const header = await readXml(bytes.toString())
  if (header?.name !== 'header') throw unavailable('answers something else than agreed')
  return header
}

/** @throws TransmitterUnavailable for errors that are not about the document */
function reasonIn(header: ReadElement): string {
  const reason = inOneLine(errorsIn(header))
  if (reason === '' || NOT_THE_DOCUMENT.test(reason)) throw unavailable(reason === '' ? 'gives no reason' : `says: ${reason}`)
  return reason
}

export function eFacturaTransmitter({ token, url, patienceMs }: EFacturaSettings): DocumentTransmitter {
  const headers = { authorization: `Bearer ${token}` }
  const ask = (path: string, init: RequestInit = {}) =>
    askOffice(NAME, `${url}/${path}`, { ...init, headers: { ...headers, ...init.headers } }, patienceMs)

  async function send({ isToCompany, isCreditNote, isBuyerAbroad, taxNumber, xml }: OutgoingDocument) {
    const query = new URLSearchParams({
      standard: isCreditNote ? 'CN' : 'UBL',
      cif: taxNumber,
      ...(isBuyerAbroad && { extern: 'DA' }),
    })
    const path = `${isToCompany ? 'upload' : 'uploadb2c'}?${query}`
    const header = await headerOf(await ask(path, { method: 'POST', body: xml, headers: { 'content-type': 'text/plain' } }))
    const { ExecutionStatus: status, index_incarcare: reference = '' } = header.attributes
    if (status === '0' && /^\d{1,30}$/.test(reference)) return { reference, outcome: { state: 'sent' } as const }
    if (status !== '1') throw unavailable('answers something else than agreed')
    return { reference: null, reason: reasonIn(header) }
  }

  /** Returns the errors of a rejected document, which are in an archive beside the signature of the office. */
  async function errorsOf(download: string): Promise<string> {
    try {
      const { status, bytes } = await ask(`descarcare?${new URLSearchParams({ id: download })}`)
      const files = status === 200 ? [...filesOf(bytes)].filter(([name]) => !name.startsWith('semnatura')) : []
      const errors = await Promise.all(files.map(async ([, text]) => readXml(text)))
      return inOneLine(errors.flatMap((root) => (root ? errorsIn(root) : [])))
    } catch {
      return ''
    }
  }

  async function check(reference: string): Promise<TransmissionOutcome> {
    const header = await headerOf(await ask(`stareMesaj?${new URLSearchParams({ id_incarcare: reference })}`))
    const { stare = '', id_descarcare: download = '' } = header.attributes
    switch (stare) {
      case 'ok':
        return { state: 'accepted' }
      case 'in prelucrare':
        return { state: 'sent' }
      case 'nok':
        return { state: 'rejected', reason: (await errorsOf(download)) || `the errors are in message ${download} of ${NAME}` }
      case 'XML cu erori nepreluat de sistem':
        return { state: 'rejected', reason: inOneLine(errorsIn(header)) || stare }
      default:
        throw unavailable(`does not know the upload: ${inOneLine(errorsIn(header))}`)
    }
  }

  return { name: 'efactura', send, check }
}
