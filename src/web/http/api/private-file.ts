/** Files that only who has their address may read: nobody keeps, lists or passes on the address. */

/** Viewers of PDF in browsers set styles and embed the file. */
const PDF_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

export const PRIVATE_FILE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/** Returns the answer that shows a PDF in the browser; `name`: of the file, when it is kept. */
export const pdfResponse = (name: string, pdf: Uint8Array): Response =>
  new Response(new Uint8Array(pdf), {
    headers: {
      ...PRIVATE_FILE,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'content-security-policy': PDF_POLICY,
    },
  })
