/** `/invoice/{id}` and `/credit/{id}` in each market: the document as PDF, or as XML (D-8, LAW-34). */
import { DOCUMENT_PATHS } from '#domain/documents/document-link.ts'
import type { DocumentKind, DocumentRecord } from '#domain/documents/document.ts'
import { LOCALES, MARKETS } from '#domain/market/market.ts'
import { openDocument, printDocument } from '#services/documents/open-document.ts'
import type { Shop } from '#services/shop.ts'
import type { ApiContext, ApiRoute } from '#web/http/api/endpoint.ts'

const XML_ENDING = '.xml'

/** Viewers of PDF in browsers set styles and embed the file. */
const PDF_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

const PRIVATE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/** What is not found is answered by the page of this address: one for all, whatever the reason. */
const open =
  (kind: DocumentKind) =>
  async ({ shop, params, url, signedIn }: ApiContext): Promise<Response | null> => {
    const id = params.id!
    const isXml = id.endsWith(XML_ENDING)
    const owner = async () => (await signedIn())?.id ?? null
    const record = await openDocument(shop, kind, isXml ? id.slice(0, -XML_ENDING.length) : id, owner)
    if (!record) return null
    return isXml || url.searchParams.get('format') === 'xml' ? xml(shop, record) : pdf(shop, record)
  }

async function pdf(shop: Shop, record: DocumentRecord): Promise<Response> {
  const body = new Uint8Array(await printDocument(shop, record))
  const headers = {
    ...PRIVATE,
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${record.number}.pdf"`,
    'content-security-policy': PDF_POLICY,
  }
  return new Response(body, { headers })
}

async function xml(shop: Shop, record: DocumentRecord): Promise<Response> {
  const headers = {
    ...PRIVATE,
    'content-type': 'application/xml; charset=utf-8',
    'content-disposition': `attachment; filename="${record.number}.xml"`,
  }
  return new Response(await shop.writeUbl(record), { headers })
}

const KINDS = ['invoice', 'credit note'] as const satisfies readonly DocumentKind[]

export const routes: ApiRoute[] = LOCALES.flatMap((locale) =>
  KINDS.map((kind): ApiRoute => ({
    method: 'GET',
    path: `${MARKETS[locale].prefix}/${DOCUMENT_PATHS[kind]}/:id`,
    guard: 'token',
    handler: open(kind),
  })),
)
