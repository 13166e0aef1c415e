/** A server that answers as RO e-Factura documents its services: upload, state of an upload, download of the result. */
import { OfficeServer, type OfficeReply, type OfficeRequest } from './office-server.ts'
import { zipOf } from '../imports/zip.ts'

export const EFACTURA_TOKEN = 'token.of-a_local.server'
const UPLOADED = 'mfp:anaf:dgti:spv:respUploadFisier:v1'
const STATE = 'mfp:anaf:dgti:efactura:stareMesajFactura:v1'
const FAULTS = 'mfp:anaf:dgti:efactura:mesajEroriFactuta:v1'

export interface Upload {
  index: string
  path: string
  standard: string
  cif: string
  extern: string
  xml: string
  state: 'in prelucrare' | 'ok' | 'nok' | 'XML cu erori nepreluat de sistem'
  errors: string[]
}

const xml = (body: string): OfficeReply => ({
  status: 200,
  body: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`,
})
const errorsAs = (name: string, errors: readonly string[]) =>
  errors.map((error) => `<${name} errorMessage="${error.replaceAll('"', '&quot;')}"/>`).join('')

export class EFacturaServer extends OfficeServer {
  readonly uploads: Upload[] = []
  /** What the next upload is refused with. */
  refusal: string | null = null
  isDownloadBroken = false

  constructor() {
    super((request) => this.#reply(request))
  }

  #reply({ method, url, headers, body }: OfficeRequest): OfficeReply {
    if (headers.authorization !== `Bearer ${EFACTURA_TOKEN}`) return { status: 401, body: 'Unauthorized', type: 'text/plain' }
    const query = Object.fromEntries(url.searchParams)
    if (method === 'POST' && /^\/upload(b2c)?$/.test(url.pathname)) return this.#upload(url.pathname, query, body)
    if (url.pathname === '/stareMesaj') return this.#state(query.id_incarcare ?? '')
    if (url.pathname === '/descarcare') return this.#download(query.id ?? '')
    return { status: 404, body: '' }
  }

  #upload(path: string, { standard = '', cif = '', extern = '' }: Record<string, string>, body: string): OfficeReply {
    const refuse = (message: string) =>
      xml(`<header xmlns="${UPLOADED}" dateResponse="202611211000" ExecutionStatus="1">${errorsAs('Errors', [message])}</header>`)
    if (this.refusal !== null) return refuse(this.refusal)
    if (!/^\d+$/.test(cif)) return refuse(`CIF introdus= ${cif} nu este un numar`)
    if (!['UBL', 'CN'].includes(standard))
      return refuse('Valoarea acceptata pentru parametrul standard sunt UBL, CN, CII sau RASP')
    const index = String(5000 + this.uploads.length)
    this.uploads.push({ index, path, standard, cif, extern, xml: body, state: 'in prelucrare', errors: [] })
    return xml(`<header xmlns="${UPLOADED}" dateResponse="202611211000" ExecutionStatus="0" index_incarcare="${index}"/>`)
  }

  #state(index: string): OfficeReply {
    const upload = this.uploads.find((one) => one.index === index)
    if (!upload)
      return xml(`<header xmlns="${STATE}">${errorsAs('Errors', [`Nu exista factura cu id_incarcare= ${index}`])}</header>`)
    const download = upload.state === 'ok' || upload.state === 'nok' ? ` id_descarcare="9${index}"` : ''
    return xml(`<header xmlns="${STATE}" stare="${upload.state}"${download}/>`)
  }

  #download(id: string): OfficeReply {
    const upload = this.uploads.find((one) => `9${one.index}` === id)!
    if (this.isDownloadBroken) return { status: 200, body: 'not an archive' }
    const errors = `<header xmlns="${FAULTS}" Index_incarcare="${upload.index}">${errorsAs('Error', upload.errors)}</header>`
    const body = zipOf({ [`${upload.index}.xml`]: errors, [`semnatura_${upload.index}.xml`]: '<Signature/>' })
    return { status: 200, body, type: 'application/zip' }
  }
}
