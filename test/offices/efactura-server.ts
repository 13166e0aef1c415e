/** A server that answers as RO e-Factura documents its services: upload, state of an upload, download of the result. */
import { deflateRawSync } from 'node:zlib'
import { OfficeServer, type OfficeReply, type OfficeRequest } from './office-server.ts'

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

/** Returns an archive of one deflated and one stored file. */
function zipOf(files: Record<string, string>): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [index, [name, text]] of Object.entries(files).entries()) {
    const content = index === 0 ? deflateRawSync(text) : Buffer.from(text)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(index === 0 ? 8 : 0, 10)
    entry.writeUInt32LE(content.length, 20)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    bodies.push(local, Buffer.from(name), content)
    directory.push(entry, Buffer.from(name))
    at += 30 + name.length + content.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, ...directory, end])
}

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
