/** The document and the files of the back office: one page for every address below `/admin`, with a strict policy of its own. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fileContent, findStaticFiles } from '#web/http/server/static-files.ts'
import { href, LOCALES, MARKETS } from '#domain/market/market.ts'
import { problem, type ApiContext, type ApiRoute } from '#web/http/api/endpoint.ts'
import { toResponse, type Sendable } from '#web/http/send.ts'

const FOLDER = fileURLToPath(new URL('../../../build/admin', import.meta.url))
const ENTRY = 'src/admin/entry/client.tsx'

interface Chunk {
  file: string
  css?: string[]
}

/** Scripts run with the nonce of the answer only, and what they load; nothing comes from another site. */
const policyOf = (nonce: string, previews: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src-elem 'self'",
    // Tints of people and cells are style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    // Drafts, and nothing else.
    `frame-src ${previews}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

const documentOf = (script: string, style: string, nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>Nestling</title>
<link rel="icon" href="/brand/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/admin/${style}">
<script type="module" nonce="${nonce}" src="/admin/${script}"></script>
</head>
<body><div id="app"></div><noscript>The back office needs JavaScript.</noscript></body>
</html>
`

/** Returns the files of the build by their name below `/admin/assets/`. */
function readAssets(): Map<string, Sendable> {
  const files = Array.from(findStaticFiles(FOLDER), ([path, file]) => [path, fileContent(file, {})] as const)
  return new Map(files.filter(([path]) => path.startsWith('/assets/')))
}

/** Returns the routes of the document and the files. They are read with the first request. */
export function adminPages(): ApiRoute[] {
  let assets: Map<string, Sendable> | undefined
  let names: { script: string; style: string } | undefined
  const document = ({ shop }: Pick<ApiContext, 'shop'>) => {
    const previews = LOCALES.map((locale) => new URL(href(MARKETS[locale], '/preview/'), shop.config.publicUrl).href).join(' ')
    if (!names) {
      const manifest = JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8')) as Record<string, Chunk>
      const entry = manifest[ENTRY]!
      names = { script: entry.file, style: manifest['style.css']?.file ?? entry.css?.[0] ?? '' }
    }
    const nonce = randomBytes(16).toString('base64url')
    return new Response(documentOf(names.script, names.style, nonce), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policyOf(nonce, previews),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      },
    })
  }
  return [
    {
      method: 'GET',
      path: '/admin/assets/:file',
      guard: 'public',
      handler({ request, params }) {
        const found = (assets ??= readAssets()).get(`/assets/${params.file}`)
        return found ? toResponse(request, found) : problem(404, 'not_found')
      },
    },
    { method: 'GET', path: '/admin', guard: 'public', handler: document },
    { method: 'GET', path: '/admin/*', guard: 'public', handler: document },
  ]
}
