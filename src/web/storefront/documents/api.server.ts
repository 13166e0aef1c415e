/** `/invoice/{id}` and `/credit/{id}` in each market: the document as PDF, or as XML (D-8, LAW-34). */
import { DOCUMENT_PATHS } from '#domain/documents/document-link.ts'
import type { DocumentKind, DocumentRecord } from '#domain/documents/document.ts'
import { LOCALES, MARKETS } from '#domain/market/market.ts'
import { openDocument, printDocument } from '#services/documents/open-document.ts'
import type { Shop } from '#services/shop.ts'
import type { ApiContext, ApiRoute } from '#web/http/api/endpoint.ts'
import { PRIVATE_FILE, pdfResponse } from '#web/http/api/private-file.ts'

const XML_ENDING = '.xml'

/** What is not found is answered by the page of this address: one for all, whatever the reason. */
const open =
  (kind: DocumentKind) =>
  async ({ shop, params, url, signedIn }: ApiContext): Promise<Response | null> => {
    const id = params.id!
    const isXml = id.endsWith(XML_ENDING)
    const owner = async () => (await signedIn())?.id ?? null
    const record = await openDocument(shop, kind, isXml ? id.slice(0, -XML_ENDING.length) : id, owner)
    if (!record) return null
    return isXml || url.searchParams.get('format') === 'xml'
      ? xml(shop, record)
      : pdfResponse(`${record.number}.pdf`, await printDocument(shop, record))
  }

async function xml(shop: Shop, record: DocumentRecord): Promise<Response> {
  const headers = {
    ...PRIVATE_FILE,
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
